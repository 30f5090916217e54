### Spirit Island: branch_and_claw

spirit_island-set-branch_and_claw = Ast und Tatze
spirit_island-option-branch_and_claw = { spirit_island-set-branch_and_claw }
spirit_island-option-branch_and_claw-help = Die Erweiterung mit Bestien, Wildnis, Seuche und Streit, Ereignissen, weiteren Fähigkeiten, Geistern und Szenarien sowie Frankreich.
