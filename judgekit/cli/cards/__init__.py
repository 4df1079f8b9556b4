"""Cards on the command line: the files of the user, cards by name, and what card text was understood as."""
