### The end and the chart of a game

sylvion-ending-won = Der Wald steht.
sylvion-ending-lost = Der Wald ist verbrannt.
sylvion-measure-bloom = Gesunde Waldrandkarten
sylvion-measure-desolated = Verwüstete Waldrandkarten
sylvion-measure-restored = Von Bäumen geheilt
