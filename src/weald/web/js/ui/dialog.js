// Modal dialog, closed by its button, by Escape, or by a click outside.

import { t } from "../core/i18n.js";
import { html, useLayoutEffect, useMemo, useRef } from "../core/preact.js";
import { Icon } from "./components.js";

let made = 0;

/**
 * @param {{title: string, open: boolean, onClose: () => void, class?: string, children?: any}} props what is
 *   in it exists only while it is open
 */
export function Dialog({ title, open, onClose, class: more = "", children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useMemo(() => `dialog-${++made}`, []);
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return html`<dialog ref=${dialog} class=${`menu ${more}`} aria-labelledby=${id} onClose=${onClose}
    onClick=${(/** @type {Event} */ event) => event.target === dialog.current && onClose()}>
    ${
      open &&
      html`<div class="menu-in">
      <header><h2 id=${id}>${title}</h2>
        <button type="button" class="tool" aria-label=${t("ui-close")} onClick=${onClose}>
          <${Icon} name="close" /></button></header>
      ${children}
    </div>`
    }
  </dialog>`;
}
