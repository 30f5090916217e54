### Spirit Island: Madness, an aspect of Shadows Flicker Like Flame

spirit_island-name-madness = Ombre vacillante de la flamme : Folie
spirit_island-about-madness = Là où elle s’étend, les envahisseurs se querellent ; là où elle est détruite sous leurs yeux, ils ont peur. Les Dahans ne lui prêtent plus leur ombre.

spirit_island-name-shadows_cast_a_subtle_madness = Les ombres jettent une folie subtile
spirit_island-effect-shadows_cast_a_subtle_madness = Quand vous ajoutez une présence par la croissance, vous pouvez ajouter 1 discorde dans sa région.

spirit_island-name-glimpse_of_the_shadowed_void = Aperçu du vide ombreux
spirit_island-effect-glimpse_of_the_shadowed_void = 1 peur pour chacune de vos présences détruite dans une région avec des envahisseurs.
