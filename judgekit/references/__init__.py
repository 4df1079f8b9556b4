"""Cross references: found in text, resolved to nodes, joined to a graph."""
