### Spirit Island: Reach, an aspect of Shadows Flicker Like Flame

spirit_island-name-reach = Ombre vacillante de la flamme : Portée
spirit_island-about-reach = Une fois par tour, rien n’est hors de portée : ni une cible, ni une région où s’étendre.

spirit_island-name-reach_through_ephemeral_distance = Atteindre par-delà la distance éphémère
spirit_island-effect-reach_through_ephemeral_distance = Une fois par tour, une de vos Actions ignore la portée : une action de croissance, un pouvoir ou une case d’une piste. Ici, vous le dites avant l’Action ; ses autres exigences demeurent.
spirit_island-offer-reach_through_ephemeral_distance = Atteindre par-delà la distance éphémère : ignorer la portée pour { $n } Action
spirit_island-lasting-reach_used = { $id } : utilisé ce tour-ci
