/** The forecast of a land, as the engine sees it: ravage, build, explore. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { ACTION_SIGN, HAZARD_TINT, KIND_SIGN, MARKER_SIGN, viewOf } from "../view.js";
import { outcomeCounters } from "./outcome.js";
import { counter } from "./pieces.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("../view.js").ComingRavage} ComingRavage */
/** @typedef {import("./pieces.js").Counter} Counter */
/** @typedef {import("./pieces.js").Part} Part */

const GROUP = 3;
/** The letters of invader cards. @type {Record<string, string>} */
const LETTER = { jungle: "J", mountain: "M", sands: "S", wetlands: "W" };

/** @param {string} card "III-JW" @returns {string} the letters of its terrains; C stands for the coast */
export const lettersOf = (card) => card.split("-")[1] ?? "";

/** @param {Land} land @param {string} card whether a card names this land */
export const names = (land, card) =>
  lettersOf(card).includes(LETTER[land.terrain] ?? "-") || (land.coastal && lettersOf(card) === "C");

/**
 * @param {Land} land
 * @param {Ctx} ctx whether explorers will come here for certain, since the card lies open
 */
export function isExplored(land, ctx) {
  const { acting, explore } = viewOf(ctx).invaders;
  const open = acting?.action === "explore" ? [acting.card, ...explore] : explore;
  return land.coming.explore === true && open.some((card) => names(land, card));
}

/** @param {ComingRavage} ravage @param {Ctx} ctx @param {boolean} tight @returns {Part[]} */
function ravageParts(ravage, ctx, tight) {
  if (ravage.stopped) return [{ icon: ACTION_SIGN.ravage }, { icon: "cancel" }];
  /** @type {Part[]} */
  const parts = [{ icon: ACTION_SIGN.ravage }, { text: String(ravage.damage ?? 0) }];
  if (ravage.strife)
    parts.push({
      icon: "crossed-swords",
      text: ravage.strife > 1 ? String(ravage.strife) : "",
      on: "strife",
    });
  if (ravage.blight) parts.push({ icon: KIND_SIGN.blight ?? "" });
  if (ravage.dahan_lost && !tight)
    parts.push({ icon: KIND_SIGN.dahan ?? "", text: ctx.signed(-ravage.dahan_lost) });
  return parts;
}

/** @param {ComingRavage} ravage */
const isHarmless = (ravage) => ravage.stopped || !ravage.damage;

/**
 * @param {Land} land @param {Ctx} ctx @param {boolean} tight
 * @param {boolean} [worded] whether an outcome is written out @returns {Counter[]}
 */
export function comingCounters(land, ctx, tight, worded = false) {
  const outcome = outcomeCounters(land, ctx, tight, worded);
  if (outcome) return outcome;
  const { ravage = [], build = [] } = land.coming;
  const marks = ravage.flatMap((one, i) => {
    const main = counter({
      key: `${land.id} ravage ${i}`,
      look: isHarmless(one) ? "calm" : "ravage",
      group: GROUP,
      kept: true,
      tight,
      parts: ravageParts(one, ctx, tight),
    });
    const back = counter({
      key: `${land.id} counter ${i}`,
      look: "counter",
      group: GROUP,
      parts: [{ icon: "sword-clash" }, { text: String(one.counter ?? 0) }],
    });
    return one.counter && !tight ? [main, back] : [main];
  });
  for (const [i, { stopped, kind, disease }] of build.entries()) {
    marks.push(
      counter({
        key: `${land.id} build ${i}`,
        look: stopped ? "calm" : "build",
        group: GROUP,
        tight,
        kept: true,
        parts: [
          { icon: ACTION_SIGN.build },
          { icon: KIND_SIGN[disease ? "disease" : stopped ? "none" : (kind ?? "town")] ?? "cancel" },
        ],
      }),
    );
  }
  if (isExplored(land, ctx)) {
    marks.push(
      counter({
        key: `${land.id} explore`,
        look: land.coming.wilds ? "calm" : "explore",
        group: GROUP,
        tight,
        parts: [
          { icon: ACTION_SIGN.explore },
          ...(land.coming.wilds ? [{ icon: KIND_SIGN.wilds ?? "" }] : []),
        ],
      }),
    );
  }
  return marks;
}

/**
 * @param {Ctx} ctx
 * @returns {[string, Part[], string, string?][]} tokens and markers that are on the island
 */
function hazards(ctx) {
  const { lands } = viewOf(ctx);
  const marker = lands.flatMap(({ markers = {} }) => Object.keys(markers))[0];
  return [
    ...Object.entries(HAZARD_TINT)
      .filter(([kind]) => lands.some(({ tokens }) => tokens[kind]))
      .map(
        ([kind, tint]) =>
          /** @type {[string, Part[], string, string]} */ ([
            "hazard",
            [{ icon: KIND_SIGN[kind] ?? "" }, { text: "1" }],
            `spirit_island-map-legend-${kind}`,
            tint,
          ]),
      ),
    ...(marker
      ? [
          /** @type {[string, Part[], string]} */ ([
            "marker",
            [{ icon: MARKER_SIGN[marker] ?? "" }],
            "spirit_island-map-legend-marker",
          ]),
        ]
      : []),
  ];
}

/** @param {Ctx} ctx @returns {[string, Part[], string][]} what has changed about lands, if it has */
function changes(ctx) {
  const { lands } = viewOf(ctx);
  const presence = lands.flatMap((land) => land.presence);
  const all = /** @type {[boolean, string, Part[], string][]} */ ([
    [lands.some(({ isolated }) => isolated), "token", [{ icon: "cancel" }], "isolated"],
    [lands.some(({ absent }) => absent === "frozen"), "token", [{ icon: "hourglass" }], "frozen"],
    [presence.some(({ beasts }) => beasts), "presence", [{ text: "2" }, { icon: "paw" }], "flock"],
    [presence.some(({ farther }) => farther > 0), "presence", [{ text: "3" }, { text: "+1" }], "farther"],
  ]);
  return all.flatMap(([there, look, parts, text]) =>
    there
      ? [/** @type {[string, Part[], string]} */ ([look, parts, `spirit_island-map-legend-${text}`])]
      : [],
  );
}

/** @param {Ctx} ctx @returns {[string, Part[], string, string?][]} look, parts, text, tint */
const legend = (ctx) => [
  [
    "invader",
    [{ icon: "town" }, { text: "2" }, { text: ctx.signed(-1), on: "harm" }],
    "spirit_island-map-legend-damage",
  ],
  [
    "invader",
    [{ icon: "city" }, { text: "1" }, { icon: "crossed-swords", on: "strife" }],
    "spirit_island-map-legend-strife",
  ],
  ["dahan", [{ icon: "hut" }, { text: "2" }], "spirit_island-map-legend-dahan"],
  ["presence", [{ icon: "river" }, { text: "2" }], "spirit_island-map-legend-sacred"],
  ["defend", [{ icon: "shield" }, { text: "3" }], "spirit_island-map-legend-defend"],
  ["blight", [{ icon: "blightmark" }, { text: "1" }], "spirit_island-map-legend-blight"],
  ...hazards(ctx),
  ...changes(ctx),
  [
    "ravage",
    [{ icon: "claw-slashes" }, { text: "4" }, { icon: "blightmark" }, { icon: "hut", text: ctx.signed(-1) }],
    "spirit_island-map-legend-ravage",
  ],
  ["counter", [{ icon: "sword-clash" }, { text: "4" }], "spirit_island-map-legend-counter"],
  ["build", [{ icon: "hammer-nails" }, { icon: "town" }], "spirit_island-map-legend-build"],
  ["calm", [{ icon: "claw-slashes" }, { icon: "cancel" }], "spirit_island-map-legend-stopped"],
  ["explore", [{ icon: "compass" }], "spirit_island-map-legend-explore"],
];

/**
 * @param {{ctx: Ctx, sign: typeof import("./pieces.js").CounterSign}} props what the signs on the map mean
 */
export function Legend({ ctx, sign: Sign }) {
  return html`<ul class="si-legend paper lined grid gap-6 little">
    ${legend(ctx).map(([look, parts, text, tint]) => {
      const shown = counter({ key: text, look, group: 0, parts, seat: 0, ringed: look === "presence", tint });
      return html`<li key=${text}><svg class="si-island" viewBox=${`-6 -6 ${shown.w + 12} 60`}
        width=${((shown.w + 12) * 0.55).toFixed(0)} height="33" aria-hidden="true">
        <${Sign} counter=${shown} spot=${{ x: shown.w / 2, y: 24 }} scale=${1} /></svg><span>${ctx.t(text)}
          </span></li>`;
    })}
    <li class="si-legend-keys dim"><${Icon}
      name="look" /><span>${ctx.t("spirit_island-map-legend-zoom")}</span>
      </li>
  </ul>`;
}
