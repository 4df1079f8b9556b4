"""What words mean in a position: characteristics, references, filters, amounts, conditions, last known information."""
