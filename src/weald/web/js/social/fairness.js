// What people may trust: whether the host may know the cards, and deals that everybody has a part in.

import { t } from "../core/i18n.js";
import { html, useEffect } from "../core/preact.js";
import { Icon, Seg, Tool } from "../ui/components.js";
import { Row } from "../ui/menu.js";
import { noteBrought, noteCommitment, short } from "./deal_memory.js";
import { hasOthers } from "./social.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Deal} Deal */
/** @typedef {import("../table/ui_state.js").UiState} UiState */

const BYTES = 16;

/** Return random bytes in hexadecimal digits: the part of this browser in a fair deal. */
export function contribution() {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Return what somebody who sits down now brings to a deal.
 * @param {string} table @param {Deal | null} deal @returns {{contribution?: string}}
 */
export function partIn(table, deal) {
  if (!deal || deal.dealt) return {};
  const brought = contribution();
  noteBrought(table, brought);
  return { contribution: brought };
}

/** @param {{reasons: string[]}} props why the host may know the cards */
export function Disclosed({ reasons }) {
  const why = reasons.at(-1);
  if (!why) return null;
  return html`<p class="msg info"><${Icon} name="look" /><span>${t("disclosed", { why })}</span></p>`;
}

/** @param {{ctx: Ctx, uiState: UiState}} props the mark of such a table in the bar; it leads to the people */
export function DisclosedTool({ ctx, uiState }) {
  const why = ctx.snapshot.disclosed.at(-1);
  if (!why || ctx.over || !hasOthers(ctx.snapshot)) return null;
  return html`<${Tool} icon="look" bare=${true} text=${t("disclosed", { why })}
    onClick=${() => (uiState.people.value = true)} />`;
}

/** @param {{ctx: Ctx, deal: Deal, uiState: UiState}} props a deal that waits for people */
export function Gathering({ ctx, deal, uiState }) {
  const { id, host, seats } = ctx.snapshot;
  useEffect(() => noteCommitment(id, deal), [id]);
  return html`<section class="prompt gathering" role="status">
    <span class="lamp"><${Icon} name="people" /></span>
    <div class="say">
      <div class="ask"><h2>${t("fair-waiting")}</h2></div>
      <p>${t("fair-waiting-help")} ${" "}
        <small title=${deal.commitment}>${t("fair-commitment", { short: short(deal) })}</small></p>
    </div>
    ${
      host &&
      seats.some((seat) => seat.free) &&
      html`<div class="acts"><button type="button" class="btn calm"
        onClick=${() => (uiState.people.value = true)}><${Icon} name="link" />${t("ui-invite-do")}</button>
        </div>`
    }
  </section>`;
}

/** @param {{deal: Deal | null, mine: number[]}} props a deal, and seats that may have missed it */
export function DealtBefore({ deal, mine }) {
  if (!deal?.dealt || mine.some((seat) => deal.contributed.includes(seat))) return null;
  return html`<p class="msg info"><${Icon} name="look" /><span>${t("fair-dealt-before")}</span></p>`;
}

/** @param {{value: boolean, onPick: (fair: boolean) => void}} props whether the cards wait for everybody */
export function FairRow({ value, onPick }) {
  return html`<${Row} label=${t("fair-option")} help=${t("fair-option-help")}>
    <${Seg} label=${t("fair-option")} value=${value} onPick=${onPick}
      options=${[true, false].map((on) => ({ value: on, text: t(on ? "ui-on" : "ui-off") }))} /><//>`;
}
