// Where everything begins: words and icons, then the page that the address names.

import { startWords } from "./core/i18n.js";
import { html, render } from "./core/preact.js";
import { route } from "./core/router.js";
import { GalleryPage } from "./home/gallery.js";
import { HomePage } from "./home/home.js";
import { JoinPage } from "./home/join.js";
import { LearningPage } from "./learn/slot.js";
import { ReplayPage } from "./table/replay.js";
import { TablePage } from "./table/table.js";
import { Bar } from "./ui/components.js";
import { ErrorPage } from "./ui/error_page.js";
import { loadIcons } from "./ui/sprites.js";

function App() {
  const now = route.value;
  if (now.page === "home") return html`<${HomePage} />`;
  if (now.page === "table") return html`<${TablePage} key=${now.id} id=${now.id} />`;
  if (now.page === "join") return html`<${JoinPage} key=${now.code} code=${now.code} />`;
  if (now.page === "gallery") return html`<${GalleryPage} key=${now.game} game=${now.game} />`;
  if (now.page === "replay") return html`<${ReplayPage} key=${now.id} id=${now.id} at=${now.at} />`;
  if (now.page === "learn") return html`<${LearningPage} key=${now.game} game=${now.game} />`;
  return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-no-page" }} />`;
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
await Promise.all([startWords(), loadIcons("interface")]);
render(html`<${App} />`, root);
