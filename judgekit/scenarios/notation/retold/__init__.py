"""English sentences that no row reads, said again in plain ones: clauses parted, deeds and questions in the forms of the rows.

Nothing here is tried where a text is read as it stands. What is said again holds every word of the sentence, or words of which it
is known that they say nothing more; it is read by the rows as anything else is, and shown above the answer.
"""
