### La première partie d’Écosystème : Forêt

learn-idea-ecosystem-aim = Faites pousser une forêt de 20 cartes.
learn-idea-ecosystem-aim-text = À chaque tour vous posez une carte, jusqu’à remplir 4 lignes de 5. Les cartes marquent selon leurs voisines ; les diagonales ne comptent pas.
learn-idea-ecosystem-meadow = Jouez la prairie.
learn-idea-ecosystem-meadow-text = Les prairies qui se touchent marquent ensemble, cinq valent 15 points. Au milieu, une prairie laisse aussi de la place à ses voisins.
learn-idea-ecosystem-give = Donnez une carte à Alban : la libellule.
learn-idea-ecosystem-give-text = En solo, vous jouez contre Alban, qui reçoit une de vos cartes à chaque tour. Sans ruisseau, une libellule ne marque rien, ni pour lui ni pour vous.
learn-idea-ecosystem-bee = Jouez l’abeille.
learn-idea-ecosystem-bee-text = Une abeille marque 3 par prairie voisine. Pointez une carte pour lire sa règle.
learn-idea-ecosystem-place = Posez-la à côté de la prairie.
learn-idea-ecosystem-place-text = Une carte se pose à côté d’une carte déjà posée. Le nombre dans une case est ce que la carte y rapporte maintenant.
learn-idea-ecosystem-deer = Jouez un cerf.
learn-idea-ecosystem-deer-text = Les cerfs marquent 2 par ligne et 2 par colonne qui en contient un. Dispersez-les.
learn-idea-ecosystem-frame = Pensez au cadre.
learn-idea-ecosystem-frame-text = La forêt finit avec 4 lignes et 5 colonnes, et peut encore s’étendre de tous côtés. Posez le cerf au-dessus, dans une ligne à lui.
learn-idea-ecosystem-wolf = Les loups se comparent à ceux d’Alban.
learn-idea-ecosystem-wolf-text = Le plus de loups rapporte 12 points, le deuxième 8. Les ruisseaux se comparent de même, par le plus long : 8 et 5.
learn-idea-ecosystem-rabbit = Jouez le lapin.
learn-idea-ecosystem-rabbit-text = Il ne marque que 1. Mais quand vous le jouez, deux cartes de votre forêt peuvent échanger leurs places.
learn-idea-ecosystem-swap = Choisissez deux cartes à échanger, ou aucune.
learn-idea-ecosystem-swap-text = En fin de partie, cela répare une erreur. Pour l’instant tout est bien placé : n’échangez rien.
learn-idea-ecosystem-gaps = Attention aux manques.
learn-idea-ecosystem-gaps-text = Chacune des onze espèces qui ne marque rien est un manque : 2 au plus rapportent 12 points, 6 ou plus en coûtent 5. Prenez donc un peu de tout.
learn-done-ecosystem = Remplissez votre forêt. À la fin, 30 points d’avance sur Alban sont une victoire facile, 50 une normale et 70 une difficile.
