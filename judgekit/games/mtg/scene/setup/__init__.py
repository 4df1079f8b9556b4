"""Start positions of scenarios (`given`)."""
