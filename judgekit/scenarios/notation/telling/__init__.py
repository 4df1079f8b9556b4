"""What happened told in the words of table notation: steps as lines, results as sentences, replies to questions."""
