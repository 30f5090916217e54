// Chat. Everything in it is strangers' text: it only becomes text nodes.

import { ago } from "../core/i18n.js";
import { Fragment, html, useEffect, useLayoutEffect, useRef } from "../core/preact.js";
import { Icon, SeatDisc, Seg } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").ChatMessage} ChatMessage */
/** @typedef {import("../table/ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

const LONGEST = 500;

/** @param {Session} session @returns {number | null} the seat that speaks for this browser */
export function voice(session) {
  const snapshot = session.shown.snapshot.value;
  if (!snapshot) return null;
  return snapshot.seat ?? (snapshot.host ? null : (snapshot.mine[0] ?? null));
}

/**
 * @param {{ctx: Ctx, uiState: UiState, session: Session}} props the switch between what happened and what was
 *   said
 */
export function SideSwitch({ ctx, uiState, session }) {
  const unread = uiState.side.value === "talk" ? 0 : session.social.unread(ctx.snapshot.mine);
  return html`<div class="sides">
    <${Seg} label=${ctx.t("ui-side")} value=${uiState.side.value}
      onPick=${(/** @type {"log" | "talk"} */ side) => (uiState.side.value = side)}
      options=${[
        { value: "log", text: ctx.t("ui-log"), icon: "log" },
        {
          value: "talk",
          text: ctx.t("ui-talk"),
          name: unread > 0 ? ctx.t("ui-talk-unread", { n: unread }) : undefined,
          badge: unread,
          icon: "talk",
        },
      ]} />
  </div>`;
}

/**
 * @param {{ctx: Ctx, uiState: UiState, session: Session}} props tells screen readers of the last message that
 *   was not read; it is always there, because readers miss what appears together with its text
 */
export function ChatStatus({ ctx, uiState, session }) {
  const { social } = session;
  const unread = uiState.side.value === "talk" ? 0 : social.unread(ctx.snapshot.mine);
  const last = social.messages.value.at(-1);
  return html`<span class="vh" role="status" data-chat="">${
    unread > 0 && last && `${ctx.t("ui-talk-unread", { n: unread })} ${speaker(ctx, last)}: ${last.text}`
  }</span>`;
}

/** @param {Ctx} ctx @param {ChatMessage} message */
function speaker(ctx, message) {
  return message.name || (message.seat === null ? ctx.t("ui-host") : ctx.name(message.seat));
}

/** @param {{ctx: Ctx, uiState: UiState, session: Session}} props */
export function Chat({ ctx, uiState, session }) {
  const { social } = session;
  const messages = social.messages.value;
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
  }, [messages, uiState.tab.value]);
  useEffect(() => {
    const read = () => {
      if (!document.hidden && end.current?.getClientRects().length) social.readAll();
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [messages, uiState.tab.value]);
  /** @param {Event} event */
  function send(event) {
    event.preventDefault();
    void social.send(voice(session));
    field.current?.focus();
  }
  return html`<${Fragment}>
    <div class="said scroll low grow" ref=${end} role="log" tabIndex=${0} aria-label=${ctx.t("ui-talk")}>
      ${
        messages.length === 0
          ? html`<p class="none">${ctx.t("ui-talk-nothing")}</p>`
          : html`<ol>${messages.map(
              (message) => html`<${Entry} key=${message.n} ctx=${ctx} message=${message} />`,
            )}</ol>`
      }
    </div>
    ${
      social.error.value &&
      html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${ctx.t(social.error.value)}</span>
        </p>`
    }
    <form class="speak row gap-2" onSubmit=${send}>
      <input type="text" ref=${field} value=${social.draft.value} maxlength=${LONGEST}
        placeholder=${ctx.t("ui-talk-write")} aria-label=${ctx.t("ui-talk-write")}
        autocomplete="off" dir="auto" onInput=${() => social.write(field.current?.value ?? "")} />
      <button type="button" class="tool" aria-pressed=${String(uiState.pointing.value)}
        aria-label=${ctx.t("ui-point")} title=${ctx.t("ui-point-help")}
        onClick=${() => (uiState.pointing.value = !uiState.pointing.value)}><${Icon} name="point" /></button>
      <button type="submit" class="tool" aria-label=${ctx.t("ui-talk-send")} title=${ctx.t("ui-talk-send")}>
        <${Icon} name="send" /></button>
    </form>
  <//>`;
}

/** @param {{ctx: Ctx, message: ChatMessage}} props */
function Entry({ ctx, message }) {
  const name = speaker(ctx, message);
  return html`<li>
    ${
      message.seat === null
        ? html`<span class="seat nobody" aria-hidden="true"><${Icon} name="person" /></span>`
        : html`<${SeatDisc} seat=${message.seat} name=${name} />`
    }
    <div><b dir="auto">${name}</b> <small>${ago((Date.now() - message.at) / 1000)}</small><p dir="auto">
      ${message.text}</p></div>
  </li>`;
}
