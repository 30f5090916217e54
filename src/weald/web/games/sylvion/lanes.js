/** The coming movement, drawn in the lanes under the rows: who goes where, who fights whom, what burns. */

import { html } from "../../js/core/preact.js";
import { split } from "./cards.js";
import { DRAWINGS, laneY, middle, WIDTH } from "./geometry.js";

/** @typedef {import("./geometry.js").Drawing} Drawing */
/** @typedef {import("./geometry.js").Size} Size */
/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {import("./view.js").Forecast} Forecast */
/** @typedef {import("./view.js").Move} Move */
/** @typedef {{icon: string | null, words: string, brief: string, tail: string | null, tone: Tone}} Result */
/** @typedef {"bad" | "even" | "good" | ""} Tone */
/**
 * @typedef {{from: number, to: number, y: number, half: boolean, tone: Tone, dots: number[], results: {x:
 *   number, room: number, result: Result}[]}} Arrow
 */

const PILL = {
  wide: { height: 24, icon: 16, letter: 7.3, half: 18, dot: 5, long: 14, high: 8 },
  small: { height: 28, icon: 19, letter: 10.6, half: 19, dot: 6, long: 16, high: 9 },
  narrow: { height: 34, icon: 22, letter: 13.6, half: 28, dot: 7, long: 18, high: 11 },
};
const SIZES = /** @type {Size[]} */ (Object.keys(PILL));
const PROSE = 0.92; // letters of words are narrower than figures
const WORDY = 150; // room for words; below that, figures alone
const SHORT = 75; // no room at all: the result stands before the arrow's head

/** @type {Record<string, Tone>} */
const TONES = { falls: "bad", shields: "bad", both: "even", holds: "good", geyser: "good" };
/** @type {Record<string, string>} */
const SIGNS = { falls: ">", shields: ">", both: "=", holds: "<", geyser: "=" };

/** @param {Move["fights"][number]} fight @param {Ctx} ctx @returns {Result} */
function fought({ card, against, end }, ctx) {
  const { family, number } = split(card);
  const rival = family === "fountain" ? String(number) : null;
  const words = ctx.t("sylvion-ui-fight", { end, n: against, rival: rival ?? family });
  return {
    icon: "crossed-swords",
    words,
    brief: `${against} ${SIGNS[end] ?? "="}${rival === null ? "" : ` ${rival}`}`,
    tail: rival === null ? (family === "tree" ? "fruit-tree" : "volcano") : null,
    tone: TONES[end] ?? "even",
  };
}

/** @param {number} n @param {Ctx} ctx @returns {Result} */
const burnt = (n, ctx) => ({
  icon: "claw-slashes",
  words: ctx.t("sylvion-ui-damage", { n }),
  brief: String(n),
  tail: null,
  tone: n > 0 ? "bad" : "",
});

/** @param {Move} move @param {Ctx} ctx @returns {{at: string, result: Result}[]} */
function resultsOf(move, ctx) {
  const results = move.fights.map((fight) => ({ at: fight.cell, result: fought(fight, ctx) }));
  if (move.end === "forest") results.push({ at: "forest", result: burnt(move.damage, ctx) });
  if (results.length === 0 && move.blazes && move.from.startsWith("r")) {
    const words = ctx.t("sylvion-ui-arrives", { n: move.strength });
    results.push({
      at: move.to,
      result: { icon: "wildfires", words, brief: String(move.strength), tail: null, tone: "" },
    });
  }
  return results;
}

/**
 * @param {Move} move
 * @param {number} y
 * @param {boolean} half
 * @param {Drawing} drawing
 * @param {Ctx} ctx
 * @returns {Arrow}
 */
function arrowOf(move, y, half, drawing, ctx) {
  const [from, to] = [middle(move.from, drawing), middle(move.to, drawing)];
  const results = resultsOf(move, ctx);
  let start = from;
  const placed = results.map(({ at, result }) => {
    const end = middle(at, drawing);
    const room = start - end;
    const one = { x: room < SHORT && at !== "forest" ? end - 34 : (start + end) / 2, room, result };
    start = end;
    return one;
  });
  const tone = results.some(({ result }) => result.tone === "bad")
    ? "bad"
    : (results.at(-1)?.result.tone ?? "");
  return { from, to, y, half, tone, dots: [from], results: placed };
}

/** @param {Move} one @param {Move} other @param {Drawing} drawing */
function crosses(one, other, drawing) {
  const [a, b] = [one, other].map((move) => [middle(move.to, drawing), middle(move.from, drawing)]);
  return Math.min(a?.[1] ?? 0, b?.[1] ?? 0) - Math.max(a?.[0] ?? 0, b?.[0] ?? 0) > 1;
}

/**
 * @param {Move[]} moves of one row
 * @param {Drawing} drawing
 * @returns {Move[][]} as few lanes as possible, in each no two that cross
 */
function lanesOf(moves, drawing) {
  /** @type {Move[][]} */
  const lanes = [];
  for (const move of moves) {
    const free = lanes.find((lane) => !lane.some((other) => crosses(move, other, drawing)));
    if (free) free.push(move);
    else lanes.push([move]);
  }
  return lanes;
}

/**
 * @param {Move[]} moves of one row, too many for two lanes: one arrow for all
 * @param {number} y
 * @param {Drawing} drawing
 * @param {Ctx} ctx
 * @returns {Arrow}
 */
function merged(moves, y, drawing, ctx) {
  const dots = moves.map((move) => middle(move.from, drawing));
  const to = Math.min(...moves.map((move) => middle(move.to, drawing)));
  const damage = moves.reduce((sum, move) => sum + move.damage, 0);
  const results = moves
    .flatMap((move) => move.fights)
    .map((fight) => ({ x: middle(fight.cell, drawing) + 56, room: 0, result: fought(fight, ctx) }));
  if (moves.some((move) => move.end === "forest"))
    results.push({ x: drawing.forest + 42, room: 0, result: burnt(damage, ctx) });
  const tone = results.some(({ result }) => result.tone === "bad") ? "bad" : "";
  return { from: Math.max(...dots), to, y, half: false, tone, dots, results };
}

/** @param {Forecast} forecast @param {Drawing} drawing @param {Ctx} ctx @returns {Arrow[]} */
function arrows(forecast, drawing, ctx) {
  return [1, 2, 3, 4].flatMap((row) => {
    const moves = forecast.moves.filter((move) => move.row === row);
    const lanes = lanesOf(moves, drawing);
    const y = laneY(row, drawing);
    if (lanes.length > 2) return [merged(moves, y, drawing, ctx)];
    const gap = 9.5 * drawing.stretch;
    return lanes.flatMap((lane, i) => {
      const at = lanes.length === 1 ? y : y + (i === 0 ? -gap : gap);
      return lane.map((move) => arrowOf(move, at, lanes.length > 1, drawing, ctx));
    });
  });
}

/** @param {{forecast: Forecast, ctx: Ctx}} props every drawing; the stylesheet shows the one that fits */
export function Lanes({ forecast, ctx }) {
  return html`${SIZES.map((size) => {
    const drawing = DRAWINGS[size];
    return html`<svg key=${size} class=${`sy-lanes sy-${size}`} viewBox=${`0 0 ${WIDTH} ${drawing.height}`}
      aria-hidden="true">
      ${arrows(forecast, drawing, ctx).map(
        (arrow, i) => html`<${Path} key=${i} arrow=${arrow} size=${size} />`,
      )}
    </svg>`;
  })}`;
}

/** @param {{arrow: Arrow, size: Size}} props dot, dashes, head, and the results on the way */
function Path({ arrow: { from, to, y, half, tone, dots, results }, size }) {
  const { dot: r, long, high: full } = PILL[size];
  const high = half ? full * 0.75 : full;
  const tip = to - (to < 0 ? 0 : -8);
  return html`<g class="sy-move dim" data-tone=${tone}>
    ${dots.map((x) => html`<circle key=${x} cx=${x} cy=${y} r=${r} />`)}
    <path d=${`M${from} ${y}H${tip + long - 4}`} />
    <path class="sy-head" d=${`M${tip + long} ${y - high}L${tip} ${y}L${tip + long} ${y + high}Z`} />
    ${results.map(
      ({ x, room, result }, i) =>
        html`<${Pill} key=${i} x=${x} y=${y} room=${room} half=${half} size=${size} result=${result} />`,
    )}
  </g>`;
}

/** @param {{x: number, y: number, room: number, half: boolean, size: Size, result: Result}} props */
function Pill({ x, y, room, half, size, result }) {
  const pill = PILL[size];
  const wordy = size === "wide" && room >= WORDY;
  const text = wordy ? result.words : size === "wide" ? result.brief : result.brief.replaceAll(" ", "");
  const tail = wordy ? null : result.tail;
  const sign = size !== "wide" && result.icon === "crossed-swords" ? null : result.icon;
  const height = half ? pill.half : pill.height;
  const icon = Math.min(pill.icon, height - 4);
  const length = text.length * pill.letter * (wordy ? PROSE : 1);
  const width = 16 + length + (sign ? icon + 3 : 0) + (tail ? icon + 2 : 0);
  const textX = sign ? 8 + icon + 3 : 8;
  return html`<g class="sy-pill ink" data-tone=${result.tone}
    transform=${`translate(${x - width / 2 + (room ? 4 : 0)} ${y - height / 2})`}>
    <rect width=${width} height=${height} rx=${height / 2} />
    ${sign && html`<use href=${`#i-${sign}`} x="8" y=${(height - icon) / 2} width=${icon} height=${icon} />`}
    <text x=${textX} y=${height / 2} dy=".36em" textLength=${length} lengthAdjust="spacingAndGlyphs">${text}
      </text>
    ${
      tail &&
      html`<use href=${`#i-${tail}`} x=${width - icon - 7} y=${(height - icon) / 2} width=${icon}
        height=${icon} />`
    }
  </g>`;
}
