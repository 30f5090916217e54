### Spirit Island: Ward the Shores

spirit_island-name-ward_the_shores = Ward the Shores
spirit_island-option-scenario-ward_the_shores = Ward the Shores
spirit_island-effect-ward_the_shores = Once per turn, each spirit may play a power card face down: it takes a card play, but costs no energy and gives no elements. In the slow phase, pay 2 energy for each blight, town and city in one of your sacred sites to add 1 warding there. A warding gives defend 3 until blight is added to its land. From invader stage III on, each explore also adds 1 town. The only victory: terror level 2 or higher, and a warding in every coastal land.

spirit_island-offer-ward_the_shores = { $n ->
    [0] Play a card face down, for a warding
   *[other] Add a warding at a sacred site
}
spirit_island-ask-face-down = { $id }: which card do you play face down?
spirit_island-ask-ward = { $id }: which sacred site gets a warding?
spirit_island-ask-lift-warding = { $id }: which warding do you take for it?
spirit_island-lasting-warding = { $id }: warding, defend 3
spirit_island-lasting-warded = { $id }: the face-down card of this turn has been used
spirit_island-event-face-down = { $spirit }: plays { $id } face down.
spirit_island-event-warding-destroyed = The warding in { $land } is destroyed.
