"""Verbs that ask: questions, choices, decisions of all players."""
