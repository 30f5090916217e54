// Trust between people: whether the host may know the cards, and deals in which every seat has a part.

import { t } from "../core/i18n.js";
import { Fragment, html, useEffect, useSignal } from "../core/preact.js";
import { Icon, Seg, Tool } from "../ui/components.js";
import { Row } from "../ui/menu.js";
import { noteBrought, noteCommitment, noteTold, remembered, short } from "./deal_memory.js";
import { hasOthers } from "./social.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Deal} Deal */
/** @typedef {import("../table/ui_state.js").UiState} UiState */
/** @typedef {{disclosed: string[], seats: {moved?: boolean}[], mine: number[]}} Around */

const BYTES = 16;

/** Return random bytes in hexadecimal digits: the part of this browser in a fair deal. */
export function contribution() {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Return the contribution of a new player to a deal.
 * @param {string} table @param {Deal | null} deal @returns {{contribution?: string}}
 */
export function partIn(table, deal) {
  if (!deal || deal.dealt) return {};
  const brought = contribution();
  noteBrought(table, brought);
  return { contribution: brought };
}

/**
 * Return the warnings for guests about the cards: the gravest act of the host, and marks of a fair deal.
 * @param {Around} around @returns {string[]} in words
 */
function warnings({ disclosed, seats, mine }) {
  const marks = disclosed.filter(isMark);
  const moved = seats.flatMap((seat, i) => (seat.moved ? [i] : []));
  const all = [...disclosed.filter((why) => !isMark(why)).slice(-1), ...marks];
  const own = moved.every((i) => mine.includes(i)) ? "yes" : "no";
  return all.map((why) => t("disclosed", { why, mine: own }));
}

/** @param {string} why whether it is a mark of a seat after a fair deal */
const isMark = (why) => why === "redealt" || why === "moved";

/** @param {{around: Around}} props the reasons for which the host may know the cards */
export function Disclosed({ around }) {
  return html`<${Fragment}>${warnings(around).map(
    (words) => html`<p key=${words} class="msg info"><${Icon} name="look" /><span>${words}</span></p>`,
  )}<//>`;
}

/** @param {{ctx: Ctx, uiState: UiState}} props the mark of such a table in the bar; it leads to the people */
export function DisclosedTool({ ctx, uiState }) {
  const words = warnings(ctx.snapshot);
  if (words.length === 0 || ctx.over || !hasOthers(ctx.snapshot)) return null;
  return html`<${Tool} icon="look" bare=${true} text=${words.join(" ")}
    onClick=${() => (uiState.people.value = true)} />`;
}

/** @param {{ctx: Ctx}} props marks of a fair deal, until the people here have read them */
export function DealMarks({ ctx }) {
  const { id, mine, disclosed, seats } = ctx.snapshot;
  const told = useSignal(remembered(id).told);
  const marks = disclosed.filter((why) => isMark(why) && !told.value.includes(why));
  if (marks.length === 0 || mine.length === 0 || ctx.over) return null;
  const shut = () => {
    told.value = [...told.value, ...marks];
    noteTold(id, told.value);
  };
  return html`<p class="msg info deal-marks" role="status"><${Icon} name="look" />
    <span>${warnings({ disclosed: marks, seats, mine }).join(" ")}</span>
    <button type="button" class="shut" aria-label=${t("ui-close")} onClick=${shut}>
      <${Icon} name="close" /></button></p>`;
}

/** @param {{ctx: Ctx, deal: Deal, uiState: UiState}} props a deal that waits for people */
export function Gathering({ ctx, deal, uiState }) {
  const { id, host, seats } = ctx.snapshot;
  useEffect(() => noteCommitment(id, deal), [id]);
  return html`<section class="prompt mid gathering" role="status">
    <span class="lamp center fixed"><${Icon} name="people" /></span>
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

/** @param {{value: boolean, onPick: (fair: boolean) => void}} props whether the cards wait for all seats */
export function FairRow({ value, onPick }) {
  return html`<${Row} label=${t("fair-option")} help=${t("fair-option-help")}>
    <${Seg} label=${t("fair-option")} value=${value} onPick=${onPick}
      options=${[true, false].map((on) => ({ value: on, text: t(on ? "ui-on" : "ui-off") }))} /><//>`;
}
