// Home page: choose a game, set up a table, continue one.

import { games, loadGames, useFront } from "../core/games.js";
import { pastGames } from "../core/history.js";
import { has, t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { ApiError } from "../core/transport/transport.js";
import { DailyLine, LearnLink } from "../learn/slot.js";
import { GoneDeals } from "../social/deal_end.js";
import { Bar, Icon } from "../ui/components.js";
import { LanguageSeg, MenuTool, ThemeTool } from "../ui/menu.js";
import { lastGame } from "./remembered.js";
import { Setup } from "./setup.js";
import { Tables } from "./tables.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").Message} Message */

export function HomePage() {
  const chosen = useSignal(/** @type {string | null} */ (null));
  const trouble = useSignal(/** @type {Message | null} */ (null));
  useEffect(() => {
    loadGames().catch(
      (error) => (trouble.value = error instanceof ApiError ? error.words : { id: "ui-trouble" }),
    );
  }, []);
  document.title = t("ui-brand");
  const wanted = chosen.value ?? lastGame();
  const game = games.value.find((one) => one.id === wanted) ?? games.value[0];
  const front = useFront(game?.id ?? null);
  return html`<${Bar}><div class="sp"></div><${LanguageSeg} /><div class="tools"><${ThemeTool} />
    <${MenuTool} /></div><//>
    <main class="home">
      <div class="home-main grid gap-16 slim">
      <div class="home-head row wrap apart"><h1>${t("ui-which-forest")}</h1><${DailyLine} /></div>
      ${
        trouble.value &&
        html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${t(trouble.value)}</span></p>`
      }
      <${Tables} onError=${(/** @type {Message | null} */ message) => (trouble.value = message)} />
      <${GoneDeals} />
      <section class="games" aria-label=${t("ui-games")}>
        ${games.value.map(
          (one) =>
            html`<${GameTile} key=${one.id} game=${one} on=${one === game}
              onPick=${() => (chosen.value = one.id)} />`,
        )}
      </section>
      </div>
      ${game && front && html`<${Setup} key=${game.id} game=${game} front=${front} />`}
    </main>`;
}

/** @param {{game: GameInfo, on: boolean, onPick: () => void}} props the whole card chooses the game */
function GameTile({ game, on, onPick }) {
  const front = useFront(game.id);
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  const past = pastGames().filter(({ game: id }) => id === game.id);
  const won = past.filter((one) => one.won).length;
  return html`<div class=${`game ${on ? "sel" : ""}`}>
    <button type="button" class="choose" aria-pressed=${String(on)} onClick=${onPick}>
    ${on && html`<span class="ok"><${Icon} name="check" /><span>${t("ui-game-chosen")}</span></span>`}
    <span class="pic">${front && html`<${front.Tile} />`}</span>
    <span class="tx">
      <span class="gh">${t(`${game.id}-title`)}</span>
      <span class="meta">${
        least === most ? t("ui-players-exactly", { n: most }) : t("ui-players", { least, most })
      }${has(`${game.id}-minutes`) && html`, ${t(`${game.id}-minutes`)}`}</span>
      <span class="gp">${t(`${game.id}-blurb`)}</span>
      ${past.length > 0 && html`<span class="meta">${t("ui-record", { won, n: past.length })}</span>`}
    </span></button>
    ${
      game.lesson !== null &&
      html`<span class="lesson-link row gap-8"><${LearnLink} game=${game.id} />
        <small>${t("ui-minutes", { n: game.lesson })}</small></span>`
    }
  </div>`;
}
