// The page that brings one's seats to this device, with a code or from a link.

import { t } from "../core/i18n.js";
import { html, useMemo, useSignal } from "../core/preact.js";
import { go, rename } from "../core/router.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Bar, fieldValue, Icon } from "../ui/components.js";
import { LanguageTool, MenuTool, ThemeTool } from "../ui/menu.js";

/** @typedef {import("../types.js").Message} Message */

/** @returns {string} the token of a link, which leaves the address at once: it is a secret */
function takeToken() {
  const token = location.hash.slice(1);
  if (token) rename("/move");
  return token;
}

export function MovePage() {
  const token = useMemo(takeToken, []);
  const code = useSignal("");
  const busy = useSignal(false);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  document.title = t("ui-brand");
  /** @param {Event} event */
  async function take(event) {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    try {
      const { id } = await transport.call({ do: "move", code: code.value.trim() || token });
      go(`/t/${id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.code === "bad_field" ? { id: "error-unknown-move" } : error.words;
    } finally {
      busy.value = false;
    }
  }
  return html`<${Bar}><div class="sp"></div><div class="tools"><${LanguageTool} />
      <${ThemeTool} wide=${true} /><${MenuTool} /></div><//>
    <main class="join"><form class="panel join-in clip grid gap-12 move-in" onSubmit=${take}>
      <h1>${t("ui-move-here")}</h1>
      <p>${t(token ? "ui-move-here-link" : "ui-move-here-help")}</p>
      ${
        !token &&
        html`<label class="your-name"><span>${t("ui-move-code")}</span>
          <input type="text" class="move-field" value=${code.value} maxlength="20" required autocomplete="off"
            autocapitalize="characters" spellcheck=${false} placeholder="ABCDE-23456"
            onInput=${(/** @type {Event} */ event) => (code.value = fieldValue(event))} /></label>`
      }
      <div role="alert">${
        trouble.value && html`<p class="msg no"><${Icon} name="close" /><span>${t(trouble.value)}</span></p>`
      }</div>
      <button type="submit" class="btn calm begin" aria-disabled=${busy.value ? "true" : undefined}>
        ${t("ui-move-take")}</button>
    </form></main>`;
}
