"""Japanese card text of Magic, rendered sentence by sentence in the English templating that `english` reads."""
