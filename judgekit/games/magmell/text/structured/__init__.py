"""The structured form of abilities in scenario files (`abilities:`), read into terms."""
