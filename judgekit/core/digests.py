"""Digests of text: `blake2b`, without the OpenSSL that `hashlib` loads with it.

On the path of a cold start.
"""

try:
    from _blake2 import blake2b
except ImportError:  # another Python than CPython
    from hashlib import blake2b

__all__ = ["blake2b"]
