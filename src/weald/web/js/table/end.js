// The end of a game: who won and why, the sheet, and where to go from here.

import { api } from "../core/api.js";
import { html } from "../core/preact.js";
import { go } from "../core/router.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */

/** @param {{ctx: Ctx, children?: any}} props stands where the prompt stood */
export function EndPrompt({ ctx, children }) {
  const { reason, taken_back: n = 0 } = ctx.snapshot.result ?? {};
  return html`<section class="prompt over" aria-label=${ctx.t("ui-prompt")}>
    <span class="lamp"><${Icon} name="laurel-crown" /></span>
    <div class="say" aria-live="polite" aria-atomic="true">
      ${reason && html`<h2>${ctx.t(reason)}</h2>`}
      ${n > 0 && html`<p>${ctx.t("ui-taken-back", { n })}</p>`}
    </div>
    ${children}
  </section>`;
}

/** @param {{ctx: Ctx, module: GameModule}} props */
export function EndSheet({ ctx, module }) {
  const { id } = ctx.snapshot;
  return html`<section class="panel sheet" aria-label=${ctx.t("ui-sheet")}>
    <div class="sheet-scroll"><${module.Sheet} ctx=${ctx} /></div>
    <div class="sheet-acts">
      <button type="button" class="btn calm" onClick=${() => go(`/replay/${id}`)}><${Icon} name="play" />
        ${ctx.t("ui-watch-replay")}</button>
      <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="plus" />
        ${ctx.t("ui-new-game")}</button>
      <${SaveRecord} ctx=${ctx} />
    </div>
  </section>`;
}

/** @param {{ctx: Ctx}} props the whole game as a file */
export function SaveRecord({ ctx }) {
  const { id } = ctx.snapshot;
  return html`<a class="btn" href=${api.recordPath(id)} download=${`weald-${ctx.game}-${id}.json`}>
    <${Icon} name="save" />${ctx.t("ui-save-record")}</a>`;
}
