### La première partie de Sylvion

learn-idea-sylvion-aim = Gardez le feu hors de la forêt.
learn-idea-sylvion-aim-text = À chaque tour, quatre cartes se révèlent à droite et les élémentaux avancent d’une case vers la gauche. Celui qui atteint la forêt désole autant d’orées que sa force ; sans orée en floraison, vous perdez.
learn-idea-sylvion-fountain = Jouez Fontaine 3 contre la ligne 2.
learn-idea-sylvion-fountain-text = Un élémental qui rencontre une fontaine lui est comparé : le plus faible disparaît, les égaux se détruisent. Dans la ligne 2 arrive un élémental de 2.
learn-idea-sylvion-fountain_space = Placez-la juste sur son chemin.
learn-idea-sylvion-fountain_space-text = Elle gagnera contre le 2 et restera. Près des piles, elle laisse aussi de la place derrière elle.
learn-idea-sylvion-pay = Payez avec des cartes de votre main.
learn-idea-sylvion-pay-text = Le prix est un nombre d’autres cartes, qui vont à la défausse. Les fontaines de 1 arrêtent peu : donnez celles-là.
learn-idea-sylvion-animal = Appelez l’éléphant.
learn-idea-sylvion-animal-text = Les animaux agissent aussitôt puis vont à la défausse. L’éléphant détruit un élémental au choix pour une carte.
learn-idea-sylvion-animal_target = Piétinez le plus fort, ligne 4.
learn-idea-sylvion-animal_target-text = Les deux de force 0 semblent inoffensifs, mais un Embrasement en ferait des 4. Pour l’instant, le 3 est le pire.
learn-idea-sylvion-end = Terminez votre tour.
learn-idea-sylvion-end-text = Vous pouvez garder 10 cartes et en piochez 3 par tour. Ce que vous gardez paiera plus tard.
learn-idea-sylvion-hedgehogs = Chassez l’Embrasement.
learn-idea-sylvion-hedgehogs-text = Les hérissons ne se jouent qu’ici, avant que les cartes révélées n’agissent, et en retirent une. Il embraserait tous les élémentaux : 0 devient 4, les autres gagnent 1.
learn-idea-sylvion-tree = Plantez un arbre.
learn-idea-sylvion-tree-text = Les arbres comptent pour la fin et ne se battent pas : tout élémental les détruit. Leur nombre est leur vitalité.
learn-idea-sylvion-tree_space = Placez-le derrière votre fontaine.
learn-idea-sylvion-tree_space-text = Dans la colonne la plus proche de la forêt, il est le plus à l’abri. Pour passer la fontaine, il faut être fort.
learn-idea-sylvion-win = Comment gagner.
learn-idea-sylvion-win-text = Tenez 12 tours et l’assaut final. La vitalité de vos arbres doit alors atteindre le nombre d’orées désolées.
learn-done-sylvion = La prévision à côté du plateau dit ce qui brûlera si vous ne faites rien. Dépensez tôt vos cartes contre ce qui est fort, et plantez quand une ligne est calme.
