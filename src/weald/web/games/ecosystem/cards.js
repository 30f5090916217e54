/** The eleven kinds of card: their order on every list, their sign, their tint. */

/** @typedef {import("./view.gen.js").Kind} Kind */

/** @type {Kind[]} */
export const KINDS = [
  "stream",
  "meadow",
  "bear",
  "fox",
  "deer",
  "wolf",
  "trout",
  "bee",
  "eagle",
  "dragonfly",
  "rabbit",
];

/** @type {Record<Kind, string>} names in the icon sprite */
const SIGNS = {
  stream: "splashy-stream",
  meadow: "high-grass",
  bear: "bear-head",
  fox: "fox",
  deer: "deer-head",
  wolf: "wolf-howl",
  trout: "salmon",
  bee: "bee",
  eagle: "eagle-head",
  dragonfly: "dragonfly",
  rabbit: "rabbit",
};

export const BIODIVERSITY_SIGN = "three-leaves";

/** @param {unknown} word @returns {word is Kind} */
export const isKind = (word) => typeof word === "string" && Object.hasOwn(SIGNS, word);

/** @param {Kind} kind how the shared `Card` and `Swatch` draw it */
export const look = (kind) => ({ tint: `t-${kind}`, icon: SIGNS[kind] });

/** @param {Kind} kind the two colours as custom properties, for things that are not a `Card` */
export const colours = (kind) => ({ "--c": `var(--t-${kind})`, "--ci": `var(--t-${kind}-ink)` });
