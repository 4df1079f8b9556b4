"""Questions and expectations of a notation answered: on every line of play, with the rules that decide it."""
