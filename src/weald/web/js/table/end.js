// The end of a game: what stands in place of the prompt; the rest is loaded when a game is over.

import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { useLazy } from "../ui/lazy.js";
import { isDefeat } from "./result.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */

/** @param {{ctx: Ctx, children?: any}} props stands where the prompt stood */
export function EndPrompt({ ctx, children }) {
  const { reason, taken_back: n = 0 } = ctx.snapshot.result ?? {};
  return html`<section class=${`prompt mid over ${isDefeat(ctx) ? "lost" : ""}`}
    aria-label=${ctx.t("ui-prompt")}>
    <span class="lamp center fixed"><${Icon} name=${isDefeat(ctx) ? "dead-wood" : "laurel-crown"} /></span>
    <div class="say" aria-live="polite" aria-atomic="true">
      ${reason && html`<h2>${ctx.t(reason)}</h2>`}
      ${n > 0 && html`<p>${ctx.t("ui-taken-back", { n })}</p>`}
    </div>
    ${children}
  </section>`;
}

/** @param {{ctx: Ctx, module: GameModule}} props the story of the game */
export function EndSheet({ ctx, module }) {
  const Ending = useLazy(() => import("./ending.js").then((loaded) => loaded.Ending), true);
  if (!Ending) return html`<section class="panel sheet" aria-busy="true"></section>`;
  return html`<${Ending} ctx=${ctx} module=${module} />`;
}
