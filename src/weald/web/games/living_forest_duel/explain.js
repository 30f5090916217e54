/** The inspector on a thing: its rule in a sentence or two, and the numbers of this position. */

import { html } from "../../js/core/preact.js";
import { Icon, plain, Swatch } from "../../js/ui/components.js";
import { Animal } from "./animal.js";
import { BONUS_SIGN, ELEMENT_SIGN, ELEMENTS, isElement } from "./cards.js";
import { aboutCell, aboutPile } from "./explain_trees.js";
import { isVaran, mySeat, running, viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {import("./view.js").Animal} AnimalCard */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {import("./view.js").Term} Term */
/** @typedef {NonNullable<Explanation["lines"]>} Lines */

/**
 * @type {Record<string, (ctx: Ctx, a: string, b: string) => Explanation | null>} by the first word of a ref
 */
const ABOUT = {
  recruit: (ctx, card) =>
    animal(
      viewOf(ctx).recruits.find((one) => one?.card === card),
      "living_forest_duel-ui-about-recruit",
      ctx,
    ),
  line: (ctx, place) =>
    animal(viewOf(ctx).line[Number(place) - 1], "living_forest_duel-ui-about-common", ctx),
  own: (ctx, seat, place) =>
    animal(
      viewOf(ctx).players[Number(seat)]?.line[Number(place) - 1],
      "living_forest_duel-ui-about-own",
      ctx,
    ),
  turned: (ctx) => animal(viewOf(ctx).turned, "living_forest_duel-ui-about-own", ctx),
  clearing,
  element: (ctx, element) => sum(ctx, mySeat(ctx), element),
  sum: (ctx, seat, element) => sum(ctx, Number(seat), element),
  budget,
  pile: (ctx, pile) => aboutPile(ctx, pile),
  cell: (ctx, seat, cell) => aboutCell(ctx, Number(seat), cell),
  draw,
  risk: draw,
  discard,
  tokens,
  solitary,
  sanki: (ctx, seat) => held("sanki", ctx, Number(seat)),
  fires: (ctx, seat) => held("fires", ctx, Number(seat)),
  varans: (ctx, seat) => held("varans", ctx, Number(seat)),
  pack: (ctx, seat) => held("pack", ctx, Number(seat)),
  reserve: (ctx, sort) => held(sort, ctx, null),
  "onibi-card": () => ({
    title: { id: "living_forest_duel-ui-onibi-card" },
    text: { id: "living_forest_duel-ui-about-onibi-card" },
  }),
  fire,
  water,
  goal,
  steps: (ctx, n) => stepsAway(ctx, n),
};

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explain(ref, ctx) {
  const [sort = "", a = "", b = ""] = ref.split(":");
  return ABOUT[sort]?.(ctx, a, b) ?? null;
}

/** @param {string} element */
const swatch = (element) =>
  isElement(element) ? html`<${Swatch} tint=${`el-${element}`} icon=${ELEMENT_SIGN[element]} />` : undefined;

/** @param {Term[]} terms @returns {Lines} */
export function lines(terms) {
  return terms.map(([label, value]) => ({ label, value, icon: swatch(String(label.args?.element ?? "")) }));
}

/**
 * @param {AnimalCard | null | undefined} card
 * @param {string} rule
 * @param {Ctx} ctx
 * @returns {Explanation | null}
 */
function animal(card, rule, ctx) {
  if (!card) return null;
  const season = card.season ?? "none";
  const printed = ELEMENTS.flatMap((element) => {
    const n = card.elements[element];
    return n === undefined
      ? []
      : [{ label: { id: "living_forest_duel-element", args: { element } }, value: n, icon: swatch(element) }];
  });
  const symbol =
    card.symbol === null
      ? []
      : [
          {
            label: { id: "living_forest_duel-ui-symbol", args: { symbol: card.symbol } },
            value: card.symbol === "solitary" ? 1 : -1,
            icon: html`<${Icon} name=${card.symbol} />`,
          },
        ];
  return {
    title: { id: "living_forest_duel-card", args: { card: card.card } },
    art: html`<${Animal} animal=${card} ctx=${ctx} />`,
    text: isVaran(card)
      ? { id: "living_forest_duel-ui-about-varan", args: { season } }
      : { id: rule, args: { season, cost: card.cost ?? 0 } },
    lines: [...printed, ...symbol],
  };
}

/** @param {Ctx} ctx @param {string} id @returns {Explanation | null} */
function clearing(ctx, id) {
  const place = viewOf(ctx).clearing.find((one) => one.clearing === id);
  if (!place) return null;
  const { value, bonus, burning } = place;
  const choice = ctx.choice(place.ref);
  return {
    title: { id: "living_forest_duel-ui-clearing-card", args: { place: place.place } },
    ...(choice && { sub: choice.label }),
    text: {
      id: "living_forest_duel-ui-about-clearing",
      args: { value, bonus, state: place.onibi ? "onibi" : place.fire ? "fire" : "none" },
    },
    lines: [
      ...(burning
        ? [
            {
              label: { id: "living_forest_duel-ui-burns" },
              value,
              count: true,
              icon: html`<${Icon} name="flame" />`,
            },
          ]
        : []),
      ...(bonus !== "sanki" && ctx.seat !== null ? [worth(ctx, bonus)] : []),
    ],
  };
}

/**
 * @param {Ctx} ctx
 * @param {"recruit" | "extinguish" | "plant"} bonus
 * @returns {Lines[number]} what such a bonus could spend now
 */
function worth(ctx, bonus) {
  const row = viewOf(ctx).elements.find(({ action }) => action === bonus);
  return {
    count: true,
    label: { id: "living_forest_duel-ui-bonus-now", args: { bonus } },
    value: row?.seats[mySeat(ctx)]?.total ?? 0,
    icon: html`<${Icon} name=${BONUS_SIGN[bonus]} />`,
  };
}

/**
 * @param {Ctx} ctx
 * @param {number} seat
 * @param {string} element
 * @returns {Explanation | null} what a seat would have of an element
 */
function sum(ctx, seat, element) {
  const share = viewOf(ctx).elements.find((row) => row.element === element)?.seats[seat];
  if (!share) return null;
  return {
    title: { id: "living_forest_duel-ui-element-title", args: { element } },
    sub: { id: "living_forest_duel-ui-whose", args: { seat } },
    text: share.blocked ?? { id: "living_forest_duel-ui-about-element", args: { element } },
    lines: [...lines(share.terms), ...affordable(share.buys, ctx)],
    total: {
      label: { id: "living_forest_duel-ui-would-have", args: { seat } },
      value: share.total,
      count: true,
    },
  };
}

/**
 * @param {import("./view.js").Target[]} buys
 * @param {Ctx} ctx
 * @returns {Lines} the single things that this amount pays for
 */
function affordable(buys, ctx) {
  const names = buys.flatMap(({ ref, cost, out }) => {
    const about = out === undefined ? explain(ref, ctx) : null;
    return about ? [`${ctx.t(about.title)} (${cost})`] : [];
  });
  return names.length > 0
    ? [{ label: { id: "living_forest_duel-ui-enough-for", args: { things: names } } }]
    : [];
}

/** @param {Ctx} ctx @param {string} element @returns {Explanation | null} */
function budget(ctx, element) {
  const action = running(ctx);
  if (!action) return null;
  return {
    title: { id: "living_forest_duel-ui-element-title", args: { element } },
    text: { id: "living_forest_duel-ui-about-element", args: { element } },
    lines: [
      {
        label: { id: "living_forest_duel-ui-value" },
        value: action.value,
        count: true,
        icon: swatch(element),
      },
      ...(action.left < action.value
        ? [{ label: { id: "living_forest_duel-ui-spent" }, value: action.left - action.value }]
        : []),
    ],
    total: { label: { id: "living_forest_duel-ui-remains" }, value: action.left, count: true },
  };
}

/** @param {Ctx} ctx @returns {Explanation | null} the common pile: what the next card may be and do */
function draw(ctx) {
  const { forecast, players, pile } = viewOf(ctx);
  if (!forecast)
    return {
      title: { id: "living_forest_duel-ui-pile" },
      sub: { id: "living_forest_duel-ui-cards", args: { n: pile.cards } },
    };
  const { outcomes, risk, cards, reshuffled } = forecast.reveal;
  const to = (/** @type {string} */ place) =>
    outcomes.filter((one) => one.place === place).reduce((n, one) => n + one.n, 0);
  return {
    title: { id: "living_forest_duel-ui-pile" },
    sub: { id: "living_forest_duel-ui-cards", args: { n: cards } },
    text: { id: "living_forest_duel-ui-about-pile", args: { shuffled: reshuffled ? "yes" : "no" } },
    lines: [
      ...["common", "summer", "winter"].map((place) => ({
        label: { id: "living_forest_duel-ui-goes-to", args: { place } },
        value: to(place),
        count: true,
      })),
      ...players.map(({ seat }) => ({
        label: { id: "living_forest_duel-ui-costs-token", args: { seat } },
        value: risk[seat] ?? 0,
        count: true,
      })),
    ],
  };
}

/** @param {Ctx} ctx @returns {Explanation} */
function discard(ctx) {
  const { kinds, cards } = viewOf(ctx).discard;
  const varans = ["varan_summer", "varan_winter"].map((card) => ({
    label: { id: "living_forest_duel-card", args: { card } },
    value: kinds.filter((one) => one === card).length,
    count: true,
  }));
  const rest = cards - varans.reduce((n, { value }) => n + value, 0);
  return {
    title: { id: "living_forest_duel-ui-discard" },
    sub: { id: "living_forest_duel-ui-cards", args: { n: cards } },
    text: { id: "living_forest_duel-ui-about-discard" },
    lines: [{ label: { id: "living_forest_duel-ui-animals" }, value: rest, count: true }, ...varans],
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explanation | null} */
function tokens(ctx, seat) {
  const player = viewOf(ctx).players[Number(seat)];
  if (!player) return null;
  const { left, used, lost } = player.tokens;
  return {
    title: { id: "living_forest_duel-ui-tokens" },
    sub: { id: "living_forest_duel-ui-whose", args: { seat: player.seat } },
    text: { id: "living_forest_duel-ui-about-tokens" },
    lines: Object.entries({ left, used, lost }).map(([state, value]) => ({
      label: { id: "living_forest_duel-ui-token-state", args: { state } },
      value,
      count: true,
    })),
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explanation | null} */
function solitary(ctx, seat) {
  const player = viewOf(ctx).players[Number(seat)];
  if (!player) return null;
  const count = player.solitary;
  const symbols = /** @type {["solitary" | "gregarious", number][]} */ ([
    ["solitary", count.solitary],
    ["gregarious", -count.gregarious],
  ]);
  return {
    title: { id: "living_forest_duel-ui-solitary" },
    sub: { id: "living_forest_duel-ui-whose", args: { seat: player.seat } },
    text: { id: "living_forest_duel-ui-about-solitary", args: { n: count.next_loss ?? 0 } },
    lines: symbols.map(([symbol, value]) => ({
      label: { id: "living_forest_duel-ui-symbol", args: { symbol } },
      value,
      icon: html`<${Icon} name=${symbol} />`,
    })),
    total: { label: { id: "living_forest_duel-ui-counts" }, value: count.net, count: true },
  };
}

/**
 * @param {string} sort
 * @param {Ctx} ctx
 * @param {number | null} seat
 * @returns {Explanation | null} things that are only counted; seat null: in the reserve
 */
function held(sort, ctx, seat) {
  const { players, reserve } = viewOf(ctx);
  const explained = sort === "sanki" || sort === "fires" || sort === "varans" || sort === "pack";
  if (!explained) return null;
  const rows = players.map((player) => ({
    label: { id: "living_forest_duel-ui-whose", args: { seat: player.seat } },
    value: sort === "pack" ? player.pack.cards : player[sort],
    count: true,
  }));
  const stock =
    sort === "sanki" || sort === "fires"
      ? [{ label: { id: "living_forest_duel-ui-reserve" }, value: reserve[sort], count: true }]
      : [];
  return {
    title: { id: "living_forest_duel-ui-good", args: { sort } },
    ...(seat === null ? { sub: { id: "living_forest_duel-ui-reserve" } } : {}),
    text: { id: "living_forest_duel-ui-about-good", args: { sort } },
    lines: [...rows, ...stock],
  };
}

/** @param {Ctx} ctx @returns {Explanation | null} what burns, card by card */
function fire(ctx) {
  const { clearing: places, forecast } = viewOf(ctx);
  if (!forecast) return null;
  const { value, seats } = forecast.end;
  return {
    title: { id: "living_forest_duel-ui-turn-end" },
    text: {
      id: "living_forest_duel-ui-about-fire",
      args: { value, summer: plain(ctx, seats[0]?.water ?? 0), winter: plain(ctx, seats[1]?.water ?? 0) },
    },
    lines: places
      .filter(({ burning }) => burning)
      .map((place) => ({
        label: { id: "living_forest_duel-ui-clearing-card", args: { place: place.place } },
        value: place.value,
        icon: html`<${Icon} name="flame" />`,
      })),
    total: { label: { id: "living_forest_duel-ui-fire" }, value, count: true },
  };
}

/** @param {Ctx} ctx @param {string} seat @returns {Explanation | null} a side's water against the fire */
function water(ctx, seat) {
  const stand = viewOf(ctx).forecast?.end.seats[Number(seat)];
  const player = viewOf(ctx).players[Number(seat)];
  if (!player) return null;
  const title = { id: "living_forest_duel-ui-season", args: { season: player.season } };
  const sub = { id: "living_forest_duel-ui-whose", args: { seat: player.seat } };
  if (!stand) return { title, sub };
  const parts = /** @type {[string, number][]} */ ([
    ["living_forest_duel-why-common", stand.common],
    ["living_forest_duel-why-line", stand.line],
    ["living_forest_duel-why-trees", stand.trees],
  ]);
  return {
    title,
    sub,
    text: {
      id: "living_forest_duel-ui-about-stand",
      args: {
        holds: stand.resists ? "yes" : "no",
        n: stand.varans,
        water: stand.water,
        value: viewOf(ctx).forecast?.end.value ?? 0,
      },
    },
    lines: lines(parts.map(([id, n]) => [{ id, args: { element: "water" } }, n])),
    total: { label: { id: "living_forest_duel-ui-water-now" }, value: stand.water, count: true },
  };
}

/** @param {Ctx} ctx @param {string} which @returns {Explanation | null} */
function goal(ctx, which) {
  const { players } = viewOf(ctx);
  if (which !== "fire" && which !== "line" && which !== "block" && which !== "onibi") return null;
  return {
    title: { id: "living_forest_duel-ui-goal", args: { goal: which } },
    text: { id: "living_forest_duel-ui-about-goal", args: { goal: which } },
    lines: players.map(({ seat, goals }) => ({
      label: {
        id: "living_forest_duel-ui-missing",
        args: { seat, goal: which, cost: goals.line.cost, exits: goals.onibi.exits },
      },
      value: goals[which].missing,
      count: true,
    })),
  };
}

/**
 * @param {Ctx} ctx
 * @param {string} n
 * @returns {Explanation | null} a move of Onibi that goes once round and further
 */
function stepsAway(ctx, n) {
  const choice = ctx.choice(`steps:${n}`);
  return choice
    ? { title: { id: "living_forest_duel-ui-steps", args: { n: Number(n) } }, text: choice.label }
    : null;
}
