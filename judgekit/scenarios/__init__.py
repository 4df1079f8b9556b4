"""Scenario files: read, run and judged."""
