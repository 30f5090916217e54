// Error page with a way back.

import { t } from "../core/i18n.js";
import { html } from "../core/preact.js";

/**
 * @param {{message: import("../types.js").Message, children?: any}} props
 */
export function ErrorPage({ message, children }) {
  return html`<main class="trouble center"><div class="panel">
    <h1>${t("ui-cannot-show")}</h1>
    <p role="alert">${t(message)}</p>
    ${children}
    <a class="btn calm" href="/">${t("ui-to-home")}</a>
  </div></main>`;
}
