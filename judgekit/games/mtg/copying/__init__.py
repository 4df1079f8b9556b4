"""Copying objects (707)."""
