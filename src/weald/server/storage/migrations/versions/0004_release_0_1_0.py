"""The schema of 0.1.0, from which all steps begin; a new database is made from `schema` instead."""

revision = "0004"
down_revision = None
