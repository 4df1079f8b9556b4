"""Steps of scenarios (`do`)."""
