"""SQLite without its Python wrapper: `sqlite3` imports datetime and functools to adapt dates, which no store of ours holds.

That costs a third of a cold look-up. The classes are the same ones, so whatever the standard `sqlite3` made fits.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sqlite3 import Connection, DatabaseError, Error, OperationalError, ProgrammingError, Row, connect
else:

    def __getattr__(name):
        """Return a class or function of SQLite; the first one loads it, since a `check` of one file opens no store."""
        if name not in __all__:
            raise AttributeError(name)
        try:
            import _sqlite3 as found
        except ImportError:  # another Python than CPython
            import sqlite3 as found
        globals().update({one: getattr(found, one) for one in __all__})
        return globals()[name]


__all__ = ["Connection", "DatabaseError", "Error", "OperationalError", "ProgrammingError", "Row", "connect"]
