// A fair deal after the game, beside what this browser knew of it before.

import { t } from "../core/i18n.js";
import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { short, verdict } from "./deal_memory.js";

/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props at the end: whether the deal is the one that this browser took part in */
export function DealEnd({ ctx }) {
  const { id, deal, mine } = ctx.snapshot;
  if (!deal?.secret) return null;
  const word = verdict(id, deal, mine);
  const args = { verdict: word, short: short(deal) };
  return html`<p class=${`msg ${word === "changed" ? "no" : "info"}`} title=${deal.commitment}>
    <${Icon} name=${word === "changed" ? "close" : "look"} /><span>${t("fair-end", args)}
    ${" "}${t("fair-end-check")}</span></p>`;
}
