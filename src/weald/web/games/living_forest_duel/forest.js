/**
 * A forest: its trees on a grid, the block that is nearest to complete, and the cells where a tree may grow.
 */

import { html } from "../../js/core/preact.js";
import { Icon, Tick } from "../../js/ui/components.js";
import { BONUS_SIGN } from "./cards.js";
import { plantedFrom } from "./piles.js";
import { TreeArt } from "./tree.js";
import { isPlanting, treeWords, viewOf } from "./view.js";

/** @typedef {import("./view.js").Box} Box */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Planted} Planted */
/** @typedef {import("./view.js").Place} Place */
/** @typedef {import("./view.js").Player} Player */
/** @typedef {import("./view.js").Tree} Tree */

/** @param {string} cell @returns {{x: number, y: number}} */
export function at(cell) {
  const [x = 0, y = 0] = cell.slice(1).split("y").map(Number);
  return { x, y };
}

/**
 * @param {Player} player
 * @param {Ctx} ctx
 * @returns {Box} what is shown: the trees, the best block, and while planting every cell in reach
 */
function frame(player, ctx) {
  const { seat, forest, goals } = player;
  const reach = isPlanting(ctx, seat)
    ? viewOf(ctx)
        .trees.flatMap(({ places }) => places[seat] ?? [])
        .map(({ cell }) => cell)
    : [];
  const points = [...goals.block.cells, ...reach].map(at);
  return {
    left: Math.min(forest.box.left, ...points.map(({ x }) => x)),
    right: Math.max(forest.box.right, ...points.map(({ x }) => x)),
    top: Math.min(forest.box.top, ...points.map(({ y }) => y)),
    bottom: Math.max(forest.box.bottom, ...points.map(({ y }) => y)),
  };
}

/**
 * @param {Player} player
 * @param {Ctx} ctx
 * @returns {Map<string, Place>} where the tree under the pointer would be allowed
 */
function hoped(player, ctx) {
  const mine = ctx.seat === player.seat && viewOf(ctx).phase !== "cell";
  const pile = mine ? viewOf(ctx).trees.find(({ ref }) => ref === ctx.hot.value) : undefined;
  return new Map((pile?.places[player.seat] ?? []).map((place) => [place.ref, place]));
}

/** @param {{player: Player, ctx: Ctx}} props */
export function Forest({ player, ctx }) {
  const { seat, forest, goals } = player;
  const box = frame(player, ctx);
  const cols = box.right - box.left + 1;
  const byCell = new Map(forest.trees.map((tree) => [tree.cell, tree]));
  const places = hoped(player, ctx);
  const planting = ctx.decision?.kind === "cell" && seat === ctx.seat;
  const tree = planting
    ? (viewOf(ctx).trees.find(({ pile }) => pile === plantedFrom(ctx))?.top ?? null)
    : null;
  const cells = [];
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) {
      const cell = `x${x}y${y}`;
      cells.push(html`<${Spot} key=${cell} place=${{ ref: `cell:${seat}:${cell}`, lying: byCell.get(cell) }}
        hope=${places.get(`cell:${seat}:${cell}`)}
        aim=${goals.block.cells.includes(cell)} tree=${tree} ctx=${ctx} />`);
    }
  }
  return html`<div class="lfd-forest well grid gap-5" role="group"
    aria-label=${ctx.t("living_forest_duel-ui-forest-of", { seat })}
    data-planting=${isPlanting(ctx, seat) || undefined} style=${{ "--cols": String(cols) }}>${cells}</div>`;
}

/**
 * One cell: a tree, a place for one, or nothing. While a tree is being planted every cell can be asked.
 * @param {{place: {ref: string, lying: Planted | undefined}, hope: Place | undefined, aim: boolean, tree:
 *   Tree | null, ctx: Ctx}} props
 */
function Spot({ place: { ref, lying }, hope, aim, tree, ctx }) {
  const choice = ctx.choice(ref);
  const picked = ctx.pickedRef === ref;
  if (!lying && !tree && !picked) {
    return html`<span class="lfd-spot rel lfd-gap" data-hope=${hope !== undefined || undefined}
      data-aim=${aim || undefined}>
      ${hope && html`<${Gain} n=${hope.bonuses} bonus=${hope.bonus} />`}</span>`;
  }
  const ghost = tree && (picked || (choice && ctx.hot.value === ref)) ? tree : null;
  const words = choice
    ? ctx.t(choice.label)
    : lying
      ? treeWords(lying, ctx)
      : ctx.t("living_forest_duel-ui-no-place");
  return html`<button type="button" class="lfd-spot rel" data-ref=${ref} data-free=${!lying || undefined}
    data-hope=${hope !== undefined || undefined}
    data-over=${(lying && lying.over.length > 0) || undefined}>
    <span class="vh">${words}</span>
    ${
      lying &&
      !ghost &&
      html`<span class="lfd-lying fill" data-piece=${lying.tree} data-at=${ref}>
        <${TreeArt} tree=${lying} /></span>`
    }
    ${ghost && html`<span class="lfd-ghost fill"><${TreeArt} tree=${ghost} /></span>`}
    ${choice && tree && html`<${Gain} n=${choice.gain ?? 0} bonus=${tree.bonus} />`}
    ${hope && html`<${Gain} n=${hope.bonuses} bonus=${hope.bonus} />`}
    ${picked && html`<${Tick} ctx=${ctx} />`}
  </button>`;
}

/**
 * @param {{n: number, bonus: import("./cards.js").Bonus | null}} props how often a tree's bonus would come
 *   there
 */
function Gain({ n, bonus }) {
  if (!n || !bonus) return null;
  return html`<span class="lfd-gain inline gap-2" aria-hidden="true">${n > 1 && `${n} × `}
    <${Icon} name=${BONUS_SIGN[bonus]} /></span>`;
}
