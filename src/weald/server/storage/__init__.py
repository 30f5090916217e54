"""The database: schema, queries, cache, writer, backup."""
