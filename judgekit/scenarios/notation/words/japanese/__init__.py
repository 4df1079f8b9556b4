"""Japanese sentences: what lies where, told in several clauses, and what speech leaves out of deeds."""
