"""Answers of AI spirits: the heuristic, the moves of a phase, quick answers, the playouts of searches."""
