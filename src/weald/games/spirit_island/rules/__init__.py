"""The parts that content may plug into: hooks, the registry, targeting, effects."""
