"""A notation as a scenario file, and a scenario file as notation."""
