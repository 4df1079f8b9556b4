"""A position played line by line: a table that is told what happens, what it does by itself and takes for granted, its boards."""
