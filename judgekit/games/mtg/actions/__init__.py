"""What happens to objects and players: moving, damage, life, drawing, tokens, attaching, entering, replacing (614-616)."""
