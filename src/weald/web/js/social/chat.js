// What the people at a table say to each other. All of it is strangers' text: it only ever becomes text nodes.

import { ago } from "../core/i18n.js";
import { Fragment, html, useEffect, useLayoutEffect, useRef } from "../core/preact.js";
import { Icon, SeatDisc, Seg } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Line} Line */
/** @typedef {import("../table/ui_state.js").Desk} Desk */
/** @typedef {import("../core/session.js").Session} Session */

const LONGEST = 500;

/** @param {Session} session @returns {number | null} the seat that speaks for this browser */
export function voice(session) {
  const snapshot = session.snapshot.value;
  if (!snapshot) return null;
  return snapshot.seat ?? (snapshot.host ? null : (snapshot.mine[0] ?? null));
}

/** @param {{ctx: Ctx, desk: Desk, session: Session}} props the switch between what happened and what was said */
export function SideSwitch({ ctx, desk, session }) {
  const unread = desk.side.value === "talk" ? 0 : session.company.unread(ctx.snapshot.mine);
  const last = session.company.lines.value.at(-1);
  return html`<div class="sides">
    <${Seg} label=${ctx.t("ui-side")} value=${desk.side.value} onPick=${(/** @type {"log" | "talk"} */ side) => (desk.side.value = side)}
      options=${[
        { value: "log", text: ctx.t("ui-log"), icon: "log" },
        {
          value: "talk",
          text: unread > 0 ? ctx.t("ui-talk-unread", { n: unread }) : ctx.t("ui-talk"),
          icon: "talk",
        },
      ]} />
    ${unread > 0 && last && html`<span class="vh" role="status">${speaker(ctx, last)}: ${last.text}</span>`}
  </div>`;
}

/** @param {Ctx} ctx @param {Line} line */
function speaker(ctx, line) {
  return line.name || (line.seat === null ? ctx.t("ui-host") : ctx.name(line.seat));
}

/** @param {{ctx: Ctx, desk: Desk, session: Session}} props */
export function Talk({ ctx, desk, session }) {
  const { company } = session;
  const lines = company.lines.value;
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    const list = end.current;
    if (!list) return undefined;
    const down = () => list.scrollTo({ top: list.scrollHeight });
    down();
    const watcher = new ResizeObserver(down); // the panel changes its height with the options above it
    watcher.observe(list);
    return () => watcher.disconnect();
  }, [lines, desk.tab.value]);
  useEffect(() => {
    const read = () => {
      if (!document.hidden && end.current?.getClientRects().length) company.readAll();
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [lines, desk.tab.value]);
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    void company.say(voice(session));
    field.current?.focus();
  }
  return html`<${Fragment}>
    <div class="said" ref=${end} role="log" tabIndex=${0} aria-label=${ctx.t("ui-talk")}>
      ${
        lines.length === 0
          ? html`<p class="none">${ctx.t("ui-talk-nothing")}</p>`
          : html`<ol>${lines.map((line) => html`<${Said} key=${line.n} ctx=${ctx} line=${line} />`)}</ol>`
      }
    </div>
    ${company.trouble.value && html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${ctx.t(company.trouble.value)}</span></p>`}
    <form class="speak" onSubmit=${send}>
      <input type="text" ref=${field} value=${company.draft.value} maxlength=${LONGEST} placeholder=${ctx.t("ui-talk-write")} aria-label=${ctx.t("ui-talk-write")}
        autocomplete="off" dir="auto" onInput=${() => company.write(field.current?.value ?? "")} />
      <button type="button" class="tool" aria-pressed=${String(desk.pointing.value)} aria-label=${ctx.t("ui-point")} title=${ctx.t("ui-point-help")}
        onClick=${() => (desk.pointing.value = !desk.pointing.value)}><${Icon} name="point" /></button>
      <button type="submit" class="tool" aria-label=${ctx.t("ui-talk-send")} title=${ctx.t("ui-talk-send")}><${Icon} name="send" /></button>
    </form>
  <//>`;
}

/** @param {{ctx: Ctx, line: Line}} props */
function Said({ ctx, line }) {
  const name = speaker(ctx, line);
  return html`<li>
    ${line.seat === null ? html`<span class="seat nobody" aria-hidden="true"><${Icon} name="person" /></span>` : html`<${SeatDisc} seat=${line.seat} name=${name} />`}
    <div><b dir="auto">${name}</b> <small>${ago((Date.now() - line.at) / 1000)}</small><p dir="auto">${line.text}</p></div>
  </li>`;
}
