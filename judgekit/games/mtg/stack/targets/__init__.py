"""Targets (115): how many, which are legal, how an amount is divided among them, how they change."""
