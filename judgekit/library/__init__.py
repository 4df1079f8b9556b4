"""The compiled store: built once from the documents, opened in a millisecond."""
