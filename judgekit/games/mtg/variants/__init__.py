"""Chapter 9 and the rare parts of chapter 7: commanders, vanguards, the monarch, subgames, restarting, shortcuts."""
