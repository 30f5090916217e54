/** Every card's sign and tint, and how it is drawn. */

import { html } from "../../js/core/preact.js";
import { Card, Icon, Swatch } from "../../js/ui/components.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {{tint: string, icon: string}} Look */

export const BLOOM = { tint: "bloom", icon: "lotus-flower" };
export const DESOLATE = { tint: "desolate", icon: "dead-wood" };
export const PAWN_SIGN = "chess-pawn";

/** @type {Record<string, Look>} families that look alike but for their number */
const FAMILIES = {
  fountain: { tint: "fountain", icon: "water-fountain" },
  tree: { tint: "tree", icon: "fruit-tree" },
  elemental: { tint: "elemental", icon: "rock-golem" },
  marked: { tint: "elemental", icon: "rock-golem" },
  blazing: { tint: "blazing", icon: "burning-meteor" },
};

/** @param {string} tint @param {Record<string, string>} signs @returns {Record<string, Look>} */
const all = (tint, signs) =>
  Object.fromEntries(Object.entries(signs).map(([card, icon]) => [card, { tint, icon }]));

/** @type {Record<string, Look>} */
const CARDS = {
  ...all("animal", {
    whale: "sperm-whale",
    elephant: "elephant",
    hedgehogs: "hedgehog",
    owl: "owl",
    stag: "stag-head",
    doves: "dove",
    squirrels: "squirrel",
    fish: "double-fish",
  }),
  ...all("desolate", { betrayal: "backstab" }),
  ...all("bloom", {
    feat_owl: "barn-owl",
    feat_elephants: "elephant-head",
    feat_hedgehogs: "porcupine",
    feat_squirrels: "card-exchange",
    feat_stag: "deer",
    feat_fish: "school-of-fish",
    feat_doves: "peace-dove",
    feat_whales: "whale-tail",
  }),
  ...all("support", {
    geyser: "volcano",
    desiccation: "leaf-skeleton",
    acid_lake: "bubbling-bowl",
    temporal_tornado: "tornado",
    demobilization: "card-burn",
    stone_rain: "falling-rocks",
    blaze: "wildfires",
    simoon: "wind-slap",
  }),
};

/**
 * @param {string} card
 * @returns {{family: string, number: number | null}} "fountain_3" is a fountain with a 3
 */
export function split(card) {
  const [family = "", number = ""] = card.split("_");
  return family in FAMILIES ? { family, number: Number(number) } : { family: card, number: null };
}

/** @param {string} card @returns {Look} */
export const look = (card) => FAMILIES[split(card).family] ?? CARDS[card] ?? DESOLATE;

/** @type {Record<string, Look>} the families of a deck, for sums */
export const KIND_LOOKS = {
  fountain: look("fountain_1"),
  tree: look("tree_1"),
  animal: { tint: "animal", icon: "stag-head" },
  betrayal: look("betrayal"),
  feat: { tint: "bloom", icon: "laurel-crown" },
};

/** @param {string} card the name on its face: short, because the number stands in the corner */
const faceName = (card) => ({ id: "sylvion-ui-face", args: { card: split(card).family } });

/**
 * A card with everything printed on it.
 * @param {{card: string, ctx: Ctx, cost?: number | null, letter?: string | null, pawn?: boolean, class?:
 *   string, children?: any} & Record<string, any>} props
 */
export function SyCard({
  card,
  ctx,
  cost = null,
  letter = null,
  pawn = false,
  class: more = "",
  children,
  ...rest
}) {
  const { family, number } = split(card);
  return html`<${Card} ...${look(card)} name=${ctx.t(faceName(card))} class=${`sy ${more}`} ...${rest}>
    ${
      cost !== null &&
      html`<span class="sy-cost inline gap-2"><span
        class="vh">${ctx.t("sylvion-ui-cost")} </span>${cost}</span>`
    }
    ${
      (number !== null || letter) &&
      html`<span class="sy-number inline gap-2 paper ink">
      ${family === "tree" && html`<${Icon} name=${BLOOM.icon} />`}${number ?? letter}</span>`
    }
    ${pawn && html`<span class="sy-pawn center"><${Icon} name=${PAWN_SIGN} /></span>`}
    ${family === "marked" && !pawn && html`<span class="sy-mark center"><${Icon} name=${PAWN_SIGN} /></span>`}
    ${children}
  </>`;
}

/** @param {{card: string}} props a card in the size of a letter, with its number */
export function SySwatch({ card }) {
  const { number } = split(card);
  return html`<span class="sy-swatch rel inline fixed" aria-hidden="true"><${Swatch} ...${look(card)} />${
    number !== null && html`<b>${number}</b>`
  }</span>`;
}
