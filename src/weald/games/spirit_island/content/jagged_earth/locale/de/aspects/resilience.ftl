### Spirit Island: Resilience, an aspect of Vital Strength of the Earth

spirit_island-name-resilience = Lebenskraft der Erde: Widerstandskraft
spirit_island-about-resilience = Ihre Heiligen Stätten ertragen fast jedes Wüten ohne Ödnis; die Dahan müssen für sich selbst sorgen.

spirit_island-name-anchor_the_lands_resilience = Die Widerstandskraft des Landes verankern
spirit_island-effect-anchor_the_lands_resilience = Deine Heiligen Stätten ertragen 8 Schaden mehr als sonst, bevor Schaden Ödnis bringt. Dahan schützt das nicht.
