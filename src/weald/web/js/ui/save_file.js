// A button that saves a file of a table.

import { t } from "../core/i18n.js";
import { html, useRef, useSignal } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Icon } from "./components.js";

/** @typedef {import("../types.js").FileRequest} FileRequest */
/** @typedef {import("../types.js").Message} Message */

/** The time in milliseconds that the browser may take to begin with a file. */
const TAKEN = 60_000;

/** @param {Blob} file @param {string} name @param {Element} button the menu around it closes by the click */
function save(file, name, button) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  button.after(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}

/** @param {{request: FileRequest, name: string, icon: string, text: string}} props */
export function SaveFile({ request, name, icon, text }) {
  const trouble = useSignal(/** @type {Message | null} */ (null));
  const busy = useRef(false);
  /** @param {Event & {currentTarget: Element}} event */
  async function take(event) {
    const button = event.currentTarget;
    event.stopPropagation(); // the menu stays open until the file is there
    if (busy.current) return;
    busy.current = true;
    trouble.value = null;
    try {
      save(await transport.file(request), name, button);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble.value = error.words;
    } finally {
      busy.current = false;
    }
  }
  return html`<button type="button" class="btn" onClick=${take}><${Icon} name=${icon} />${text}</button>
    ${trouble.value && html`<p class="msg no" role="alert"><span>${t(trouble.value)}</span></p>`}`;
}
