// Links to share: copied or handed to another program where the browser allows it, and always readable.

import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { place } from "../core/router.js";
import { Icon } from "../ui/components.js";

const COPIED = 4000;

/** @param {string} path @returns {string} */
export const wholeLink = (path) => new URL(place(path), location.href).href;

/** Whether this page's address is local to the machine, so that its links are of no use to others. */
export const onlyHere = () => /^(localhost|127\.|\[::1\])/.test(location.hostname);

/**
 * @param {{path: string, label: string, icon?: string, class?: string}} props a button that copies a link, or
 *   shows it where that is not allowed
 */
export function CopyLink({ path, label, icon = "link", class: look = "btn" }) {
  const state = useSignal(/** @type {"ready" | "copied" | "shown"} */ ("ready"));
  useEffect(() => {
    const timer = state.value === "copied" ? setTimeout(() => (state.value = "ready"), COPIED) : undefined;
    return () => clearTimeout(timer);
  }, [state.value]);
  /** @param {Event} event */
  async function copy(event) {
    event.stopPropagation(); // keep a menu around it open, so that the result is seen
    try {
      await navigator.clipboard.writeText(wholeLink(path));
      state.value = "copied";
    } catch {
      state.value = "shown"; // browsers offer the clipboard only in secure contexts
    }
  }
  if (state.value === "shown") return html`<${LinkField} path=${path} label=${label} />`;
  const copied = state.value === "copied";
  const words = copied ? t("ui-link-copied") : label;
  return html`<button type="button" class=${look} title=${words} aria-label=${words} onClick=${copy}>
    <${Icon} name=${copied ? "check" : icon} />
    <span aria-live="polite">${words}</span></button>`;
}

/** @param {{path: string, label: string}} props the link itself, selected at a touch */
export function LinkField({ path, label }) {
  return html`<input type="text" class="link" readonly value=${wholeLink(path)} aria-label=${label}
    onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      /** @type {HTMLInputElement} */ (event.target).select();
    }} />`;
}

/**
 * @param {{path: string, title: string}} props hands a link to another program: only where the system offers
 *   that
 */
export function ShareLink({ path, title }) {
  if (!("share" in navigator)) return null;
  // A cancelled share is no error.
  const share = () => navigator.share({ title, url: wholeLink(path) }).catch(() => undefined);
  return html`<button type="button" class="btn" onClick=${share}><${Icon} name="share" />${t("ui-share")}
    </button>`;
}
