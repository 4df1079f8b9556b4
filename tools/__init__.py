"""What those who work on judgekit use, and nobody else: the targets of the Makefile."""
