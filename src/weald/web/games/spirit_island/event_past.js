/** An event that passed without a question: what it did, until somebody has read it. */

import { html, useEffect, useRef, useState } from "../../js/core/preact.js";
import { nameOf } from "./cards.js";
import { Paper } from "./event_paper.js";
import { viewOf } from "./view.js";

/** @typedef {import("../../js/types.js").GameEvent} GameEvent */
/** @typedef {import("./view.js").Ctx} Ctx */

const CARD = "spirit_island-event-event-card";
const PART = "spirit_island-part-";
/** What begins after an event; lines from there on are not its own. */
const AFTER = ["spirit_island-event-fear-card", "spirit_island-event-card", "spirit_island-event-phase"];

/** @typedef {{n: number, id: string, parts: {id: string, lines: GameEvent[]}[]}} Told */

/** @param {GameEvent[]} events @returns {Told[]} the events among what happened, part by part */
export function pastEvents(events) {
  /** @type {Told[]} */
  const past = [];
  let open = false;
  for (const event of events) {
    const last = past.at(-1);
    if (event.id === CARD) {
      past.push({ n: event.n, id: String(event.args.id), parts: [] });
      open = true;
    } else if (AFTER.includes(event.id)) open = false;
    else if (open && last && event.id.startsWith(PART))
      last.parts.push({ id: event.id.slice(PART.length), lines: [] });
    else if (open) last?.parts.at(-1)?.lines.push(event);
  }
  return past;
}

/** @param {{ctx: Ctx}} props events that passed without a question, until somebody has read them */
export function Past({ ctx }) {
  const [read, setRead] = useState(0);
  const shown = useRef(/** @type {Told[]} */ ([]));
  const fresh = pastEvents(ctx.fresh);
  if (fresh.length > 0) shown.current = fresh;
  const left = shown.current.filter(({ n }) => n > read);
  const turn = viewOf(ctx).turn;
  const since = useRef(turn);
  useEffect(() => {
    if (fresh.length > 0) since.current = turn;
    else if (since.current !== turn) shown.current = [];
  }, [turn, fresh.length]);
  const [event] = left;
  if (!event) return null;
  const go = () => setRead(event.n);
  const foot = html`<footer><div class="si-asked"><button type="button" class="btn calm" onClick=${go}>
    ${ctx.t("spirit_island-scene-go")}</button></div></footer>`;
  const kind = ctx.t("spirit_island-scene-past");
  return html`<${Paper} title=${nameOf(ctx, event.id)} kind=${kind} foot=${foot} onEscape=${go}>
    ${event.parts.map((part) => html`<${Part} key=${part.id} ctx=${ctx} part=${part} />`)}<//>`;
}

/** @param {{ctx: Ctx, part: Told["parts"][number]}} props */
function Part({ ctx, part: { id, lines } }) {
  return html`<section class="si-told"><h3>${ctx.t(`spirit_island-part-${id}`)}</h3>
    <p>${ctx.t(`spirit_island-does-${id}`)}</p>
    ${
      lines.length > 0
        ? html`<ul>${lines.map((line) => html`<li key=${line.n}>${ctx.rich(line)}</li>`)}</ul>`
        : html`<p class="si-none-told">${ctx.t("spirit_island-scene-nothing")}</p>`
    }</section>`;
}
