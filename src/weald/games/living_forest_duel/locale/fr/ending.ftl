### The end and the chart of a game

living_forest_duel-measure-fire = Feux
living_forest_duel-measure-block = Arbres en bloc
