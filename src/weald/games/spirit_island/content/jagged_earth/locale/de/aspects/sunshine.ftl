### Spirit Island: Sunshine, an aspect of River Surges in Sunlight

spirit_island-name-sunshine = Sonnengenährter Fluss: Sonnenschein
spirit_island-about-sunshine = Er teilt seine Energie mit einem anderen Geist, und je weiter er wächst, desto mehr. Er beginnt mit 1 Energie und ohne Segen der Kraft.

spirit_island-name-boon_of_sunshines_promise = Segen der Sonnenverheißung
spirit_island-effect-boon_of_sunshines_promise-1 = Der Geist erhält 1 Energie weniger als die höchste Zahl, die du auf deiner Energieleiste aufgedeckt hast.
spirit_island-effect-boon_of_sunshines_promise-2 = Du erhältst ebenso viel Energie.
spirit_island-effect-boon_of_sunshines_promise-3 = Der Geist darf 1 Ödnis aus einem seiner Gebiete mit Dahan entfernen.
