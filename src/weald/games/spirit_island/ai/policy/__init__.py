"""How AI spirits answer: the heuristic, the moves of a phase, quick answers, the playouts of searches."""
