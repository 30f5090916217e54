// Log of events, newest first.

import { Fragment, html, useEffect, useRef } from "../core/preact.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */

const SHOWN = 300; // long games have thousands of events; the slider shows the rest

/** @param {{ctx: Ctx, module: GameModule, events: GameEvent[]}} props */
export function Log({ ctx, module, events }) {
  const seen = useRef(/** @type {number | null} */ (null));
  const last = events.at(-1)?.n ?? 0;
  const before = seen.current ?? last;
  useEffect(() => {
    seen.current = last;
  }, [ctx.snapshot.version]);
  const newest = events.slice(-SHOWN).reverse();
  return html`<${Fragment}>
    ${events.length === 0 && html`<p class="none">${ctx.t("ui-log-nothing")}</p>`}
    <ol tabIndex=${0} aria-label=${ctx.t("ui-log")} onPointerLeave=${() => ctx.mark([])}>
      ${newest.map(
        (event) => html`<li key=${event.n} class=${event.n > Math.min(before, ctx.acted) ? "now" : ""}
        onPointerEnter=${() => ctx.mark(module.refs?.(event, ctx) ?? [])}>${ctx.rich(event)}</li>`,
      )}
    </ol>
  <//>`;
}
