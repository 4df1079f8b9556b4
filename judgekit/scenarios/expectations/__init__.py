"""What a scenario asks and expects: the forms of it, what happened in a step, and whether the two agree."""
