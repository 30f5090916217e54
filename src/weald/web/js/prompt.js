// The one sentence at the top: what is asked, of whom, and what stands in the way.

import { html, useEffect, useState } from "./lib.js";
import { Icon, SeatDisc } from "./parts.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").GameModule} GameModule */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./session.js").Session} Session */

const SECONDS_SHOWN_AFTER = 3;

/** @param {Ctx} ctx the seats that have still to answer */
function awaited(ctx) {
  return ctx.snapshot.seats.flatMap((seat, i) => (seat.asked && !seat.done && !(i === ctx.seat && ctx.picked) ? [i] : []));
}

/** @param {{since: string}} props seconds since something else was shown here */
function useSeconds({ since }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}

/**
 * @param {Ctx} ctx @param {boolean} watching
 * @returns {{lit: boolean, thinking: boolean, title: Message, help: Message | null}}
 */
function sentence(ctx, watching) {
  const quiet = { lit: false, thinking: false };
  if (ctx.decision) return { lit: true, thinking: false, title: ctx.decision.prompt, help: ctx.decision.help };
  const seats = awaited(ctx).filter((seat) => seat !== ctx.seat);
  const people = seats.filter((seat) => ctx.snapshot.seats[seat]?.kind === "human");
  const help = watching ? { id: "ui-watching" } : ctx.picked ? { id: "ui-may-take-back" } : { id: "ui-look-around" };
  if (people.length > 0) return { ...quiet, title: { id: "ui-waiting", args: { seats: people } }, help };
  if (seats.length > 0) {
    return { lit: false, thinking: true, title: { id: "ui-thinking", args: { seats, count: seats.length } }, help: null };
  }
  return { ...quiet, title: { id: ctx.pending ? "ui-kept" : "ui-sending" }, help: null };
}

/** @param {{ctx: Ctx, module: GameModule, session: Session}} props */
export function Prompt({ ctx, module, session }) {
  const { lit, thinking, title, help } = sentence(ctx, ctx.seat === null);
  const words = ctx.t(title);
  const asked = ctx.snapshot.seats.filter((seat) => seat.asked).length > 1;
  return html`<section class=${`prompt ${lit ? "lit" : ""}`} aria-label=${ctx.t("ui-prompt")}>
    ${thinking
      ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`
      : html`<span class="lamp"><${Icon} name="hint" /></span>`}
    <div class="say" aria-live="polite" aria-atomic="true">
      <h2>${words}</h2>
      ${help && html`<p>${ctx.t(help)}</p>`}
    </div>
    ${!lit && html`<${Waited} ctx=${ctx} since=${words} />`}
    <${Plain} ctx=${ctx} session=${session} />
    ${asked && html`<${Chips} ctx=${ctx} module=${module} />`}
  </section>`;
}

/** @param {{ctx: Ctx, since: string}} props how long one has waited; silent for screen readers, it changes every second */
function Waited({ ctx, since }) {
  const seconds = useSeconds({ since });
  if (seconds < SECONDS_SHOWN_AFTER) return null;
  const text = seconds < 60 ? ctx.t("ui-seconds", { n: seconds }) : ctx.t("ui-minutes", { n: Math.floor(seconds / 60) });
  return html`<span class="waited" aria-hidden="true">${text}</span>`;
}

/** @param {{ctx: Ctx, session: Session}} props answers that are not a thing on the table, as buttons */
function Plain({ ctx, session }) {
  const plain = ctx.decision?.choices.filter((choice) => !choice.ref.includes(":")) ?? [];
  if (plain.length === 0 || plain.length > 2) return null;
  return html`<div class="acts">
    ${plain.map((choice) => html`<button type="button" key=${choice.id} class="btn go" onClick=${() => session.choose(choice.id)}>
      ${ctx.t(choice.label)}</button>`)}
  </div>`;
}

/** @param {{ctx: Ctx, module: GameModule}} props who is asked, and who has answered */
function Chips({ ctx, module }) {
  return html`<ul class="waits" aria-label=${ctx.t("ui-asked")}>
    ${ctx.snapshot.seats.map((seat, i) => {
      if (!seat.asked) return null;
      const done = seat.done || (i === ctx.seat && ctx.picked !== null && !ctx.pending);
      const doing = done ? { id: "ui-seat-done" } : module.doing?.(i, ctx) ?? { id: "ui-seat-chooses", args: { seat: i } };
      return html`<li key=${i} class=${done ? "done" : ""}>
        <${SeatDisc} seat=${i} name=${seat.name} />
        <span><b>${i === ctx.seat ? ctx.t("ui-you") : seat.name}</b> <span class="word">${ctx.t(doing)}</span></span>
        ${done && html`<${Icon} name="check" />`}
      </li>`;
    })}
  </ul>`;
}

/** @param {{ctx: Ctx, session: Session}} props trouble and news, one line under the prompt */
export function Notices({ ctx, session }) {
  const away = session.away.value;
  const notice = session.notice.value;
  const hinted = ctx.decision?.choices.find((choice) => choice.id === session.hint.value);
  return html`<div class="notices" role="status">
    ${away && html`<p class="msg info"><${Icon} name="offline" />
      <span><b>${ctx.t("ui-offline")}</b> ${session.outbox.value ? ctx.t("ui-offline-kept") : ctx.t("ui-offline-again")}</span></p>`}
    ${notice && html`<p class=${`msg ${notice.kind}`}><${Icon} name=${notice.kind === "no" ? "close" : "clock"} />
      <span>${ctx.t(notice.message)}</span>
      <button type="button" class="shut" aria-label=${ctx.t("ui-close")} onClick=${() => (session.notice.value = null)}>
        <${Icon} name="close" /></button></p>`}
    ${hinted && html`<p class="msg hint"><${Icon} name="hint" /><span>${ctx.t("ui-hint-is")} <b>${ctx.t(hinted.label)}</b></span></p>`}
  </div>`;
}
