"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from theogony.server.storage.failing import StorageError
from theogony.server.storage.writer import Connection

VERSION: Final = 1

SCHEMA: Final = (
    "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS guests (key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,"
    " lang TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS tables (match TEXT PRIMARY KEY, version BIGINT NOT NULL, status TEXT NOT NULL,"
    " public INTEGER NOT NULL, created BIGINT NOT NULL, wake BIGINT, body BYTES NOT NULL, summary BYTES NOT NULL)",
    "CREATE INDEX IF NOT EXISTS tables_listed ON tables (status, public, created)",
    "CREATE TABLE IF NOT EXISTS sitters (match TEXT NOT NULL, guest TEXT NOT NULL, PRIMARY KEY (guest, match))",
    "CREATE INDEX IF NOT EXISTS sitters_by_match ON sitters (match)",
    "CREATE TABLE IF NOT EXISTS entries (match TEXT NOT NULL, n BIGINT NOT NULL, body BYTES NOT NULL,"
    " PRIMARY KEY (match, n))",
    "CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, n BIGINT NOT NULL, body BYTES NOT NULL)",
    "CREATE TABLE IF NOT EXISTS reviews (match TEXT PRIMARY KEY, body BYTES NOT NULL)",
    "CREATE TABLE IF NOT EXISTS chat (match TEXT NOT NULL, at BIGINT NOT NULL, body BYTES NOT NULL)",
    "CREATE INDEX IF NOT EXISTS chat_by_match ON chat (match, at)",
    "CREATE TABLE IF NOT EXISTS writers (name TEXT PRIMARY KEY, batch BIGINT NOT NULL)",
)


def prepare(db: Connection, where: str, bytes_type: str) -> None:
    """Make the tables that are missing; StorageError if the database was written by a newer program."""
    for statement in SCHEMA:
        db.run(statement.replace("BYTES", bytes_type))
    db.run("INSERT INTO meta (name, value) VALUES ('version', ?) ON CONFLICT (name) DO NOTHING", (str(VERSION),))
    version = str(db.run("SELECT value FROM meta WHERE name = 'version'")[0][0])
    if not version.isdigit() or int(version) > VERSION:
        raise StorageError(
            f"The database {where} has version {version}, this program knows version {VERSION}: "
            "update Theogony, or name another database with --database."
        )
