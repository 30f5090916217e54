// "Since you were last here": what happened as a short replay, one sentence at a time, marked on the table.

import { lastSeen, markSeen } from "../core/last_seen.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { motion } from "../core/settings.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../core/session.js").Session} Session */

const AWAY = 60000; // less than a minute is no absence
const PACE = { full: 1600, fast: 800, none: 0 };

/**
 * Return the events that a returning player missed; null after a short absence or on the first visit.
 * @param {{event: number, at: number}} before what was last shown, and when
 * @param {number} last the newest event @param {number} now
 */
export function missedRange(before, last, now) {
  const returning = before.event > 0 && before.event < last && now - before.at > AWAY;
  return returning ? { from: before.event, to: last } : null;
}

/** @param {{ctx: Ctx, module: GameModule, session: Session}} props */
export function CatchUp({ ctx, module, session }) {
  const events = session.shown.events.value;
  const last = events.at(-1)?.n ?? 0;
  const missed = useSignal(/** @type {{from: number, to: number} | null} */ (null));
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      missed.value = missedRange(lastSeen(session.id), last, Date.now()) ?? missed.value;
      markSeen(session.id, { event: last, at: Date.now() });
    };
    const leave = () => markSeen(session.id, { at: Date.now() });
    /** @type {() => void} */
    const turn = () => (document.hidden ? leave() : look());
    look();
    document.addEventListener("visibilitychange", turn);
    addEventListener("pagehide", leave);
    return () => {
      if (!document.hidden) leave();
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", leave);
    };
  }, [last]);
  const range = missed.value;
  const missedEvents = range ? events.filter((event) => event.n > range.from && event.n <= range.to) : [];
  if (missedEvents.length === 0) return null;
  return html`<${Scene} key=${range?.from} ctx=${ctx} module=${module} events=${missedEvents}
    onClose=${() => (missed.value = null)} />`;
}

/** @param {{ctx: Ctx, module: GameModule, events: GameEvent[], onClose: () => void}} props */
function Scene({ ctx, module, events, onClose }) {
  const at = useSignal(-1);
  const playing = useSignal(false);
  const event = events[at.value];
  /** @param {number} k */
  const show = (k) => {
    at.value = Math.max(0, Math.min(k, events.length - 1));
    const shown = events[at.value];
    ctx.mark(shown ? (module.about?.(shown, ctx).refs ?? []) : []);
  };
  useEffect(() => () => ctx.mark([]), []);
  useEffect(() => {
    const pace = PACE[motion()];
    if (!playing.value || pace === 0 || at.value >= events.length - 1) return undefined;
    const timer = setTimeout(() => show(at.value + 1), pace);
    return () => clearTimeout(timer);
  }, [playing.value, at.value]);
  /** @param {number} k a step by hand ends the playing */
  const step = (k) => {
    playing.value = false;
    show(k);
  };
  /** @param {string} icon @param {string} words @param {() => void} act @param {boolean} [off] */
  const button = (
    icon,
    words,
    act,
    off,
  ) => html`<button type="button" class="tool" aria-label=${ctx.t(words)} title=${ctx.t(words)}
    aria-disabled=${off ? "true" : undefined} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<section class="msg since wrap" aria-label=${ctx.t("ui-since")}>
    <${Icon} name="clock" />
    <span aria-live="polite">${
      event
        ? html`<small>${ctx.t("ui-moment-of", { n: at.value + 1, of: events.length })}
          </small> ${ctx.rich(event)}`
        : html`<b>${ctx.t("ui-since")}</b> ${ctx.t("ui-since-count", { n: events.length })}`
    }</span>
    <span class="acts">${
      event
        ? html`${button("left", "ui-replay-back", () => step(at.value - 1), at.value === 0)}
        ${button("right", "ui-replay-on", () => step(at.value + 1), at.value === events.length - 1)}`
        : html`<button type="button" class="btn" onClick=${() => {
            playing.value = true;
            show(0);
          }}><${Icon} name="play" />${ctx.t("ui-since-show")}</button>`
    }
      <button type="button" class="shut" aria-label=${ctx.t("ui-close")} onClick=${onClose}>
        <${Icon} name="close" /></button></span>
  </section>`;
}
