"""The current schema; `migrations` leads there, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# Constraints are named so that migrations can address them on every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# `start` is the record without its answers; `position` the last checkpoint with the answers since;
# `mark` the number of events before that checkpoint; `version` the number of the last entry.
# `invite` is the code that lets guests take a seat, `timer` the seconds a human has for an answer, `wish` an
# open takeback request, `asked_since` when the present question began, `archived` when the entries were moved
# to the archive, `disclosed` why the host may know hidden cards, `fair_deal` the secret of a fair deal
# and what people brought to it, `gathering` that it waits for them.
# `practice` says that it goes on from a moment of a finished game, `pace` how fast AI seats act.
# Times are milliseconds since 1970.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("start", JSON, nullable=False),
    Column("position", JSON, nullable=False),
    Column("mark", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("owner", String(64), index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("invite", String(32), index=True, unique=True),
    Column("timer", Integer, index=True),
    Column("wish", JSON(none_as_null=True)),
    Column("asked_since", BigInteger),
    Column("archived", BigInteger),
    Column("disclosed", String(40), nullable=False, server_default="solo"),
    Column("fair_deal", JSON(none_as_null=True)),
    Column("gathering", Boolean, nullable=False, server_default=false()),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("pace", String(10), nullable=False, server_default="at_once"),
)

# `token` and `owner` are hashes; the secrets themselves are never stored. `away` marks the seat of a human
# that an AI plays for now, `looked` one into which others have looked, `moved` one that came from another
# device; `dealt_to` is the owner at the time of a fair deal.
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(200), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("level", String(40)),
    Column("token", String(64), index=True),
    Column("owner", String(64), index=True),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("looked", Boolean, nullable=False, server_default=false()),
    Column("moved", Boolean, nullable=False, server_default=false()),
    Column("dealt_to", String(64), index=True),
)

# Entry 0 is the opening of the table. `last` is the number of the last event after the entry, `undone` the
# number of the entry that took an answer back, `engine` the rules that accepted it.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("option", String(100)),
    Column("key", String(80)),
    Column("draws", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("last", Integer, nullable=False),
    Column("undone", Integer),
    Column("engine", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

# Chat messages. `owner` is the browser or the program that wrote one; those of earlier versions have none.
talk = Table(
    "talk",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(200), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
    Column("owner", String(64), index=True),
    UniqueConstraint("table_id", "key"),
)

# The compressed entries of archived tables.
archive = Table(
    "archive",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

# Codes that move a browser's seats to another device, and what their links contain: hashes. `owner` is the
# browser that has the seats, `taken_by` the one that has used the code.
moves = Table(
    "moves",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("token", String(64), nullable=False, index=True, unique=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("taken_by", String(64)),
    Column("expires", BigInteger, nullable=False),
)

# The keys that sign the cookies of browsers, in hexadecimal digits: one of this database, perhaps some of
# restored backups. And the hashes of unsigned cookies whose browsers have come with a signed one.
cookie_keys = Table("cookie_keys", metadata, Column("key", String(64), primary_key=True))
exchanged_cookies = Table("exchanged_cookies", metadata, Column("owner", String(64), primary_key=True))

# Remains of a deleted table with a fair deal: the record without its answers, with the secret, for each
# person (`owner`) who contributed, for some time. `gone` is when the table was deleted.
proofs = Table(
    "proofs",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(64), primary_key=True, index=True),
    Column("record", JSON, nullable=False),
    Column("gone", BigInteger, nullable=False, index=True),
)

Index("ix_tables_updated", tables.c.updated)
