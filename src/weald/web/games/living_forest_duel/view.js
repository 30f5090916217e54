/** Views of this game, typed, and the few questions every part asks about them. */

import { plain } from "../../js/ui/components.js";

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("../../js/types.js").Term} Term */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.View} DuelView */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Animal} Animal */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Plank} Plank */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.LyingAnimal} Lying */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Recruit} Recruit */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Helper} Helper */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Edge} Edge */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Tree} Tree */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Planted} Planted */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Place} Place */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Clearing} Clearing */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Target} Target */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Share} Share */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.ElementRow} Row */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Action} Action */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.TreePile} Pile */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Count} Count */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Goals} Goals */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Solitary} Solitary */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Box} Box */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Player} Player */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Stand} Stand */
/** @typedef {import("../../js/types.gen.js").LivingForestDuel.Forecast} Forecast */

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
