### The end and the chart of a game

sylvion-ending-won = La forêt tient bon.
sylvion-ending-lost = La forêt a brûlé.
sylvion-measure-bloom = Orées en floraison
sylvion-measure-desolated = Orées désolées
sylvion-measure-restored = Restaurées par les arbres
