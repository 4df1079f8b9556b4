"""Damage and life: damage dealt, prevented and redirected (120, 614.9, 615), and what it and effects do to life totals (119)."""
