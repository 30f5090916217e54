// The tables of this browser: running ones, finished ones, and the import of a record.

import { useFront } from "../core/games.js";
import { pastGames } from "../core/history.js";
import { ago, named, t } from "../core/i18n.js";
import { html, useEffect, useRef, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Icon, Pattern, tinted } from "../ui/components.js";

/** @typedef {import("../types.js").TableInfo} TableInfo */
/** @typedef {import("../types.js").Message} Message */

const FEW = 4;
const AGAIN = 15000;

/**
 * @param {TableInfo} table whether it can only be watched: imported games are not played on where they are
 */
const isPast = ({ over, imported }) => over || imported;

/**
 * Return whether a table waits for a player of this browser.
 * @param {TableInfo} table
 */
const waitsHere = (table) =>
  !isPast(table) &&
  table.waiting.some((seat) => table.mine.includes(seat) && table.seats[seat]?.kind !== "ai");

/** @param {unknown} error @returns {Message} why the tables are not here */
function problem(error) {
  if (!(error instanceof ApiError)) return { id: "ui-trouble" };
  return error.away ? { id: "ui-offline-home" } : error.words;
}

/** @param {{onError: (message: Message | null) => void}} props */
export function Tables({ onError }) {
  const tables = useSignal(/** @type {TableInfo[] | null} */ (null));
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === "hidden") return;
      transport.call({ do: "tables" }).then(
        (reply) => {
          tables.value = reply.tables;
          onError(null);
        },
        (error) => onError(problem(error)),
      );
    };
    load();
    const timer = setInterval(load, AGAIN); // others move in the meantime
    document.addEventListener("visibilitychange", load);
    addEventListener("online", load);
    return () => {
      clearInterval(timer);
      removeEventListener("online", load);
      document.removeEventListener("visibilitychange", load);
    };
  }, []);
  const all = tables.value ?? [];
  const open = all
    .filter((table) => !isPast(table))
    .sort((one, other) => Number(waitsHere(other)) - Number(waitsHere(one)));
  const over = all.filter(isPast);
  const mine = open.filter(waitsHere).length;
  const rows = [...open, ...over];
  return html`<section class=${`panel cont ${rows.length ? "" : "empty"}`} aria-labelledby="tables-title">
    <h2 class="ptitle" id="tables-title">${t("ui-tables")} ${
      mine > 0 && html`<small>${t("ui-tables-wait", { n: mine })}</small>`
    }</h2>
    ${tables.value && all.length === 0 && html`<p class="none">${t("ui-tables-nothing")}</p>`}
    <${List} tables=${rows} />
    <div class="row2"><${Import} onError=${onError} />
      ${
        transport.can.has("move") &&
        html`<a class="btn plain" href="/move"><${Icon} name="right" />${t("ui-move-home")}</a>`
      }
      ${
        pastGames().length > 0 &&
        html`<a class="btn plain" href="/statistics"><${Icon} name="score" />${t("ui-statistics")}</a>`
      }</div>
  </section>`;
}

/** @param {{tables: TableInfo[]}} props */
function List({ tables }) {
  const all = useSignal(false);
  const shown = all.value ? tables : tables.slice(0, FEW);
  if (tables.length === 0) return null;
  return html`<ul class="tables">${shown.map(
    (table) => html`<${TableRow} key=${table.id} table=${table} />`,
  )}</ul>
    ${
      shown.length < tables.length &&
      html`<button type="button" class="btn plain" onClick=${() => (all.value = true)}>
      <${Icon} name="plus" />${t("ui-tables-more", { n: tables.length - shown.length })}</button>`
    }`;
}

/**
 * Return how a game ended, or that it did.
 * @param {TableInfo} table @param {import("../core/i18n.js").People} people @param {string} past
 */
function ended(table, people, past) {
  if (!table.over) return t("ui-table-imported");
  return table.ending ? t(table.ending.reason, {}, people) : t("ui-table-over", { ago: past });
}

/** @param {{table: TableInfo}} props */
function TableRow({ table }) {
  const badge = useFront(table.game)?.badge;
  const seats = named(table.seats);
  const people = { seats, viewer: null };
  const yours = waitsHere(table);
  const free = table.waiting.filter((seat) => table.seats[seat]?.free);
  const past = ago((Date.now() - table.updated) / 1000);
  const state = isPast(table)
    ? ended(table, people, past)
    : yours
      ? t("ui-table-yours")
      : free.length > 0 && free.length === table.waiting.length
        ? t("ui-table-free", { n: free.length })
        : t("ui-table-waits", { seats: table.waiting, ago: past }, people);
  const title = t(`${table.game}-title`);
  const others = t("ui-table-with", { seats: seats.map((_, i) => i) }, people);
  const story = table.over && !table.imported;
  const label = story ? "ui-story" : isPast(table) ? "ui-watch" : yours ? "ui-continue" : "ui-look-in";
  return html`<li>
    ${
      badge
        ? html`<span class="tl rel clip rounded center" style=${tinted(badge.tint)}><${Pattern}
          tint=${badge.tint} />
          <${Icon} name=${badge.icon} /></span>`
        : html`<span class="tl rel clip rounded center"><${Icon} name="rings" /></span>`
    }
    <div><b>${title}</b><small>${others}</small><small class=${yours ? "wait" : ""}>${state}</small></div>
    <a class=${`btn ${yours ? "go" : ""}`}
      href=${isPast(table) && !story ? `/replay/${table.id}` : `/t/${table.id}`}
      aria-label=${t("ui-table-open", { action: t(label), title })}>${t(label)}</a>
  </li>`;
}

/**
 * @param {{onError: (message: Message) => void}} props a record from a file: it is watched first, and from
 *   there a game that is not over goes on
 */
function Import({ onError }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {Event} event */
  async function bring(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = "";
    if (!file) return;
    try {
      const { id } = await transport.call({ do: "bring", record: await file.text(), play: false });
      go(`/replay/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onError(error.words);
    }
  }
  return html`<button type="button" class="btn" onClick=${() => field.current?.click()}>
    <${Icon} name="file" />${t("ui-import")}</button>
    <input ref=${field} class="vh" type="file" accept="application/json,.json" tabIndex=${-1}
      aria-label=${t("ui-import")} onChange=${bring} />`;
}
