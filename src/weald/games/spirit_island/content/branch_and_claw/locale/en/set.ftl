### Spirit Island: branch_and_claw

spirit_island-set-branch_and_claw = Branch & Claw
spirit_island-option-branch_and_claw = { spirit_island-set-branch_and_claw }
spirit_island-option-branch_and_claw-help = The expansion with beasts, wilds, disease and strife, events, more powers, spirits, scenarios and France.
