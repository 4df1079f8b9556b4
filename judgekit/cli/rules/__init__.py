"""Rules on the command line: by number, by words, what they cite, what became of them, terms, and all of it for programs."""
