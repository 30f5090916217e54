/** The looks of things: the sign and the tint of every animal, element, bonus, season and victory. */

/** @typedef {import("./view.gen.js").Element} Element */
/** @typedef {import("./view.gen.js").Bonus} Bonus */
/** @typedef {import("./view.gen.js").Season} Season */
/** @typedef {import("./view.gen.js").Goal} Goal */

/** @type {Element[]} planks always hang in this order */
export const ELEMENTS = ["sun", "water", "plant", "wind"];

/** @type {Goal[]} */
export const GOALS = ["fire", "block", "line", "onibi"];

/** @type {Record<Element, string>} */
export const ELEMENT_SIGN = { sun: "sun", water: "water-drop", plant: "sprout", wind: "swirl-string" };

/** @type {Record<Bonus, string>} */
export const BONUS_SIGN = { recruit: "sun", extinguish: "water-drop", plant: "sprout", sanki: "lotus" };

/** @type {Record<Season, string>} */
export const SEASON_SIGN = { summer: "oak-leaf", winter: "snowflake-1" };

/** @type {Record<Goal, string>} */
export const GOAL_SIGN = { fire: "flame", block: "pine-tree", line: "deer-head", onibi: "wisp" };

/** @type {Record<string, string>} animals whose drawing has another name than the card */
const OTHER_SIGN = {
  bear: "bear-face",
  chameleon: "chameleon-glyph",
  cockatoo: "parrot-head",
  crocodile: "croc-jaws",
  elephant: "elephant-head",
  lynx: "lynx-head",
  raccoon: "raccoon-head",
  spider: "spider-alt",
  stag: "deer-head",
  fox: "fox-head",
  owl: "barn-owl",
  tiger: "tiger-head",
  rhinoceros: "rhinoceros-horn",
  chimpanzee: "monkey",
  ram: "ram-profile",
  wolf: "wolf-head",
  mantis: "praying-mantis",
  crane: "heron",
  hare: "rabbit",
  eagle: "eagle-head",
  salamander: "gecko",
  horned_owl: "owl",
  panther: "feline",
  goldfish: "tropical-fish",
  varan_summer: "salamander",
  varan_winter: "salamander",
};

/** @param {{card: string, season: Season | null}} animal how the shared `Card` draws it */
export const look = ({ card, season }) => ({ tint: season ?? "animal", icon: OTHER_SIGN[card] ?? card });

/** @param {unknown} word @returns {word is Element} */
export const isElement = (word) => ELEMENTS.some((element) => element === word);
