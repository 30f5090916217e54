### Spirit Island: Sunshine, an aspect of River Surges in Sunlight

spirit_island-name-sunshine = River Surges in Sunlight: Sunshine
spirit_island-about-sunshine = It shares its energy with another spirit, more of it the longer it grows. It begins with 1 energy and without Boon of Vigor.

spirit_island-name-boon_of_sunshines_promise = Boon of Sunshine’s Promise
spirit_island-effect-boon_of_sunshines_promise-1 = The spirit gains 1 energy less than the highest number you have uncovered on your energy track.
spirit_island-effect-boon_of_sunshines_promise-2 = You gain as much energy.
spirit_island-effect-boon_of_sunshines_promise-3 = The spirit may remove 1 blight from one of its lands with dahan.
