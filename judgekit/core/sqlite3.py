"""SQLite without its Python wrapper: `sqlite3` imports datetime and functools to adapt dates, which no store of ours holds.

That costs a third of a cold look-up. The classes are the same ones, so whatever the standard `sqlite3` made fits.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sqlite3 import Connection, DatabaseError, Error, OperationalError, ProgrammingError, Row, connect
else:
    try:
        from _sqlite3 import Connection, DatabaseError, Error, OperationalError, ProgrammingError, Row, connect
    except ImportError:  # another Python than CPython
        from sqlite3 import Connection, DatabaseError, Error, OperationalError, ProgrammingError, Row, connect

__all__ = ["Connection", "DatabaseError", "Error", "OperationalError", "ProgrammingError", "Row", "connect"]
