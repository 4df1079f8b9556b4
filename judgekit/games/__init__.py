"""One package per rulebook game, its modules named after the chapters of the book."""
