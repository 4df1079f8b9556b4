"""How abilities act: their context, choices, targets, instructions in order, triggers, replacements and lasting effects."""
