// Log of events, newest first, with what AI seats meant to do in between. In a replay it holds the whole
// game, and a click goes to that moment.

import { Fragment, html, useEffect, useLayoutEffect, useMemo, useRef } from "../core/preact.js";
import { Words } from "../learn/words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").Intended} Intended */

const SHOWN = 300; // long games have thousands of events; the slider shows the rest

/**
 * Return the lines of the log, newest first: events, and after each of them what was intended then.
 * @param {readonly GameEvent[]} events @param {Intended[]} intended
 * @returns {(GameEvent | Intended)[]}
 */
export function logLines(events, intended) {
  const shown = events.slice(-SHOWN);
  const since = shown.length < events.length ? (shown[0]?.n ?? 0) : 0;
  const last = events.at(-1)?.n ?? 0;
  const said = intended.filter(({ after }) => after >= since && after <= last);
  /** @param {GameEvent | Intended} line */
  const place = (line) => ("after" in line ? line.after + 0.5 : line.n);
  return [...shown, ...said].sort((one, other) => place(one) - place(other)).reverse();
}

/**
 * @param {{ctx: Ctx, module: GameModule, events: readonly GameEvent[], intended?: Intended[],
 *   onEvent?: (n: number) => void}} props
 */
export function Log({ ctx, module, events, intended = [], onEvent }) {
  if (onEvent) return html`<${Moments} ctx=${ctx} events=${events} onEvent=${onEvent} />`;
  const seen = useRef(/** @type {number | null} */ (null));
  const last = events.at(-1)?.n ?? 0;
  const before = seen.current ?? last;
  useEffect(() => {
    seen.current = last;
  }, [ctx.snapshot.version]);
  const people = ctx.snapshot.seats.map(({ name }) => name).join();
  return html`<${Fragment}>
    ${events.length === 0 && html`<p class="none">${ctx.t("ui-log-nothing")}</p>`}
    <ol tabIndex=${0} aria-label=${ctx.t("ui-log")} onPointerLeave=${() => ctx.mark([])}>
      ${logLines(events, intended).map((line) =>
        "after" in line
          ? html`<li key=${`${line.after}:${line.seat}`} class="intends">${ctx.rich(line.message)}</li>`
          : html`<li key=${line.n} class=${line.n > Math.min(before, ctx.acted) ? "now" : ""}
        onPointerEnter=${() => ctx.mark(module.about?.(line, ctx).refs ?? [])}>
          <${Line} ctx=${ctx} event=${line} people=${people} /></li>`,
      )}
    </ol>
  <//>`;
}

/**
 * The events of a whole game, those after the moment shown in italics; that moment stays in sight.
 * @param {{ctx: Ctx, events: readonly GameEvent[], onEvent: (n: number) => void}} props
 */
function Moments({ ctx, events, onEvent }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const { last } = ctx.snapshot;
  useLayoutEffect(() => {
    const [all, now] = [list.current, list.current?.querySelector("li:has([aria-current])")];
    if (all && now instanceof HTMLElement) all.scrollTop = now.offsetTop - all.clientHeight / 3;
  }, [last, events]);
  const from = Math.max(0, Math.min(events.length - SHOWN, last - SHOWN / 2));
  const newest = events.slice(from, from + SHOWN).reverse();
  return html`<ol tabIndex=${0} ref=${list} class="moments" aria-label=${ctx.t("ui-log")}>
    ${newest.map(
      (event) => html`<li key=${event.n} class=${event.n > last ? "later" : ""}>
      <button type="button" aria-current=${event.n === last ? "step" : undefined}
        onClick=${() => onEvent(event.n)}>${ctx.rich(event)}</button></li>`,
    )}
  </ol>`;
}

/**
 * @param {{ctx: Ctx, event: GameEvent, people: string}} props an event with its words; these are no stops of
 *   Tab, the question mark opens them
 */
function Line({ ctx, event, people }) {
  const word = (/** @type {any} */ piece) =>
    typeof piece === "string" ? html`<${Words} game=${ctx.game} text=${piece} stop=${-1} />` : piece;
  return useMemo(() => ctx.rich(event).map(word), [event, ctx.lang, people]);
}
