"""The verbs of an Action."""
