"""A notation read: its cards, its position, what players do, its variations; before anything is played."""
