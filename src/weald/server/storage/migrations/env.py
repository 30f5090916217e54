"""Where Alembic enters: it works on the connection, and in the transaction, that it is given."""

from alembic import context

from weald.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
