"""The kit for card text."""
