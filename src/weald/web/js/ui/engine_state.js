// The engine of this device while it is loaded, in bytes, and the reason if it cannot start.

import { t } from "../core/i18n.js";
import { html } from "../core/preact.js";
import { transport } from "../core/transport/transport.js";

const MEGABYTE = 1_000_000;

export function EngineState() {
  if (transport.where === "server" || !transport.progress) return null;
  if (transport.state.value === "failed")
    return html`<p class="msg no" role="alert"><span>${t("ui-engine-failed")}</span></p>`;
  if (transport.state.value !== "starting") return null;
  const { done, total } = transport.progress.value;
  const megabytes = (/** @type {number} */ bytes) => Math.round((bytes / MEGABYTE) * 10) / 10;
  const text = t("ui-engine-loading", { done: megabytes(done), total: megabytes(total) });
  return html`<p class="msg" role="status"><progress max=${total} value=${done} aria-label=${text} />
    <span>${text}</span></p>`;
}
