"""The numbers of the chart."""

import weald
from weald.games.sylvion.result import measures
from weald.games.sylvion.state import Battle


def test_the_chart_counts_bloom_desolation_and_what_the_trees_restore() -> None:
    s = weald.new("sylvion", seats=1, seed=1).run.state
    assert isinstance(s, Battle)
    assert measures(s) == {"bloom": 6, "desolated": 6, "restored": 0}
