"""Triggered abilities (603): what triggers, and how it is put on the stack."""
