// Entry point: words and icons, then the page that the address names.

import { startWords } from "./core/i18n.js";
import { html, render, useEffect, useState } from "./core/preact.js";
import { route } from "./core/router.js";
import { keepForOffline } from "./core/worker.js";
import { HomePage } from "./home/home.js";
import { loadDaily, loadLearning, loadPuzzles } from "./learn/slot.js";
import { TablePage } from "./table/table.js";
import { Bar } from "./ui/components.js";
import { EngineState } from "./ui/engine_state.js";
import { ErrorPage } from "./ui/error_page.js";
import { loadIcons } from "./ui/sprites.js";

/** Pages that a first game can do without: their modules are loaded when they are opened. */
const loadJoin = () => import("./home/join.js").then((module) => module.JoinPage);
const loadMove = () => import("./home/move.js").then((module) => module.MovePage);
const loadGallery = () => import("./home/gallery.js").then((module) => module.GalleryPage);
const loadStatistics = () => import("./home/statistics.js").then((module) => module.StatisticsPage);
const loadReplay = () => import("./table/replay.js").then((module) => module.ReplayPage);

/** @param {{load: () => Promise<any>} & Record<string, any>} props a page whose module is loaded only now */
function Later({ load, ...rest }) {
  const [page, setPage] = useState(/** @type {{Page: any} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (Page) => setPage({ Page }),
      () => setFailed(true),
    );
  }, [load]);
  if (page) return html`<${page.Page} ...${rest} />`;
  if (failed) return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-offline" }} />`;
  return html`<${Bar} /><main class="loading" aria-busy="true"></main>`;
}

function App() {
  const now = route.value;
  if (now.page === "home") return html`<${HomePage} />`;
  if (now.page === "table") return html`<${TablePage} key=${now.id} id=${now.id} />`;
  if (now.page === "learn") return html`<${Later} load=${loadLearning} key=${now.game} game=${now.game} />`;
  if (now.page === "puzzles") return html`<${Later} load=${loadPuzzles} key=${now.game} game=${now.game} />`;
  if (now.page === "daily") return html`<${Later} load=${loadDaily} />`;
  if (now.page === "statistics") return html`<${Later} load=${loadStatistics} />`;
  if (now.page === "move") return html`<${Later} load=${loadMove} />`;
  if (now.page === "join") return html`<${Later} load=${loadJoin} key=${now.code} code=${now.code} />`;
  if (now.page === "gallery") return html`<${Later} load=${loadGallery} key=${now.game} game=${now.game} />`;
  if (now.page === "replay")
    return html`<${Later} load=${loadReplay} key=${now.id} id=${now.id} at=${now.at} />`;
  return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-no-page" }} />`;
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
await Promise.all([startWords(), loadIcons("/icons/interface.svg")]);
render(html`<${App} /><${EngineState} />`, root);
keepForOffline();
