/**
 * The inspector on a thing: its rule in one sentence and the sum with this position's numbers.
 */

import { html } from "../../js/core/preact.js";
import { Card, Swatch } from "../../js/ui/components.js";
import { BIODIVERSITY_SIGN, isKind, look } from "./cards.js";
import { areaAt, cardName, cellRef, edition, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./cards.js").Kind} Kind */
/** @typedef {import("./view.js").Area} Area */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {import("./view.js").Placed} Placed */
/** @typedef {import("./view.js").Player} Player */
/** @typedef {import("./view.js").Alban} AlbanNow */
/** @typedef {import("./view.js").NeutralHand} NeutralHand */
/** @typedef {import("./view.js").Term} Term */
/** @typedef {NonNullable<Explanation["lines"]>} Lines */

/** @type {Kind[]} kinds of which only all cards together score */
const TOGETHER = ["deer", "wolf"];

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explain(ref, ctx) {
  const [sort, a, b] = ref.split(":");
  if (sort === "hand" && isKind(a)) return aboutKind(a, ctx);
  if (sort === "cell") return inCell(playerOf(Number(a), ctx), b, ref, ctx);
  const { rival } = viewOf(ctx);
  if (sort === "alban" && rival?.name === "alban") return ofAlban(rival.cards[Number(a)], ctx);
  if (sort === "kind") return isKind(a) ? aboutKind(a, ctx) : aboutBiodiversity(ctx);
  if (sort === "score") return isKind(b) ? scoreOf(playerOf(Number(a), ctx), b, ctx) : aboutBiodiversity(ctx);
  return null;
}

/** @param {number} seat @param {Ctx} ctx @returns {Player | undefined} */
const playerOf = (seat, ctx) => viewOf(ctx).players.find((player) => player.seat === seat);

/** @param {Kind} kind @param {Ctx} ctx @returns {Explanation} the card and its rule */
function card(kind, ctx) {
  return {
    title: { id: "ecosystem-card", args: { card: kind } },
    art: html`<${Card} ...${look(kind)} name=${cardName(ctx, kind)} />`,
    text: { id: "ecosystem-rule", args: { card: kind, edition: edition(ctx) } },
  };
}

/** @param {Term[]} terms @returns {Lines} */
function lines(terms) {
  return terms.map(([label, value]) => {
    const kind = label.args?.card;
    return { label, value, icon: isKind(kind) ? html`<${Swatch} ...${look(kind)} />` : undefined };
  });
}

/** @param {Player | undefined} player @param {string} cell @param {string} ref @param {Ctx} ctx */
function inCell(player, cell, ref, ctx) {
  if (!player) return null;
  const lying = player.cards.find((placed) => placed.cell === cell);
  return lying ? onGrid(lying, player, ref, ctx) : freeCell(cell, player, ref, ctx);
}

/**
 * @param {Placed} lying
 * @param {Player} player
 * @param {string} ref
 * @param {Ctx} ctx
 * @returns {Explanation}
 */
function onGrid(lying, player, ref, ctx) {
  const at = { row: lying.row, col: lying.col };
  const sub =
    player.seat === ctx.seat
      ? { id: "ecosystem-ui-at", args: at }
      : { id: "ecosystem-ui-at-of", args: { ...at, seat: player.seat } };
  const about = { ...card(lying.card, ctx), sub };
  const choice = ctx.choice(ref);
  if (choice && choice.gain !== null) {
    return {
      ...about,
      lines: lines(choice.why),
      total: { label: { id: "ecosystem-ui-swap-now" }, value: choice.gain },
    };
  }
  const area = areaAt(player.areas, lying.cell);
  if (area)
    return {
      ...about,
      lines: [areaLine(area)],
      total: { label: { id: "ecosystem-ui-now" }, value: area.points },
    };
  return { ...about, ...sumOf(lying) };
}

/** @param {Placed | undefined} lying @param {Ctx} ctx @returns {Explanation | null} */
function ofAlban(lying, ctx) {
  if (!lying) return null;
  const sub = { id: "ecosystem-ui-at-of-alban", args: { row: lying.row, col: lying.col } };
  return { ...card(lying.card, ctx), sub, ...sumOf(lying) };
}

/** @param {Placed} lying @returns {Pick<Explanation, "lines" | "total">} */
function sumOf(lying) {
  const sum = lying.why.reduce((total, [, points]) => total + points, 0);
  const label = {
    id: TOGETHER.includes(lying.card) ? "ecosystem-ui-all-now" : "ecosystem-ui-now",
    args: { card: lying.card },
  };
  return { lines: lines(lying.why), total: { label, value: sum } };
}

/** @param {Area} area @returns {Lines[number]} */
function areaLine(area) {
  const args = { card: area.card, n: area.cells.length, rank: area.points > 0 ? (area.rank ?? 0) : 0 };
  const id = area.card === "stream" && !area.largest ? "ecosystem-ui-size-idle" : "ecosystem-ui-size";
  return { label: { id, args }, value: area.points, icon: html`<${Swatch} ...${look(area.card)} />` };
}

/**
 * @param {string} cell
 * @param {Player} player
 * @param {string} ref
 * @param {Ctx} ctx
 * @returns {Explanation | null}
 */
function freeCell(cell, player, ref, ctx) {
  const choice = ctx.choice(ref);
  const { placing } = viewOf(ctx);
  if (!choice || !placing)
    return { title: { id: "ecosystem-ui-empty" }, text: { id: "ecosystem-ui-empty-rule" } };
  const { top, left } = player.window;
  const [row, col] = cell.slice(1).split("c").map(Number);
  return {
    ...card(placing, ctx),
    sub: { id: "ecosystem-ui-at", args: { row: row - top + 1, col: col - left + 1 } },
    lines: lines(choice.why),
    total: { label: { id: "ecosystem-ui-here-now" }, value: choice.gain ?? 0 },
  };
}

/** @param {Kind} kind @param {Ctx} ctx @returns {Explanation} cards and points of one kind, by seat */
function aboutKind(kind, ctx) {
  const { players, rival } = viewOf(ctx);
  const byPlayer = players.map((player) => ({
    label: { id: "ecosystem-ui-kind-line", args: { seat: player.seat, card: kind, n: size(player, kind) } },
    value: player.score[kind],
  }));
  return { ...card(kind, ctx), lines: rival ? [...byPlayer, ...rivalLines(rival, kind)] : byPlayer };
}

/**
 * @param {AlbanNow | NeutralHand} rival
 * @param {Kind} kind
 * @returns {Lines} Alban scores everything; a neutral hand only stands in the way
 */
function rivalLines({ name, cards, score, streams }, kind) {
  if (name === "neutral" && kind !== "stream" && kind !== "wolf") return [];
  const n = kind === "stream" ? streams : cards.filter((placed) => placed.card === kind).length;
  return [
    {
      label: { id: "ecosystem-ui-kind-line-rival", args: { rival: name, card: kind, n } },
      value: score?.[kind] ?? 0,
    },
  ];
}

/**
 * @param {Player} player
 * @param {Kind} kind
 * @returns {number} what is counted for a kind: cards, or the longest stream
 */
function size(player, kind) {
  if (kind === "stream") {
    return Math.max(0, ...player.areas.filter((area) => area.card === kind).map((area) => area.cells.length));
  }
  return player.cards.filter((placed) => placed.card === kind).length;
}

/** @param {Ctx} ctx @returns {Explanation} */
function aboutBiodiversity(ctx) {
  const worst = Number(ctx.snapshot.options.many_gaps ?? -5);
  return {
    title: { id: "ecosystem-ui-biodiversity" },
    art: html`<${Card} tint="good-wash" icon=${BIODIVERSITY_SIGN} style=${{ "--ci": "var(--good)" }} />`,
    text: { id: "ecosystem-ui-biodiversity-rule", args: { worst } },
    lines: viewOf(ctx).players.map(({ seat, score }) => ({
      label: { id: "ecosystem-ui-gaps-line", args: { seat, n: score.gaps } },
      value: score.biodiversity,
    })),
  };
}

/**
 * @param {Player | undefined} player
 * @param {Kind} kind
 * @param {Ctx} ctx
 * @returns {Explanation | null} one number of the score sheet
 */
function scoreOf(player, kind, ctx) {
  if (!player) return null;
  return {
    ...card(kind, ctx),
    sub: { id: "ecosystem-ui-of", args: { seat: player.seat } },
    lines: scored(player, kind),
    total: { label: { id: "ecosystem-ui-total" }, value: player.score[kind] },
  };
}

/** @param {Player} player @param {Kind} kind @returns {Lines} */
function scored(player, kind) {
  const areas = player.areas.filter((area) => area.card === kind && area.points > 0);
  if (areas.length > 0) return areas.map(areaLine);
  return player.cards
    .filter((placed) => placed.card === kind && placed.points)
    .map((placed) => ({
      label: { id: "ecosystem-ui-at", args: { row: placed.row, col: placed.col } },
      value: placed.points ?? 0,
    }));
}

/**
 * @param {number} seat
 * @param {string} kind
 * @param {Ctx} ctx
 * @returns {string[]} the cards behind one number of the score sheet
 */
export function scoringRefs(seat, kind, ctx) {
  const player = playerOf(seat, ctx);
  if (!player) return [];
  const cells = player.cards.filter((placed) => placed.card === kind).map((placed) => placed.cell);
  return cells.map((cell) => cellRef(seat, cell));
}
