// Deleting a table, or one's traces at a table of another person, from the menu.

import { t } from "../core/i18n.js";
import { html, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Message} Message */

/** @param {{ctx: Ctx}} props a button that is pressed twice */
export function DeleteTable({ ctx }) {
  const { id, host, mine } = ctx.snapshot;
  const sure = useSignal(false);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  if (!host && mine.length === 0) return null;
  /** @param {Event} event */
  async function remove(event) {
    event.stopPropagation(); // the menu stays open until the table is gone
    if (!sure.value) {
      sure.value = true;
      return;
    }
    try {
      await transport.call({ do: "remove", table: id });
      go("/");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sure.value = false;
      trouble.value = error.words;
    }
  }
  const words = sure.value ? "ui-delete-sure" : host ? "ui-delete-table" : "ui-delete-mine";
  return html`<button type="button" class="btn" onClick=${remove}><${Icon} name="close" />${t(words)}</button>
    <div role="status">${
      trouble.value && html`<p class="msg no"><span>${t(trouble.value)}</span></p>`
    }</div>`;
}
