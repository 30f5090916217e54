// The finished game that a new one begins from: one of this browser's tables, or a record from a file.

import { ago, named, t } from "../core/i18n.js";
import { html, useEffect, useRef, useSignal } from "../core/preact.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { fieldValue, Icon } from "../ui/components.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Message} Message */

/** @param {TableInfo} table @returns {string} who played, and when */
function wordsOf(table) {
  const seats = named(table.seats);
  const who = t("ui-table-with", { seats: seats.map((_, i) => i) }, { seats, viewer: null });
  return `${who}, ${ago((Date.now() - table.updated) / 1000)}`;
}

/**
 * @param {{game: GameInfo, value: string | null, onPick: (table: TableInfo | null) => void,
 *   onError: (message: Message) => void}} props
 */
export function StartFrom({ game, value, onPick, onError }) {
  const tables = useSignal(/** @type {TableInfo[]} */ ([]));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {string | null} wanted the table to choose once it is there */
  const load = async (wanted) => {
    const all = (await transport.call({ do: "tables" })).tables;
    tables.value = all.filter((table) => table.game === game.id && table.over);
    onPick(tables.value.find(({ id }) => id === wanted) ?? tables.value[0] ?? null);
  };
  /** @param {() => Promise<void>} work */
  const trying = async (work) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onError(error.words);
    }
  };
  useEffect(() => void trying(() => load(null)), [game.id]);
  /** @param {Event} event */
  const bring = (event) =>
    trying(async () => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const text = await input.files?.[0]?.text();
      input.value = "";
      if (text === undefined) return;
      await load((await transport.call({ do: "bring", record: text, play: false })).id);
    });
  return html`<div class="opt row wrap apart from"><div><b>${t("ui-start-from")}</b>
    <small>${t(tables.value.length > 0 ? "ui-start-from-help" : "ui-start-from-none")}</small></div>
    ${
      tables.value.length > 0 &&
      html`<select value=${value} aria-label=${t("ui-start-from")}
        onChange=${(/** @type {Event} */ event) =>
          onPick(tables.value.find(({ id }) => id === fieldValue(event)) ?? null)}>
        ${tables.value.map(
          (table) => html`<option key=${table.id} value=${table.id} selected=${table.id === value}>
          ${wordsOf(table)}</option>`,
        )}</select>`
    }
    <button type="button" class="btn" onClick=${() => field.current?.click()}><${Icon} name="file" />
      ${t("ui-import")}</button>
    <input ref=${field} class="vh" type="file" accept="application/json,.json" tabIndex=${-1}
      aria-label=${t("ui-start-from-file")} onChange=${bring} /></div>`;
}
