"""Benches: what judgekit measures about itself, run by `make bench`."""
