/** The changes that a part of an event would bring as things stand, as the rules foresee them. */

import { html } from "../../../js/core/preact.js";
import { Icon } from "../../../js/ui/components.js";
import { KIND_SIGN, viewOf } from "../view.js";

/** @typedef {import("../view.js").Ctx} Ctx */
/** @typedef {import("../view.js").EventChange} EventChange */

/** @type {Record<string, string>} */
const SIGN = {
  presence: "star-formation",
  fear: "terror",
  energy: "power-lightning",
  blight_card: "dead-wood",
};
/** More of these is harm; more of anything else is good. */
const INVADERS = ["explorer", "town", "city"];
const HARM = [...INVADERS, "blight"];

/** @param {EventChange} change @returns {"bad" | "ok" | "even"} */
export function toneOf({ what, least, most }) {
  const sum = least + most;
  if (sum === 0) return "even";
  return sum > 0 === HARM.includes(what) ? "bad" : "ok";
}

/** @param {{ctx: Ctx, id: string}} props */
export function Outlook({ ctx, id }) {
  const part = viewOf(ctx).event?.parts.find((one) => one.id === id);
  if (!part || part.changes.length + part.lasting.length === 0) return null;
  const fewer = part.changes.some(({ what, most }) => INVADERS.includes(what) && most < 0);
  // With an invader its strife goes: that is no harm.
  const changes = part.changes.filter(({ what, most }) => what !== "strife" || most > 0 || !fewer);
  return html`<span class="vh">${ctx.t("spirit_island-scene-now")}</span><ul class="si-outlook wrap gap-6">
    ${changes.map(
      (change) => html`<li key=${change.what} data-tone=${toneOf(change)}>
      <${Icon} name=${KIND_SIGN[change.what] ?? SIGN[change.what] ?? ""} />
      <span>${changeWords(change, ctx)}</span></li>`,
    )}
    ${part.lasting.map(
      (text, i) =>
        html`<li key=${i} data-tone="even"><${Icon} name="hourglass" /><span>${ctx.t(text)}</span></li>`,
    )}</ul>`;
}

/** @param {EventChange} change @param {Ctx} ctx @returns {string} */
function changeWords({ what, least, most, moved, lands }, ctx) {
  const amount = moved
    ? ctx.t("spirit_island-scene-moved", { n: moved })
    : least === most
      ? ctx.signed(most)
      : ctx.t("spirit_island-scene-range", { least: ctx.signed(least), most: ctx.signed(most) });
  const words = ctx.t("spirit_island-scene-change", { what, amount });
  return lands.length > 0 ? `${words} (${lands.join(", ")})` : words;
}
