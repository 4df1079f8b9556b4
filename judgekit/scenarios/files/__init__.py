"""Scenario files: YAML with places, its records, what forks change of it, and the cards it names."""
