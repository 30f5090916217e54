// Log of events, newest first. In a replay it holds the whole game, and a click goes to that moment.

import { Fragment, html, useEffect, useLayoutEffect, useMemo, useRef } from "../core/preact.js";
import { Words } from "../learn/words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */

const SHOWN = 300; // long games have thousands of events; the slider shows the rest

/**
 * @param {{ctx: Ctx, module: GameModule, events: readonly GameEvent[], onEvent?: (n: number) => void}} props
 */
export function Log({ ctx, module, events, onEvent }) {
  if (onEvent) return html`<${Moments} ctx=${ctx} events=${events} onEvent=${onEvent} />`;
  const seen = useRef(/** @type {number | null} */ (null));
  const last = events.at(-1)?.n ?? 0;
  const before = seen.current ?? last;
  useEffect(() => {
    seen.current = last;
  }, [ctx.snapshot.version]);
  const newest = events.slice(-SHOWN).reverse();
  const people = ctx.snapshot.seats.map(({ name }) => name).join();
  return html`<${Fragment}>
    ${events.length === 0 && html`<p class="none">${ctx.t("ui-log-nothing")}</p>`}
    <ol tabIndex=${0} aria-label=${ctx.t("ui-log")} onPointerLeave=${() => ctx.mark([])}>
      ${newest.map(
        (event) => html`<li key=${event.n} class=${event.n > Math.min(before, ctx.acted) ? "now" : ""}
        onPointerEnter=${() => ctx.mark(module.refs?.(event, ctx) ?? [])}><${Line} ctx=${ctx} event=${event}
          people=${people} /></li>`,
      )}
    </ol>
  <//>`;
}

/**
 * The events of a whole game, those after the moment shown pale; that moment stays in sight.
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
