"""The quiz: situations of scenarios asked of a person; what is right is what the engine finds, not what a file says."""
