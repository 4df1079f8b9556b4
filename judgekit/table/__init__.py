"""The table: what a game needs to be set up, played, asked and worded from outside. It knows the kernel, and no game."""
