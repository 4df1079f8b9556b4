"""MAGMELL, after its comprehensive rules 1.01 (magmell@1.01)."""
