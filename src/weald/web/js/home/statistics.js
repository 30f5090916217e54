// Statistics of the games on this device: by game, and by what each game can be sorted by.

import { games, loadGames, useWholeGame } from "../core/games.js";
import { clearGames, countBy, pastGames } from "../core/history.js";
import { has, t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { Bar, Icon } from "../ui/components.js";
import { LanguageSeg, MenuTool, ThemeTool } from "../ui/menu.js";

/** @typedef {import("../core/history.js").Past} Past */
/** @typedef {import("../core/history.js").Row} Row */

export function StatisticsPage() {
  const all = useSignal(pastGames());
  useEffect(() => {
    loadGames().catch(() => undefined); // without a network the names of the games are enough
  }, []);
  document.title = t("ui-statistics");
  const played = [...new Set(all.value.map(({ game }) => game))].sort();
  const clear = () => {
    if (!confirm(t("ui-statistics-clear-sure"))) return;
    clearGames();
    all.value = [];
  };
  return html`<${Bar}><div class="sp"></div><${LanguageSeg} /><div class="tools"><${ThemeTool} />
    <${MenuTool} /></div><//>
    <main class="statistics"><h1>${t("ui-statistics")}</h1>
      <p>${t("ui-statistics-help")}</p>
      ${all.value.length === 0 && html`<p class="none">${t("ui-statistics-none")}</p>`}
      ${played.map(
        (game) =>
          html`<${OneGame} key=${game} game=${game} past=${all.value.filter((one) => one.game === game)} />`,
      )}
      ${
        all.value.length > 0 &&
        html`<div class="row2"><a class="btn" download="weald-games.json"
          href=${`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(all.value))}`}>
          <${Icon} name="save" />${t("ui-statistics-save")}</a>
        <button type="button" class="btn" onClick=${clear}><${Icon} name="close" />
          ${t("ui-statistics-clear")}</button></div>`
      }
    </main>`;
}

/** @param {{game: string, past: Past[]}} props */
function OneGame({ game, past }) {
  const tags = [...new Set(past.flatMap((one) => Object.keys(one.tags ?? {})))];
  // Names of what a game is sorted by are among its own texts.
  useWholeGame(tags.length > 0 && games.value.some(({ id }) => id === game) ? game : null);
  const title = has(`${game}-title`) ? t(`${game}-title`) : game;
  return html`<section class="panel"><h2>${title}</h2>
    <${Rows} caption=${t("ui-statistics-all")} rows=${countBy(past, () => title)} />
    ${tags
      .filter((tag) => has(`${game}-tag-${tag}`)) // texts of a game come a moment later
      .map(
        (tag) => html`<${Rows} key=${tag} caption=${t(`${game}-tag-${tag}`)}
        rows=${countBy(past, (one) => (one.tags?.[tag] === undefined ? null : String(one.tags[tag]))).map(
          (row) => ({ ...row, key: tagName(game, tag, row.key) }),
        )} />`,
      )}</section>`;
}

/** @param {string} game @param {string} tag @param {string} value @returns {string} */
function tagName(game, tag, value) {
  const option = `${game}-option-${tag}-${value}`;
  const name = `${game}-name-${value}`;
  return has(option) ? t(option) : has(name) ? t(name) : value;
}

/** @param {{caption: string, rows: Row[]}} props */
function Rows({ caption, rows }) {
  return html`<table><thead><tr><th scope="col">${caption}</th>
    <th scope="col">${t("ui-statistics-played")}</th>
    <th scope="col">${t("ui-statistics-won")}</th><th scope="col">${t("ui-statistics-best")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr key=${row.key}><th scope="row">${row.key}</th><td>${row.played}</td>
        <td>${row.won}</td><td>${row.best ?? "–"}</td></tr>`,
    )}</tbody></table>`;
}
