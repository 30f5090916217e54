// Dangers: the ways to lose that come if nothing is done, and those that are one step off.

import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.gen.js").Kernel.Danger} Danger */

/** As many are said at once; the surest come first. */
const MOST = 2;
const ORDER = ["certain", "likely", "none"];

/**
 * Return the dangers worth a word: what comes, and what one more step would bring. If seats play against
 * each other, a player sees the own ones.
 * @param {readonly Danger[]} dangers @param {number | null} [me]
 */
export const pressing = (dangers, me = null) =>
  dangers
    .filter(({ seat }) => me === null || (seat ?? me) === me)
    .filter(({ comes, left }) => comes !== "none" || left === 1)
    .sort((one, other) => ORDER.indexOf(one.comes) - ORDER.indexOf(other.comes))
    .slice(0, MOST);

/** @param {{ctx: Ctx}} props a line under the prompt; nothing as long as nothing is near */
export function Dangers({ ctx }) {
  /** @type {Danger[]} */
  const dangers = ctx.snapshot.view.dangers ?? [];
  const list = pressing(dangers, ctx.seat);
  if (ctx.snapshot.over || list.length === 0) return null;
  return html`<ul class="dangers dim little flex wrap" aria-label=${ctx.t("ui-dangers")}>
    ${list.map(
      ({ comes, text }, i) => html`<li key=${i} data-comes=${comes}>
        <${Icon} name="flag" /><span>${ctx.t("ui-danger", { comes, what: ctx.t(text) })}</span></li>`,
    )}
  </ul>`;
}
