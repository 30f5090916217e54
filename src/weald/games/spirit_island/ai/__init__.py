"""Advice for bots: evaluation and rollout policy."""
