"""Many scenario files at once: a limit on the time of each, several processes, the workers of several machines."""
