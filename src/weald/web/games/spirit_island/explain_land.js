/** The inspector on things of the map and of the invaders' board. */

import { html } from "../../js/core/preact.js";
import { Icon } from "../../js/ui/components.js";
import { countedBy, lossTo, spiritIcon } from "./catalogue.js";
import { isExplored, names } from "./map/forecast.js";
import { ACTION_SIGN, KIND_SIGN, MARKER_SIGN, markerSums, pieceName, viewOf } from "./view.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Land} Land */
/** @typedef {import("./view.js").Message} Message */
/** @typedef {import("../../js/types.js").Explanation} Explanation */
/** @typedef {NonNullable<Explanation["lines"]>} Lines */

/** @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
export function explainLand(ref, ctx) {
  const [sort = "", ...rest] = ref.split(":");
  const [a = ""] = rest;
  if (sort === "land") return land(a, ctx);
  if (sort === "piece") return piece(a, ref, ctx);
  if (sort === "invader") return invader(rest, ctx);
  if (sort === "fear") return fear(rest, ctx);
  if (sort === "terror") return terror(ctx);
  if (sort === "blight") return blight(ctx);
  if (sort === "adversary") return adversary(ctx);
  if (sort === "scenario") return scenario(ctx);
  return null;
}

/** @param {string} icon @param {Message} label @param {number} [value] @returns {Lines[number]} */
const line = (icon, label, value) => ({
  icon: html`<${Icon} name=${icon} />`,
  label,
  ...(value === undefined ? {} : { value, count: true }),
});

/** @param {string} id @param {Ctx} ctx */
const landAt = (id, ctx) => viewOf(ctx).lands.find((one) => one.id === id);

/** @param {Land} land @returns {Message} */
const titleOf = ({ id, terrain }) => ({ id: "spirit_island-map-land", args: { land: id, terrain } });

/** @param {string} id @param {Ctx} ctx @returns {Explanation | null} */
function land(id, ctx) {
  const place = landAt(id, ctx);
  if (!place) return null;
  const lines = [...reasons(`land:${id}`, ctx), ...contents(place, ctx), ...coming(place, ctx)];
  return {
    title: titleOf(place),
    sub: where(place),
    ...(lines.length === 0 ? { text: { id: "spirit_island-map-empty" } } : {}),
    lines,
  };
}

/** @param {Land} land @returns {Message} where it lies, or what has become of it */
function where({ number, in_play: inPlay, coastal, absent, part_of: land }) {
  if (land) return { id: "spirit_island-map-joined", args: { land } };
  const lies = number === 0 ? (inPlay ? "sea" : "shut") : coastal ? "coast" : "inland";
  const where = absent === "sunk" || absent === "frozen" ? absent : lies;
  return { id: "spirit_island-map-where", args: { where } };
}

/** @param {string} ref @param {Ctx} ctx @returns {Lines} why it can be chosen, and what that would bring */
function reasons(ref, ctx) {
  const choice = ctx.choice(ref);
  const outcome = choice && ctx.outcome(choice.id);
  const brings = outcome ? [...outcome.now, ...(outcome.then ? [outcome.then] : [])] : [];
  return [
    ...(choice?.why ?? []).map(([label, n]) => line("pass", label, n || undefined)),
    ...brings.map((label) => line("hint", label)),
  ];
}

/** @param {Land} land @param {Ctx} ctx @returns {Lines} everything that is there */
function contents({ pieces, presence, tokens, defend, isolated, effects }, ctx) {
  const { spirits } = viewOf(ctx);
  return [
    ...pieces.map((each) => line(KIND_SIGN[each.kind] ?? "", pieceName(each), each.n)),
    ...presence.map(({ seat, n, sacred }) => {
      const spirit = spirits[seat]?.id ?? "";
      return line(
        spiritIcon(spirit),
        { id: "spirit_island-map-presence", args: { spirit, sacred: sacred ? "yes" : "no" } },
        n,
      );
    }),
    ...Object.entries(tokens).map(([kind, n]) =>
      line(KIND_SIGN[kind] ?? "", { id: "spirit_island-kind", args: { kind } }, n),
    ),
    ...(defend ? [line("shield", { id: "spirit_island-map-defend" }, defend)] : []),
    ...(isolated ? [line("cancel", { id: "spirit_island-map-isolated" })] : []),
    ...effects.map(({ kind, text }) => line(MARKER_SIGN[kind] ?? "hourglass", text)),
  ];
}

/** @param {Land} land @param {Ctx} ctx @returns {Lines} everything that will happen there */
function coming(land, ctx) {
  const { ravage = [], build = [], explore, wilds } = land.coming;
  return [
    ...ravage.flatMap((one) => ravageLines(one)),
    ...build.map(buildLine),
    ...(explore
      ? [
          wilds
            ? line(KIND_SIGN.wilds ?? "", { id: "spirit_island-map-explore-wilds" })
            : line(ACTION_SIGN.explore, {
                id: "spirit_island-map-explore",
                args: { sure: isExplored(land, ctx) ? "yes" : "no" },
              }),
        ]
      : []),
  ];
}

/** @param {import("./view.js").ComingBuild} build @returns {Lines[number]} */
function buildLine({ stopped, kind, disease }) {
  if (disease) return line(KIND_SIGN.disease ?? "", { id: "spirit_island-map-build-disease" });
  return line(
    ACTION_SIGN.build,
    stopped || !kind
      ? { id: "spirit_island-map-stopped", args: { action: "build" } }
      : { id: "spirit_island-map-build", args: { new: kind } },
  );
}

/** @param {import("./view.js").ComingRavage} ravage @returns {Lines} */
function ravageLines(ravage) {
  if (ravage.stopped)
    return [line(ACTION_SIGN.ravage, { id: "spirit_island-map-stopped", args: { action: "ravage" } })];
  const {
    damage = 0,
    defend = 0,
    strife = 0,
    blight: spoiled = 0,
    dahan_lost: lost = 0,
    dahan_hurt: hurt = 0,
    counter = 0,
    destroyed = {},
  } = ravage;
  return [
    line(ACTION_SIGN.ravage, { id: "spirit_island-map-ravage" }, damage),
    ...(defend ? [line("shield", { id: "spirit_island-map-defended" }, defend)] : []),
    ...(strife ? [line("crossed-swords", { id: "spirit_island-map-strife-deals" }, strife)] : []),
    ...(spoiled ? [line("blightmark", { id: "spirit_island-map-blight-comes" }, spoiled)] : []),
    ...(lost ? [line("hut", { id: "spirit_island-map-dahan-lost" }, lost)] : []),
    ...(hurt ? [line("hut", { id: "spirit_island-map-dahan-hurt" }, hurt)] : []),
    ...(counter ? [line("sword-clash", { id: "spirit_island-map-counter" }, counter)] : []),
    ...Object.entries(destroyed).map(([kind, n]) =>
      line("shattered-glass", { id: "spirit_island-map-destroyed", args: { kind } }, n),
    ),
  ];
}

/** @param {string} where @param {string} ref @param {Ctx} ctx @returns {Explanation | null} */
function piece(where, ref, ctx) {
  const place = landAt(where, ctx);
  const one = place?.pieces.find((each) => each.ref === ref);
  if (!place) return null;
  if (!one) return token(place, ref, ctx);
  const { kind, damage, strife, health, n } = one;
  return {
    title: pieceName(one),
    sub: titleOf(place),
    text: { id: "spirit_island-map-about-piece", args: { kind } },
    lines: [
      ...reasons(ref, ctx),
      line(KIND_SIGN[kind] ?? "", { id: "spirit_island-map-number" }, n),
      line("vine-leaf", { id: "spirit_island-map-health" }, health),
      ...(damage ? [line("shattered-glass", { id: "spirit_island-map-damage" }, damage)] : []),
      ...(strife
        ? [
            line("crossed-swords", { id: "spirit_island-map-strife" }, strife),
            line("crossed-swords", { id: "spirit_island-map-about-strife" }),
          ]
        : []),
    ],
  };
}

/** @param {Land} place @param {string} ref @param {Ctx} ctx @returns {Explanation} tokens and presence */
function token(place, ref, ctx) {
  const name = ref.split(":")[2] ?? "";
  const [kind = "", seat] = name.split("-");
  const own = seat === undefined ? undefined : place.presence.find((each) => each.seat === Number(seat));
  const spirit = own && (viewOf(ctx).spirits[own.seat]?.id ?? "");
  return {
    title: spirit
      ? { id: "spirit_island-choice-presence", args: { spirit } }
      : { id: "spirit_island-kind", args: { kind } },
    sub: titleOf(place),
    text: { id: "spirit_island-map-about-piece", args: { kind } },
    lines: [
      ...reasons(ref, ctx),
      line(
        spirit ? spiritIcon(spirit) : (KIND_SIGN[kind] ?? ""),
        { id: "spirit_island-map-number" },
        own ? own.n : place.tokens[kind],
      ),
    ],
  };
}

/**
 * @param {Land} land
 * @param {string} action
 * @param {string[]} cards
 * @returns {Lines} what cards bring to a land
 */
function outcome({ id, coming: { ravage = [], build = [] } }, action, cards) {
  const label = { id: "spirit_island-choice-land", args: { land: id } };
  if (action === "ravage")
    return ravage
      .filter(({ card }) => cards.includes(card))
      .map(({ damage = 0 }) => line(ACTION_SIGN.ravage, label, damage));
  return build
    .filter(({ card }) => cards.includes(card))
    .flatMap(({ kind }) =>
      kind
        ? [line(KIND_SIGN[kind] ?? "", { id: "spirit_island-map-build-at", args: { land: id, new: kind } })]
        : [],
    );
}

/** @param {string[]} ref action and cards @param {Ctx} ctx @returns {Explanation} */
function invader([action = "", ...cards], ctx) {
  const { invaders, lands } = viewOf(ctx);
  if (action === "next") {
    return {
      title: { id: "spirit_island-action", args: { action: "explore" } },
      sub: { id: "spirit_island-map-stage", args: { n: invaders.next.stage ?? 0 } },
      text: { id: "spirit_island-map-about-action", args: { action: "explore" } },
      lines: invaders.next.possible.map((card) =>
        line(
          ACTION_SIGN.explore,
          { id: "spirit_island-card", args: { card } },
          lands.filter((one) => one.coming.explore && names(one, card)).length,
        ),
      ),
    };
  }
  const [card = ""] = cards;
  return {
    title: { id: "spirit_island-action", args: { action } },
    ...(card ? { sub: { id: "spirit_island-card", args: { card } } } : {}),
    text: { id: "spirit_island-map-about-action", args: { action } },
    lines: lands.flatMap((one) => outcome(one, action, cards)),
  };
}

/** @param {string[]} ref where a card lies, or nothing @param {Ctx} ctx @returns {Explanation} */
function fear([pile, n], ctx) {
  const { fear: all, terror: level } = viewOf(ctx);
  const earned =
    pile === "earned"
      ? all.earned[Number(n) - 1]
      : pile === "deck"
        ? all.seen.find(({ place }) => place === Number(n))?.id
        : undefined;
  if (earned)
    return {
      title: { id: `spirit_island-name-${earned}` },
      text: { id: `spirit_island-effect-${earned}-${Math.min(3, level)}` },
    };
  return {
    title: { id: "spirit_island-map-fear" },
    text: { id: "spirit_island-map-about-fear", args: { n: all.pool } },
    lines: [
      line("terror", { id: "spirit_island-map-fear-now" }, all.markers),
      line("card-draw", { id: "spirit_island-map-fear-earned" }, all.earned.length),
      ...all.earned.flatMap((id) => (id ? [line("look", { id: `spirit_island-name-${id}` })] : [])),
      ...all.seen.map(({ id }) => line("look", { id: "spirit_island-map-fear-seen", args: { id } })),
      ...all.resolved.slice(-3).map((id) => line("check", { id: `spirit_island-name-${id}` })),
    ],
  };
}

/** @param {Ctx} ctx @returns {Explanation} */
function terror(ctx) {
  const {
    terror: level,
    fear: { deck },
  } = viewOf(ctx);
  return {
    title: { id: "spirit_island-map-terror", args: { n: level } },
    text: { id: "spirit_island-map-about-terror", args: { level: Math.min(3, level) } },
    lines: deck.flatMap((n, i) =>
      n > 0
        ? [
            line(
              "terror",
              { id: "spirit_island-map-cards-to", args: { level: i + 2 } },
              deck.slice(0, i + 1).reduce((sum, one) => sum + one, 0),
            ),
          ]
        : [],
    ),
  };
}

/** @param {Ctx} ctx @returns {Explanation} */
function blight(ctx) {
  const {
    blight: { left, with_card: withCard, blighted, card },
    lands,
  } = viewOf(ctx);
  const state = blighted ? "blighted" : withCard ? "healthy" : "plain";
  return {
    title: card ? { id: `spirit_island-name-${card}` } : { id: "spirit_island-map-blight", args: { state } },
    ...(card ? { sub: { id: "spirit_island-map-blight", args: { state } } } : {}),
    text: card
      ? { id: `spirit_island-effect-${card}` }
      : { id: "spirit_island-map-about-blight", args: { state } },
    lines: [
      line("blightmark", { id: "spirit_island-map-blight-left" }, left),
      line(
        "dead-wood",
        { id: "spirit_island-map-blight-here" },
        lands.reduce((sum, { tokens }) => sum + (tokens.blight ?? 0), 0),
      ),
    ],
  };
}

/** @param {Ctx} ctx @returns {Explanation | null} */
function adversary(ctx) {
  const { adversary: foe, counters } = viewOf(ctx);
  if (!foe) return null;
  const loss = lossTo(foe.id);
  const counted = countedBy(foe.id).filter((name) => (counters[name] ?? 0) > 0);
  return {
    title: { id: `spirit_island-name-${foe.id}` },
    sub: { id: "spirit_island-map-level", args: { n: foe.level } },
    text: { id: `spirit_island-effect-${foe.id}` },
    lines: [
      ...(loss ? [line("dead-wood", { id: `spirit_island-effect-${loss}` })] : []),
      ...Array.from({ length: foe.level }, (_, i) =>
        line("flying-flag", { id: `spirit_island-effect-${foe.id}-${i + 1}` }),
      ),
      ...Object.entries(foe.left).map(([kind, n]) =>
        line("flying-flag", { id: "spirit_island-map-supply-left", args: { kind } }, n),
      ),
      ...counted.map((name) => line("blightmark", { id: `spirit_island-counter-${name}` }, counters[name])),
    ],
  };
}

/** @param {Ctx} ctx @returns {Explanation | null} */
function scenario(ctx) {
  const { scenario: story, lands, aside, effects, spirits } = viewOf(ctx);
  return (
    story && {
      title: { id: `spirit_island-name-${story.id}` },
      text: { id: `spirit_island-effect-${story.id}` },
      lines: [
        ...markerSums(lands).map(([marker, n]) =>
          line(MARKER_SIGN[marker] ?? "", { id: "spirit_island-map-markers", args: { marker } }, n),
        ),
        ...effects
          .filter(({ source, land: at, seat }) => source === story.id && at === null && seat === null)
          .map(({ text }) => line("look", text)),
        ...aside
          .filter(({ source }) => source === story.id)
          .map(({ seat, id }) =>
            line("card-play", {
              id: "spirit_island-map-aside-card",
              args: { spirit: spirits[seat]?.id ?? "", id },
            }),
          ),
      ],
    }
  );
}

/** @param {Land} land @param {Ctx} ctx a land in words, for who cannot see it */
export function landWords(land, ctx) {
  const lines = [...contents(land, ctx), ...coming(land, ctx)].map(({ label, value }) =>
    value === undefined ? ctx.t(label) : `${ctx.t(label)} ${value}`,
  );
  return [ctx.t(titleOf(land)), ...lines].join("; ");
}
