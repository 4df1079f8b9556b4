"""The game-neutral kernel: positions, questions, events and trace. Pure: no I/O, no randomness, no clock."""
