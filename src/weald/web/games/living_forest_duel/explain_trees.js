/** The inspector on trees: on their piles, in a forest, and on a cell where one may grow. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { BONUS_SIGN } from "./cards.js";
import { at } from "./forest.js";
import { plantedFrom } from "./piles.js";
import { TreeArt } from "./tree.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {import("./view.js").Tree} Tree */

/** @param {Tree} tree */
const art = (tree) => html`<span class="lfd-art"><${TreeArt} tree=${tree} /></span>`;

/** @param {Tree} tree @returns {Pick<Explanation, "title" | "art" | "text">} */
function printed(tree) {
  return {
    title: { id: "living_forest_duel-ui-tree", args: { element: tree.element ?? "none" } },
    art: art(tree),
    text: {
      id: "living_forest_duel-ui-about-tree",
      args: { element: tree.element ?? "none", bonus: tree.bonus ?? "none", cost: tree.cost ?? 0 },
    },
  };
}

/** @param {Ctx} ctx @param {string} name @returns {Explanation | null} */
export function aboutPile(ctx, name) {
  const pile = viewOf(ctx).trees.find((one) => one.pile === name);
  if (!pile) return null;
  const sub = { id: "living_forest_duel-ui-left", args: { n: pile.left } };
  if (!pile.top) return { title: { id: "living_forest_duel-ui-tree", args: { element: name } }, sub };
  return {
    ...printed(pile.top),
    sub,
    lines: viewOf(ctx).players.map(({ seat }) => ({
      label: { id: "living_forest_duel-ui-cells", args: { seat } },
      value: pile.places[seat]?.length ?? 0,
      count: true,
    })),
  };
}

/** @param {string} cell @returns {Message} */
function whereabouts(cell) {
  const { x, y } = at(cell);
  const ew = x > 0 ? "east" : x < 0 ? "west" : "none";
  const ns = y > 0 ? "south" : y < 0 ? "north" : "none";
  return { id: "living_forest_duel-where", args: { ew, x: Math.abs(x), ns, y: Math.abs(y) } };
}

/** @param {Ctx} ctx @param {number} seat @param {string} cell @returns {Explanation | null} */
export function aboutCell(ctx, seat, cell) {
  const player = viewOf(ctx).players[seat];
  if (!player) return null;
  const sub = whereabouts(cell);
  const choice = ctx.choice(`cell:${seat}:${cell}`);
  const planting = viewOf(ctx).trees.find(({ pile }) => pile === plantedFrom(ctx))?.top;
  if (choice && planting) {
    const bonus = planting.bonus ?? "sanki";
    return {
      ...printed(planting),
      sub,
      lines: choice.why.map(([label, value]) => ({
        label,
        value,
        count: true,
        icon: html`<${Icon} name=${BONUS_SIGN[bonus]} />`,
      })),
      total: { label: { id: "living_forest_duel-ui-bonuses-here" }, value: choice.gain ?? 0, count: true },
    };
  }
  const lying = player.forest.trees.find((tree) => tree.cell === cell);
  if (lying) return { ...printed(lying), sub };
  return {
    title: { id: "living_forest_duel-ui-empty-cell" },
    sub,
    text: { id: "living_forest_duel-help-cell" },
  };
}
