"""The command line: parse arguments, call, render."""
