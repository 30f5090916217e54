"""Everything that games share: state, steps, decisions, events, chance, views, tables. Knows no game."""
