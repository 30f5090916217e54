// Where everything begins: words and icons, then the page that the address names.

import { html, render } from "./lib.js";
import { HomePage } from "./home.js";
import { startWords } from "./i18n.js";
import { JoinPage } from "./join.js";
import { Bar } from "./parts.js";
import { ReplayPage } from "./replay.js";
import { route } from "./router.js";
import { loadIcons } from "./sprites.js";
import { TablePage } from "./table.js";
import { Trouble } from "./trouble.js";

function App() {
  const now = route.value;
  if (now.page === "home") return html`<${HomePage} />`;
  if (now.page === "table") return html`<${TablePage} key=${now.id} id=${now.id} />`;
  if (now.page === "join") return html`<${JoinPage} key=${now.code} code=${now.code} />`;
  if (now.page === "replay") return html`<${ReplayPage} key=${now.id} id=${now.id} at=${now.at} />`;
  return html`<${Bar} /><${Trouble} message=${{ id: "ui-no-page" }} />`;
}

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
await Promise.all([startWords(), loadIcons("interface")]);
render(html`<${App} />`, root);
