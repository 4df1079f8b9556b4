"""Kinds of cards with rules of their own: battles (310), Roles (303), Rooms (709), levelers (711), Sagas (715), Classes (717)."""
