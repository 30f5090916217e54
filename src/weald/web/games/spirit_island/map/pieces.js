/**
 * Counters: everything that lies in a land as a small sign with a number. All measures are for a counter 48
 * high.
 */

import { html } from "../../../js/core/preact.js";
import { tinted } from "../../../js/ui/components.js";
import { spiritIcon } from "../catalogue.js";
import { HAZARD_TINT, KIND_SIGN, MARKER_SIGN, viewOf } from "../view.js";
import { HEIGHT } from "./packing.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").Land} Land */
/**
 * @typedef {{icon?: string, text?: string, words?: string, on?: "harm" | "strife", after?: number, struck?:
 *   boolean}} Part
 *   `words`: in smaller type; `on`: stands on a field of its own; `after`: room before it; `struck`: gone, or
 *   does not happen
 */
/**
 * @typedef {{key: string, look: string, group: number, parts: Part[], w: number, ref?: string, words?:
 *   string, seat?: number, n?: number,
 * ringed?: boolean, kept?: boolean, tight?: boolean, tint?: string}} Counter `kept`: folded away last;
 * `tight`: small, with larger digits; `tint`: its field and ink
 */

const ICON = 34;
const BETWEEN = 3;
const USUAL = { pad: 8, digit: 18.5 };
const TIGHT = { pad: 5, digit: 21 };
/** The width of a letter of words, on average. */
const LETTER = 12.4;

/** @param {Part} part @param {boolean | undefined} tight */
function wide({ icon, text = "", words = "", on, after = 0 }, tight) {
  const letters = text.length * (tight ? TIGHT : USUAL).digit + words.length * LETTER;
  return (icon ? ICON : 0) + letters + (on ? 10 : 0) + after;
}

/** @param {Omit<Counter, "w">} counter @returns {Counter} */
export function counter({ parts, tight, ...rest }) {
  const inside = parts.reduce((sum, part) => sum + wide(part, tight), 0);
  return {
    ...rest,
    parts,
    ...(tight ? { tight } : {}),
    w: 2 * (tight ? TIGHT : USUAL).pad + inside + BETWEEN * (parts.length - 1),
  };
}

/**
 * @param {number} n
 * @param {boolean} tight
 * @param {number} [after] where room is scarce a single piece goes without its number
 * @returns {Part[]}
 */
const number = (n, tight, after = 0) => (tight && n === 1 ? [] : [{ text: String(n), after }]);

/**
 * @param {Land} land
 * @param {Ctx} ctx
 * @param {boolean} tight
 * @returns {Counter[]} what lies in a land, in the order of the rules' thoughts
 */
export function counters(land, ctx, tight) {
  return [...pieces(land, ctx, tight), ...presence(land, ctx, tight), ...tokens(land, ctx, tight)];
}

/** @param {Land} land @param {Ctx} ctx @param {boolean} tight @returns {Counter[]} invaders and dahan */
function pieces({ id, pieces: all }, ctx, tight) {
  return all.map(({ ref, kind, damage, strife, n, face }) =>
    counter({
      key: `${id} ${kind} ${face ?? damage} ${strife}`,
      look: kind === "dahan" ? "dahan" : "invader",
      group: 1,
      tight,
      n,
      kept: true,
      ...(kind === "thief"
        ? chosen(ref, ctx)
        : ctx.choice(ref)
          ? { ref, words: ctx.t("spirit_island-choice-at", { land: id, kind, damage, strife }) }
          : {}),
      parts: [
        { icon: KIND_SIGN[kind] ?? "" },
        ...number(n, tight),
        ...(face ? [{ text: String(face), on: /** @type {const} */ ("strife") }] : []),
        ...(damage ? [{ text: ctx.signed(-damage), on: /** @type {const} */ ("harm") }] : []),
        ...(strife
          ? [
              {
                icon: "crossed-swords",
                text: strife > 1 ? String(strife) : "",
                on: /** @type {const} */ ("strife"),
              },
            ]
          : []),
      ],
    }),
  );
}

/** @param {Land} land @param {Ctx} ctx @param {boolean} tight @returns {Counter[]} */
function presence({ id, presence: all }, ctx, tight) {
  return all.map(({ seat, n, sacred, beasts, farther }) =>
    counter({
      key: `${id} presence ${seat}`,
      look: "presence",
      group: 2,
      tight,
      n,
      seat,
      ringed: sacred,
      ...chosen(`piece:${id}:presence-${seat}`, ctx),
      parts: [
        { icon: spiritIcon(viewOf(ctx).spirits[seat]?.id ?? "") },
        ...number(n, tight, 4),
        ...(beasts ? [{ icon: "paw" }] : []),
        ...(farther > 0 ? [{ text: `+${farther}` }] : []),
      ],
    }),
  );
}

/**
 * @param {string} ref
 * @param {Ctx} ctx
 * @returns {{ref: string, words: string} | {}} what can be chosen, in words
 */
function chosen(ref, ctx) {
  const choice = ctx.choice(ref);
  return choice ? { ref, words: ctx.t(choice.label) } : {};
}

/** @param {Land} land @param {Ctx} ctx @param {boolean} tight @returns {Counter[]} */
function tokens({ id, tokens: all, defend, isolated, absent, markers = {} }, ctx, tight) {
  const small = (/** @type {string} */ key, /** @type {string} */ look, /** @type {Part[]} */ parts) =>
    counter({ key: `${id} ${key}`, look, group: 2, tight, parts });
  return [
    ...(defend ? [small("defend", "defend", [{ icon: "shield" }, { text: String(defend) }])] : []),
    ...(absent === "frozen" ? [small("frozen", "token", [{ icon: "hourglass" }])] : []),
    ...(isolated ? [small("isolated", "token", [{ icon: "cancel" }])] : []),
    ...Object.entries(markers).map(([kind, n]) =>
      small(kind, "marker", [{ icon: MARKER_SIGN[kind] ?? "" }, ...(n > 1 ? number(n, tight) : [])]),
    ),
    ...Object.entries(all).map(([kind, n]) =>
      counter({
        key: `${id} ${kind}`,
        look: kind === "blight" ? "blight" : "hazard",
        group: 2,
        tight,
        n,
        tint: HAZARD_TINT[kind],
        ...chosen(`piece:${id}:${kind}`, ctx),
        parts: [{ icon: KIND_SIGN[kind] ?? "" }, ...number(n, tight)],
      }),
    ),
  ];
}

/** @param {{look: string, w: number}} props the ground of a counter; its form tells what it is */
function Ground({ look, w }) {
  if (look === "blight") return html`<path class="b" d=${`M13 0H${w - 13}L${w} 24L${w - 13} 48H13L0 24Z`} />`;
  if (look === "hazard")
    return html`<path class="b" d=${`M11 0H${w - 11}L${w} 11V37L${w - 11} 48H11L0 37V11Z`} />`;
  const round = { invader: 8, token: 14, build: 14, explore: 14 }[look] ?? HEIGHT / 2;
  return html`<rect class="b" width=${w} height=${HEIGHT} rx=${round} />`;
}

/** @param {{counter: Counter, spot: {x: number, y: number}, scale: number}} props */
export function CounterSign({
  counter: { key, look, parts, w, ref, words, seat, n, ringed, tight, tint },
  spot,
  scale,
}) {
  const { pad, digit } = tight ? TIGHT : USUAL;
  let x = pad;
  const drawn = parts.map((part, i) => {
    const [start, size] = [x, wide(part, tight)];
    x += size + BETWEEN;
    const left = start + (part.on ? 5 : 0) + (part.after ?? 0);
    return html`<g key=${i} class=${part.on ? `si-on-${part.on}` : ""}>
      ${part.on && html`<rect x=${start} y="5" width=${size + 3} height="38" rx="6" />`}
      ${part.icon && html`<use href=${`#i-${part.icon}`} x=${left} y="7" width=${ICON} height=${ICON} />`}
      ${
        part.struck &&
        html`<path class="si-struck" d=${`M${left + 3} ${7 + ICON - 3}L${left + ICON - 3} 10`} />`
      }
      ${
        part.text &&
        html`<text x=${left + (part.icon ? ICON : 0) + (part.text.length * digit) / 2} y=${tight ? 37 : 35}>
          ${part.text}</text>`
      }
      ${part.words && html`<text class="si-words" x=${left + size / 2} y="32">${part.words}</text>`}
    </g>`;
  });
  const [left, top] = [spot.x - (w / 2) * scale, spot.y - (HEIGHT / 2) * scale];
  const place = `translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})`;
  const style = {
    ...(seat === undefined ? {} : { "--sc": `var(--seat-${seat % 6})` }),
    ...(tint === undefined ? {} : tinted(tint)),
  };
  const [land, ...piece] = key.split(" ");
  return html`<g class=${`si-c noglow si-${look}`} transform=${place} data-tight=${tight} data-ref=${ref}
    data-piece=${piece.join(" ")} data-at=${`land:${land}`} data-n=${n}
    data-says=${parts.map(({ icon, text }) => `${icon} ${text}`).join()} aria-label=${words} style=${style}>
    <g class="si-in">
      ${ref && html`<rect class="si-ring" x="-7" y="-7" width=${w + 14} height=${HEIGHT + 14} rx="18" />`}
      ${
        ringed &&
        html`<rect class="si-sacred" x="-5" y="-5" width=${w + 10} height=${HEIGHT + 10}
          rx=${HEIGHT / 2 + 5} />`
      }
      <${Ground} look=${look} w=${w} />${
        look === "presence" &&
        html`<circle class="si-disc" cx=${pad + ICON / 2} cy=${HEIGHT / 2} r=${tight ? 17 : 19} />`
      }${drawn}
    </g>
  </g>`;
}
