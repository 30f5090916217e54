/** Views of this game, typed, and the few questions every part asks about them. */

import { plain } from "../../js/ui/components.js";

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("../../js/types.js").Term} Term */
/** @typedef {import("./view.gen.js").View} DuelView */
/** @typedef {import("./view.gen.js").Animal} Animal */
/** @typedef {import("./view.gen.js").Plank} Plank */
/** @typedef {import("./view.gen.js").LyingAnimal} Lying */
/** @typedef {import("./view.gen.js").Recruit} Recruit */
/** @typedef {import("./view.gen.js").Helper} Helper */
/** @typedef {import("./view.gen.js").Edge} Edge */
/** @typedef {import("./view.gen.js").Tree} Tree */
/** @typedef {import("./view.gen.js").Planted} Planted */
/** @typedef {import("./view.gen.js").Place} Place */
/** @typedef {import("./view.gen.js").Clearing} Clearing */
/** @typedef {import("./view.gen.js").Target} Target */
/** @typedef {import("./view.gen.js").Share} Share */
/** @typedef {import("./view.gen.js").ElementRow} Row */
/** @typedef {import("./view.gen.js").Action} Action */
/** @typedef {import("./view.gen.js").TreePile} Pile */
/** @typedef {import("./view.gen.js").Count} Count */
/** @typedef {import("./view.gen.js").Goals} Goals */
/** @typedef {import("./view.gen.js").Solitary} Solitary */
/** @typedef {import("./view.gen.js").Box} Box */
/** @typedef {import("./view.gen.js").Player} Player */
/** @typedef {import("./view.gen.js").Stand} Stand */
/** @typedef {import("./view.gen.js").Forecast} Forecast */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {DuelView} */ (ctx.view);

/** @param {Ctx} ctx whose sums stand first: the viewer's, or for a spectator those of the seat looked at */
export const mySeat = (ctx) => ctx.seat ?? ctx.looked.value % 2;

/** @param {Ctx} ctx @param {string} card */
export const cardName = (ctx, card) => ctx.t("living_forest_duel-card", { card });

/** @param {Ctx} ctx @param {string} card its name with the places where it may be divided */
export const narrowName = (ctx, card) => ctx.t("living_forest_duel-ui-narrow-card", { card });

/** @param {Ctx} ctx @param {string} element */
export const elementName = (ctx, element) => ctx.t("living_forest_duel-element", { element });

/** @param {Ctx} ctx @param {string} season */
export const seasonName = (ctx, season) => ctx.t("living_forest_duel-ui-season", { season });

/** @param {Ctx} ctx @returns {Action | null} the action that is being paid for now */
export const running = (ctx) => viewOf(ctx).actions.at(-1) ?? null;

/** @param {Ctx} ctx @param {number} seat whether this seat is planting trees now */
export const isPlanting = (ctx, seat) => {
  const { phase, active } = viewOf(ctx);
  return active === seat && (phase === "tree" || phase === "cell");
};

/**
 * Return the purchases that the element under the pointer allows, by ref: shown before a decision.
 * @param {Ctx} ctx @returns {Set<string>}
 */
export function wishes(ctx) {
  const { phase, elements } = viewOf(ctx);
  const row =
    phase === "play" || phase === "sanki" ? elements.find(({ ref }) => ref === ctx.hot.value) : undefined;
  return new Set((row?.seats[mySeat(ctx)]?.buys ?? []).map(({ ref }) => ref));
}

/** @param {Animal} animal the only cards of a season that cannot be recruited */
export const isVaran = ({ season, cost }) => season !== null && cost === null;

/** @param {Animal} animal @param {Ctx} ctx an animal in words, for who cannot see it */
export function animalWords(animal, ctx) {
  const planks = Object.entries(animal.elements).map(
    ([element, n]) => `${elementName(ctx, element)} ${plain(ctx, n)}`,
  );
  const args = { card: animal.card, symbol: animal.symbol ?? "none", cost: animal.cost ?? 0 };
  return [ctx.t("living_forest_duel-ui-say-animal", args), ...planks].join(", ");
}

/** @param {Tree} tree @param {Ctx} ctx a tree in words */
export function treeWords(tree, ctx) {
  const args = {
    element: tree.element ?? "none",
    bonus: tree.bonus ?? "none",
    rivers: riverWords(tree, ctx),
  };
  return ctx.t("living_forest_duel-ui-say-tree", args);
}

/** @param {Tree} tree @param {Ctx} ctx @returns {string[]} */
const riverWords = (tree, ctx) => tree.river.map((edge) => ctx.t("living_forest_duel-ui-edge", { edge }));
