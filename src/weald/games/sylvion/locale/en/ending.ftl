### The end and the chart of a game

sylvion-ending-won = The forest stands.
sylvion-ending-lost = The forest has burned.
sylvion-measure-bloom = Edges in bloom
sylvion-measure-desolated = Desolated edges
sylvion-measure-restored = Restored by trees
