// The layout of every table and replay; a game provides the parts.

import { t } from "../core/i18n.js";
import { html, useLayoutEffect, useRef } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { Inspector } from "./inspector.js";
import { Log } from "./log.js";
import { bindOverflow } from "./overflow.js";
import { bindRefs } from "./refs.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("./ui_state.js").Tab} Tab */

/** @type {[Tab, string][]} */
const TABS = [
  ["board", "rings"],
  ["options", "list"],
  ["explain", "look"],
  ["scores", "score"],
  ["log", "log"],
];

/**
 * @param {{ctx: Ctx, module: GameModule, uiState: UiState, host: import("./refs.js").Host, events:
 *   readonly GameEvent[], onEvent?: (n: number) => void,
 *   prompt: any, options?: any, sheet?: any, sides?: any, talk?: any, unread?: number,
 *   intended?: import("../types.js").Intended[]}} props
 * `onEvent`: a click in the log goes to an event
 * `sides`: the switch between log and talk, where people can talk; `talk` stands in the place of the log
 */
export function Frame({
  ctx,
  module,
  uiState,
  host,
  events,
  onEvent,
  prompt,
  options,
  sheet,
  sides,
  talk,
  unread = 0,
  intended,
}) {
  const { Board, Hand, Overview, Strip, RailTop, RailLow } = module.parts;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  // Before the first paint, so that everything shown can be chosen.
  useLayoutEffect(() => (root.current ? bindRefs(root.current, host) : undefined), [host]);
  useLayoutEffect(() => (root.current ? bindOverflow(root.current) : undefined), []);
  return html`<main class="table" data-tab=${uiState.tab} ref=${root}>
      ${
        Strip &&
        html`<section class="strip" data-area="strip" data-scroll aria-label=${t("ui-strip")}>
        <${Strip} ctx=${ctx} /></section>`
      }
      <div class="top">${prompt}</div>
      ${sheet}
      <section class="board" data-area="board" aria-label=${t("ui-board")}><${Board} ctx=${ctx} />
        </section>
      <section class="hand" data-area="hand" aria-label=${t("ui-hand")}><${Hand} ctx=${ctx} />
        </section>
      <aside class="pl col gap-16 scroll low" id="scores" data-area="overview" aria-label=${t("ui-overview")}>
        <${Shut} uiState=${uiState} /><${Overview} ctx=${ctx} /></aside>
      <aside class="ra col gap-16 scroll low" aria-label=${t("ui-rail")} ...${besideWhatIsRead(uiState)}>
        <${Shut} uiState=${uiState} />
        ${RailTop && html`<div class="rail top-rail" data-area="rail"><${RailTop} ctx=${ctx} /></div>`}
        <${Inspector} ctx=${ctx} module=${module} uiState=${uiState} />
        ${options}
        ${
          RailLow &&
          html`<div class="rail low-rail" data-area="low" data-scroll data-long>
            <${RailLow} ctx=${ctx} /></div>`
        }
        <section class=${`panel log ${talk ? "talk" : ""}`} id=${talk ? "talk" : "log"}
          aria-label=${t(talk ? "ui-talk" : "ui-log")}>
          ${sides ?? html`<h3>${t("ui-log")}</h3>`}
          ${
            talk ??
            html`<${Log} ctx=${ctx} module=${module} events=${events} intended=${intended}
            onEvent=${onEvent} />`
          }
        </section>
      </aside>
    </main>
    <${Tabs} uiState=${uiState} ctx=${ctx} options=${options !== undefined} unread=${unread} />`;
}

/** @param {UiState} uiState where the sheet stands on a narrow screen while something is read */
function besideWhatIsRead({ tab, beside }) {
  const at = tab.value === "explain" ? beside.value : null;
  if (!at) return {};
  return {
    "data-beside": at.above ? "above" : "below",
    style: { "--edge": `${innerHeight - at.edge}px`, "--room": `${at.height}px` },
  };
}

/** @param {{uiState: UiState}} props closes a sheet, or the log that lies over the table */
function Shut({ uiState }) {
  return html`<button type="button" class="shut-sheet dim rounded surface" aria-label=${t("ui-close")}
    onClick=${() => (uiState.tab.value = "board")}>
    <${Icon} name="close" /></button>`;
}

/** @param {{uiState: UiState, ctx: Ctx, options: boolean, unread: number}} props */
function Tabs({ uiState, ctx, options, unread }) {
  /** @param {Tab} tab */
  const press = (tab) => {
    uiState.beside.value = null;
    if (tab === "log" && unread > 0) uiState.side.value = "talk";
    uiState.tab.value = uiState.tab.value === tab ? "board" : tab;
  };
  return html`<nav class="tabs" aria-label=${t("ui-parts")}>
    ${TABS.filter(([tab]) => options || tab !== "options").map(([tab, icon]) => {
      const on = uiState.tab.value === tab;
      const count = tab === "options" ? (ctx.decision?.choices.length ?? 0) : 0;
      return html`<button type="button" key=${tab} aria-pressed=${String(on)} onClick=${() => press(tab)}>
        <${Icon} name=${icon} />${t(`ui-tab-${tab}`)}${
          count > 0 && html`<small aria-hidden="true">${count}</small>`
        }
        ${
          tab === "log" &&
          unread > 0 &&
          html`<small class="unread">${unread}<span class="vh"> ${t("ui-unread")}</span></small>`
        }</button>`;
    })}
  </nav>`;
}
