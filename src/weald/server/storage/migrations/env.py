"""Entry point of Alembic: runs migrations on the connection, and in the transaction, of the caller."""

from alembic import context

from weald.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
