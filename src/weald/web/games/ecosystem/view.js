/** Views of this game, typed, and the few questions every part asks about them. */

/** @typedef {import("../../js/types.js").Ctx} Ctx */
/** @typedef {import("../../js/types.js").Message} Message */
/** @typedef {import("./cards.js").Kind} Kind */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./view.gen.js").View} EcosystemView */
/** @typedef {import("./view.gen.js").Placed} Placed */
/** @typedef {import("./view.gen.js").Area} Area */
/** @typedef {import("./view.gen.js").Score} Score */
/** @typedef {import("./view.gen.js").Player} Player */
/** @typedef {import("./view.gen.js").Alban} Alban */
/** @typedef {import("./view.gen.js").NeutralHand} NeutralHand */
/** @typedef {import("../../js/types.js").Term} Term */

/** @param {Ctx} ctx */
export const viewOf = (ctx) => /** @type {EcosystemView} */ (ctx.view);

/** @param {Ctx} ctx @returns {Player} whose grid lies large on the board */
export function shown(ctx) {
  const { players } = viewOf(ctx);
  return players.find((player) => player.seat === ctx.looked.value) ?? players[0];
}

/** @param {number} seat @param {string} cell */
export const cellRef = (seat, cell) => `cell:${seat}:${cell}`;

/** @param {Area[]} areas @param {string} cell */
export const areaAt = (areas, cell) => areas.find((area) => area.cells.includes(cell));

/**
 * A card on a grid in words, for who cannot see it.
 * @param {Placed} placed @param {Area[]} areas @param {Ctx} ctx @param {number | null} [gain] what choosing
 *   it would bring
 * @returns {string}
 */
export function placedName({ row, col, card, cell, points, why }, areas, ctx, gain = null) {
  const at = { row, col, card };
  if (gain !== null) return ctx.t("ecosystem-ui-cell-swap", { ...at, gain: ctx.signed(gain) });
  const area = areaAt(areas, cell);
  if (area && area.cells.length > 1) {
    return ctx.t("ecosystem-ui-cell-area", { ...at, n: area.cells.length, points: area.points });
  }
  if (area || points !== null)
    return ctx.t("ecosystem-ui-cell-card", { ...at, points: area?.points ?? points });
  return ctx.t("ecosystem-ui-cell-together", {
    ...at,
    points: why.reduce((total, [, term]) => total + term, 0),
  });
}

/** @param {Kind[]} hand @returns {[Kind, number][]} each kind once, with how many there are */
export function counted(hand) {
  /** @type {Map<Kind, number>} */
  const counts = new Map();
  for (const kind of hand) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** @param {Ctx} ctx @param {Kind} kind */
export const cardName = (ctx, kind) => ctx.t("ecosystem-card", { card: kind });

/** @param {Ctx} ctx @returns {string} the printed edition of this table */
export const edition = (ctx) => String(ctx.snapshot.options.edition ?? "second");
