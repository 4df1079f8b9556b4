"""What cards say as plain records, and the tables in which each game registers what its words mean."""
