"""Magic, after the Comprehensive Rules of 2021-09-22 (mtg@20210922)."""
