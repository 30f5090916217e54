/** The inspector on a thing: its rule, and its meaning in this position. */

import { html } from "../../js/core/preact.js";
import { Card } from "../../js/ui/components.js";
import { BLOOM, SyCard, SySwatch } from "./cards.js";
import { askedSpace, cellRef, counted, holder, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {NonNullable<Explanation["lines"]>} Lines */

/** @type {Record<string, (ctx: Ctx, a: string, b: string, ref: string) => Explanation | null>} */
const ABOUT = {
  hand: (ctx, card) => inHand(card, ctx),
  feat: (ctx, card) => aboutFeat(card, ctx),
  card: (ctx, card) => ({ ...ofCard(card, ctx), lines: whereabouts(card, ctx) }),
  discard: (ctx, card) => ({ ...ofCard(card, ctx), lines: whereabouts(card, ctx) }),
  deck: (ctx, card) => ({ ...ofCard(card, ctx), lines: whereabouts(card, ctx) }),
  cell: (ctx, cell, _, ref) => aboutCell(cell, ref, ctx),
  stack: (ctx, row, _, ref) => aboutStack(Number(row), ref, ctx),
  top: (ctx, row, depth) => aboutTop(Number(row), Number(depth), ctx),
  column: (ctx, column) => aboutColumn(Number(column), ctx),
  pile: (ctx, pile) => aboutPile(pile, ctx),
  forest: (ctx, _, __, ref) => aboutForest(ref, ctx),
  seat: (ctx, seat) => ({
    title: {
      id: "sylvion-ui-hand-of",
      args: { seat: Number(seat), n: viewOf(ctx).hand_sizes[Number(seat)] ?? 0 },
    },
  }),
  direction: (ctx, _, __, ref) => ({
    title: { id: "sylvion-card", args: { card: "geyser" } },
    lines: brings(ref, ctx),
    text: rule("geyser"),
  }),
};

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explain(ref, ctx) {
  const [sort = "", a = "", b = ""] = ref.split(":");
  return ABOUT[sort]?.(ctx, a, b, ref) ?? null;
}

/** @param {string} card @returns {Message} */
const rule = (card) => ({ id: "sylvion-rule", args: { card } });

/**
 * @param {string} card
 * @param {Ctx} ctx
 * @param {{cost?: number | null, letter?: string | null, pawn?: boolean}} [more]
 * @returns {Explanation}
 */
function ofCard(card, ctx, more = {}) {
  return {
    title: { id: "sylvion-card", args: { card } },
    art: html`<${SyCard} card=${card} ctx=${ctx} ...${more} />`,
    text: rule(card),
  };
}

/** @param {string} id @param {Record<string, string | number>} [args] @returns {Lines[number]} */
const line = (id, args = {}) => ({ label: { id: `sylvion-ui-${id}`, args } });

/** @param {string} ref @param {Ctx} ctx @returns {Lines} what choosing this would bring, by the engine */
function brings(ref, ctx) {
  return (ctx.choice(ref)?.why ?? []).map(([label, value]) => (value === 0 ? { label } : { label, value }));
}

/** @param {string} card @param {Ctx} ctx @returns {Lines} where the cards of this kind are now */
function whereabouts(card, ctx) {
  const { defenders, discard, removed, cells, ravage_left: ravage, hand, hands, mobilization } = viewOf(ctx);
  const n = {
    hand: (hand ?? hands[holder(ctx)] ?? []).find((held) => held.card === card)?.n ?? 0,
    clearing: cells.filter((cell) => cell.card === card).length,
    deck: mobilization ? (mobilization.recruited[card] ?? 0) : (defenders.cards[card] ?? 0),
    pool: mobilization?.pool_cards[card] ?? 0,
    discard: discard.filter((one) => one === card).length,
    removed: removed.filter((one) => one === card).length,
    stacks: ravage[card] ?? 0,
  };
  return Object.entries(n)
    .filter(([, count]) => count > 0)
    .map(([place, count]) => line("where-are", { place, n: count }));
}

/** @param {string} card @param {Ctx} ctx @returns {Explanation} */
function inHand(card, ctx) {
  const { hand, playing, points, payer, hand_sizes: sizes, active } = viewOf(ctx);
  const held = hand?.find((one) => one.card === card);
  const lines = [];
  if (playing?.card === card) lines.push(...(playing.due > 0 ? [line("still-due", { n: playing.due })] : []));
  else if (held && held.cost !== null && held.playable) {
    const purse = (sizes[payer] ?? 0) - (payer === active ? 1 : 0);
    lines.push(line("costs", { n: held.cost }), line("purse", { n: purse, points }));
  }
  if (held?.refused && playing?.card !== card) lines.push({ label: held.refused });
  return { ...ofCard(card, ctx, { cost: held?.cost ?? null }), lines: [...lines, ...whereabouts(card, ctx)] };
}

/** @param {string} card @param {Ctx} ctx @returns {Explanation} */
function aboutFeat(card, ctx) {
  const feat = viewOf(ctx).feats.find((one) => one.card === card);
  return {
    ...ofCard(card, ctx),
    sub: { id: "sylvion-ui-feat" },
    ...(feat?.refused ? { lines: [{ label: feat.refused }] } : {}),
  };
}

/**
 * @param {string} space
 * @param {Ctx} ctx
 * @returns {Lines} what the coming movement does with the card that is there
 */
function fateOf(space, ctx) {
  const { forecast } = viewOf(ctx);
  const lines = [];
  for (const move of forecast?.moves ?? []) {
    if (move.from === space) {
      if (move.blazes) lines.push(line("will-blaze", { n: move.strength }));
      const goal = /^r(\d)c(\d)$/.exec(move.to);
      if (goal) lines.push(line("will-move", { row: Number(goal[1]), col: Number(goal[2]) }));
      lines.push(
        ...move.fights.map((fight) =>
          line("will-fight", { card: fight.card, end: fight.end, n: fight.against }),
        ),
      );
      if (move.end === "forest") lines.push(line("will-burn", { n: move.damage }));
    }
    lines.push(
      ...move.fights
        .filter((fight) => fight.cell === space)
        .map((fight) => line("will-be-met", { foe: move.foe, end: fight.end, n: fight.against })),
    );
  }
  return lines;
}

/** @param {string} cell @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
function aboutCell(cell, ref, ctx) {
  const view = viewOf(ctx);
  const at = view.cells.find((one) => one.cell === cell);
  if (!at) return null;
  const sub = { id: "sylvion-ui-at", args: { row: at.row, col: at.col } };
  const option = brings(ref, ctx);
  if (!at.card) {
    const { playing } = view;
    if (playing && (playing.cell === cell || ctx.choice(ref)))
      return { ...ofCard(playing.card, ctx), sub, lines: option };
    return { title: { id: "sylvion-ui-free" }, sub, text: { id: "sylvion-ui-free-rule" }, lines: option };
  }
  const about = ofCard(at.card, ctx, { pawn: at.pawn });
  const pawn = at.pawn ? [{ label: rule("pawn") }] : [];
  return { ...about, sub, lines: [...option, ...fateOf(cell, ctx), ...pawn] };
}

/** @param {number} row @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
function aboutStack(row, ref, ctx) {
  const stack = viewOf(ctx).stacks[row - 1];
  if (!stack) return null;
  const card = stack.shown ?? stack.known[0];
  const sub = { id: "sylvion-ui-row", args: { row } };
  const left = line("stack-left", { n: stack.count });
  if (!card)
    return {
      title: { id: "sylvion-ui-stack-title" },
      sub,
      text: { id: "sylvion-ui-stack-rule" },
      lines: [left],
    };
  const order = viewOf(ctx).forecast?.supports.find((support) => support.row === row)?.order;
  const below = stack.shown
    ? []
    : stack.known.slice(1).map((one) => ({
        ...line("then-comes", { card: one.card }),
        icon: html`<${SySwatch} card=${one.card} />`,
      }));
  const acts = order === undefined ? [] : [line("order", { n: order })];
  return {
    ...ofCard(card.card, ctx, { letter: card.letter ?? null, pawn: stack.pawn }),
    sub,
    lines: [...brings(ref, ctx), ...acts, ...fateOf(`stack-${row}`, ctx), ...below, left],
  };
}

/** @param {number} row @param {number} depth @param {Ctx} ctx @returns {Explanation | null} */
function aboutTop(row, depth, ctx) {
  const card = viewOf(ctx).stacks[row - 1]?.known[depth - 1];
  if (!card) return null;
  return {
    ...ofCard(card.card, ctx, { letter: card.letter ?? null }),
    sub: { id: "sylvion-ui-depth", args: { row, n: depth } },
  };
}

/** @param {number} column @param {Ctx} ctx @returns {Explanation | null} */
function aboutColumn(column, ctx) {
  const { mobilization } = viewOf(ctx);
  const pile = mobilization?.columns[column - 1];
  if (!mobilization || !pile) return null;
  return {
    title: { id: "sylvion-ui-column", args: { column } },
    sub: { id: "sylvion-ui-cards", args: { n: pile.cards.length } },
    text: {
      id: "sylvion-ui-desert-chance",
      args: { n: mobilization.edges_left[String(column)] ?? 0, of: mobilization.edges },
    },
    lines: counted(pile.cards.map(({ card }) => card)).map(([card, n]) => ({
      ...line("of-card", { card, n }),
      icon: html`<${SySwatch} card=${card} />`,
    })),
  };
}

/** @param {string} pile @param {Ctx} ctx @returns {Explanation} */
function aboutPile(pile, ctx) {
  const { deck, discard, defenders, deck_top: top } = viewOf(ctx);
  const cards = pile === "deck" ? Object.entries(defenders.cards) : counted([...discard].sort());
  return {
    title: {
      id: pile === "deck" ? "sylvion-ui-deck-n" : "sylvion-ui-discard-n",
      args: { n: pile === "deck" ? deck : discard.length },
    },
    text: { id: pile === "deck" ? "sylvion-ui-deck-rule" : "sylvion-ui-discard-rule" },
    lines: [
      ...(pile === "deck" ? top.map((card) => line("deck-top", { card })) : []),
      ...cards.map(([card, n]) => ({
        ...line("of-card", { card, n }),
        icon: html`<${SySwatch} card=${card} />`,
      })),
    ],
  };
}

/** @param {string} ref @param {Ctx} ctx @returns {Explanation} */
function aboutForest(ref, ctx) {
  const { edges, forecast, count } = viewOf(ctx);
  return {
    title: { id: "sylvion-ui-edge" },
    art: html`<${Card} ...${BLOOM} />`,
    text: rule("edge"),
    lines: [
      ...brings(ref, ctx),
      line("edges-now", { bloom: edges.bloom, desolated: edges.desolated }),
      ...(forecast && forecast.damage > 0
        ? [line("edges-soon", { n: forecast.damage, bloom: forecast.bloom })]
        : []),
      ...(count
        ? [
            line("count-now", {
              restored: count.now.restored,
              desolated: count.now.desolated,
              wins: count.now.wins ? "yes" : "no",
            }),
          ]
        : []),
    ],
  };
}

/** @param {Ctx} ctx @returns {string | null} what the inspector shows when nothing is pointed at */
export function rest(ctx) {
  const { playing, mobilization } = viewOf(ctx);
  if (playing) return `hand:${playing.card}`;
  const asked = askedSpace(ctx);
  if (asked) return cellRef(asked);
  return mobilization || ctx.over ? null : "forest";
}
