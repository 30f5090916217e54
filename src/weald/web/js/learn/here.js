// Finding a word of the rules on the table as it stands, from the seat's view.

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {{ref: string, name: string}} Place */

/** @param {any[]} lands @param {(land: any) => boolean} is @returns {Place[]} */
const landsWith = (lands, is) => lands.filter(is).map(({ id }) => ({ ref: `land:${id}`, name: id }));

/** @param {string} kind */
const holds = (kind) => (/** @type {any} */ land) =>
  land.pieces.some((/** @type {any} */ piece) => piece.kind === kind);

/** @type {Record<string, (id: string, ctx: Ctx) => Place[]>} */
const BY_GAME = {
  spirit_island(id, { view, seat }) {
    const { lands } = view;
    /** @param {any} land */
    const own = (land) => land.presence.find((/** @type {any} */ one) => one.seat === seat);
    if (id === "presence") return landsWith(lands, (land) => own(land) !== undefined);
    if (id === "sacred_site") return landsWith(lands, (land) => own(land)?.sacred === true);
    if (id === "blight") return landsWith(lands, (land) => (land.tokens.blight ?? 0) > 0);
    if (id === "coastal") return landsWith(lands, (land) => land.in_play && land.coastal);
    if (["explorer", "town", "city", "dahan"].includes(id)) return landsWith(lands, holds(id));
    if (["ravage", "build", "explore"].includes(id))
      return landsWith(lands, (land) => id in (land.coming ?? {}));
    return [];
  },
  ecosystem(id, { view, seat, t }) {
    const player = view.players.find((/** @type {any} */ one) => one.seat === (seat ?? 0));
    const cards = player?.cards.filter((/** @type {any} */ one) => one.card === id) ?? [];
    return cards.map((/** @type {any} */ { cell, row, col }) => ({
      ref: `cell:${player.seat}:${cell}`,
      name: t("ecosystem-ui-at", { row, col }),
    }));
  },
  sylvion(id, { view }) {
    const cells = view.cells.filter((/** @type {any} */ cell) => cell.kind === id);
    return cells.map((/** @type {any} */ { ref, row, col }) => ({ ref, name: `${row}/${col}` }));
  },
  living_forest_duel(id, { view }) {
    const burning = view.clearing.filter((/** @type {any} */ card) =>
      id === "onibi" ? card.onibi : card.fire,
    );
    if (id !== "fire" && id !== "onibi") return [];
    return burning.map((/** @type {any} */ { ref, place }) => ({ ref, name: String(place) }));
  },
};

/**
 * Return the present places of a word on the table.
 * @param {string} game @param {string} id @param {Ctx} ctx @returns {Place[]}
 */
export function placesOf(game, id, ctx) {
  return ctx.view ? (BY_GAME[game]?.(id, ctx) ?? []) : [];
}
