// Replay of a game with a slider: every moment has an address.

import { useWholeGame } from "../core/games.js";
import { t } from "../core/i18n.js";
import { html, useEffect, useMemo, useSignalEffect } from "../core/preact.js";
import { go } from "../core/router.js";
import { motion } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { CopyLink } from "../social/share.js";
import { Bar, Icon } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LanguageTool, MenuTool, ThemeTool } from "../ui/menu.js";
import { useAnimation } from "./animation.js";
import { makeCtx } from "./ctx.js";
import { Frame } from "./frame.js";
import { bindKeys } from "./keys.js";
import { ReplayPlayer } from "./replay_player.js";
import { SaveRecord, SaveReport } from "./result.js";
import { SceneBar, Stage, shownMoment, usePace, useReplayScenes } from "./scene.js";
import { useStills } from "./stills.js";
import { newUiState } from "./ui_state.js";

/** @typedef {import("../types.js").ReplayMoment} ReplayMoment */
/** @typedef {import("../types.js").Ctx} Ctx */

const PACE = { full: 1100, fast: 450, none: 1100 };

/** @param {{id: string, at: number | null}} props */
export function ReplayPage({ id, at }) {
  const player = useMemo(() => new ReplayPlayer(id, at), [id]);
  const uiState = useMemo(newUiState, [id]);
  useEffect(() => void player.show(at ?? 0), [player, at]);
  useEffect(() => bindKeys(uiState, null), [uiState]);
  useEffect(() => bindArrows(player), [player]);
  useSignalEffect(() => {
    const { at: now, of } = player.moment.value ?? { at: 0, of: 0 };
    // The next moment may not be loaded yet.
    if (!player.playing.value || player.at.value !== now) return undefined;
    const timer = setTimeout(() => {
      if (now < of) void player.show(now + 1);
      else player.playing.value = false;
    }, PACE[motion()]);
    return () => clearTimeout(timer);
  });
  const moment = player.moment.value;
  const module = useWholeGame(moment?.game ?? null);
  const scenes = useReplayScenes(id, moment);
  const host = useMemo(() => stillHost(player, uiState, scenes), [player, uiState, scenes]);
  if (!moment || !module) {
    const failure = player.failure.value;
    return html`<${Bar} />${
      failure
        ? html`<${ErrorPage} message=${failure.words} />`
        : html`<main class="loading" aria-busy="true"></main>`
    }`;
  }
  const then = shownMoment(scenes);
  const ctx = useStills(makeCtx(moment, uiState, null, then), module);
  useAnimation(ctx, module);
  usePace(scenes, module, ctx);
  const where = module.where(ctx);
  document.title = ctx.t("ui-title-replay", { title: ctx.t(`${ctx.game}-title`) });
  const bar = html`<${Bar}>
      <div class="where flex gap-10 slim"><h1>${ctx.t(`${ctx.game}-title`)}</h1>${
        where && html`<span>${ctx.t(where)}</span>`
      }</div>
      <div class="sp"></div>
      <div class="tools"><${LanguageTool} /><${ThemeTool} wide=${true} />
        <${MenuTool}>
          <${SaveRecord} ctx=${ctx} />
          <${SaveReport} ctx=${ctx} />
          <button type="button" class="btn" onClick=${() => go("/")}><${Icon} name="rings" />${t("ui-leave")}
            </button>
        <//></div>
    <//>`;
  if (then && module.scene?.Strip)
    return html`${bar}<${Stage} ctx=${ctx} module=${module} scene=${module.scene} player=${scenes}
      host=${host} />`;
  const watch =
    (module.scene?.last(moment.events) ?? -1) >= 0
      ? () => void scenes.again(moment, moment.events)
      : undefined;
  return html`${bar}
    <${Frame} ctx=${ctx} module=${module} uiState=${uiState} host=${host}
      events=${then ? moment.events.filter(({ n }) => n <= then.last) : player.events.value}
      onEvent=${(/** @type {number} */ n) => player.showEvent(n)}
      prompt=${html`<${Slider} player=${player} moment=${moment} ctx=${ctx} onWatch=${watch} />
        ${module.scene && html`<${SceneBar} ctx=${ctx} scene=${module.scene} player=${scenes} />`}`} />`;
}

/** Elements in which keys have a meaning of their own. */
const OWN_KEYS = "input, select, textarea, summary, [data-ref], [role=menu], [role=dialog], dialog";

/**
 * Let the arrow keys step through the game wherever the focus is; with Shift, by turns.
 * @param {ReplayPlayer} player @returns {() => void} ends it
 */
function bindArrows(player) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    event.preventDefault();
    player.playing.value = false;
    if (event.shiftKey) player.turn(step);
    else void player.show(player.at.value + step);
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/**
 * @param {ReplayPlayer} player
 * @param {import("./ui_state.js").UiState} uiState
 * @param {import("./scene_player.js").ScenePlayer} scenes
 * @returns {import("./refs.js").Host} nothing can be chosen in the past
 */
function stillHost(player, uiState, scenes) {
  return {
    ctx: () =>
      player.moment.value ? makeCtx(player.moment.value, uiState, null, shownMoment(scenes)) : null,
    uiState,
    hint: () => null,
    refused: () => null,
    choose: () => undefined,
    ask: () => (uiState.tab.value = "explain"),
  };
}

/** @param {{player: ReplayPlayer, moment: ReplayMoment, ctx: Ctx, onWatch?: () => void}} props */
function Slider({ player, moment, ctx, onWatch }) {
  const at = player.at.value;
  const event = moment.result?.reason ?? moment.events.at(-1);
  const words = ctx.t(event ?? { id: "ui-replay-start" });
  const share = (/** @type {number} */ k) => `${(100 * k) / Math.max(1, moment.of)}%`;
  /** @param {string} icon @param {string} id @param {() => void} action */
  const button = (icon, id, action) => html`<button type="button" class="tool" aria-label=${t(id)}
    title=${t(id)} onClick=${action}><${Icon} name=${icon} /></button>`;
  return html`<section class="rep surface" aria-label=${t("ui-replay")}>
    <div class="rep-head row gap-16"><p class="say"
      aria-live=${player.playing.value ? "off" : "polite"}>${words}</p>
      <small>${t("ui-moment-of", { n: at, of: moment.of })}</small>
      <${PlayOn} player=${player} moment=${moment} /></div>
    <div class="ctl row gap-4">
    <div class="rep-steps row gap-4">
      ${button("first", "ui-replay-turn-back", () => player.turn(-1))}
      ${button("left", "ui-replay-back", () => void player.show(at - 1))}
      <button type="button" class="tool play" aria-pressed=${String(player.playing.value)}
        aria-label=${t("ui-replay-play")} title=${t("ui-replay-play")}
        onClick=${() => player.play()}><${Icon} name=${player.playing.value ? "pause" : "play"} /></button>
      ${button("right", "ui-replay-on", () => void player.show(at + 1))}
      ${button("last", "ui-replay-turn-on", () => player.turn(1))}
      ${onWatch && button("again", "ui-scene-last", onWatch)}
    </div>
    <div class="rep-line rel grow slim">
      <div class="ticks" aria-hidden="true">${moment.marks.map(
        (mark) => html`<i key=${mark} style=${{ left: share(mark) }}></i>`,
      )}</div>
      <input type="range" min="0" max=${moment.of} step="1" value=${at}
        style=${{ "--f": String(at / Math.max(1, moment.of)) }} aria-label=${t("ui-moment")}
        aria-valuetext=${words} onInput=${(/** @type {InputEvent} */ event) => {
          player.playing.value = false;
          void player.show(Number(/** @type {HTMLInputElement} */ (event.target).value));
        }} />
    </div>
    <div class="rep-acts row gap-4">
      <${CopyLink} path=${`/replay/${moment.id}/${at}`} label=${t("ui-moment-link")} class="tool" />
      <a class="tool" href=${`/t/${moment.id}`} aria-label=${t("ui-sheet")} title=${t("ui-sheet")}>
        <${Icon} name="score" /></a>
    </div>
    </div>
    ${
      moment.from_events &&
      html`<p class="msg info"><${Icon} name="look" /><span>${t("ui-replay-from-events")}</span></p>`
    }
    ${
      player.failure.value &&
      html`<p class="msg no" role="alert"><${Icon} name="close" /><span>${t(player.failure.value.words)}
        </span>
        </p>`
    }
  </section>`;
}

/** @param {string} table opens another one where its game, which is not over, goes on */
async function goOnWith(table) {
  const file = await transport.file({ do: "record", table });
  return transport.call({ do: "bring", record: await file.text(), play: true });
}

/**
 * @param {{player: ReplayPlayer, moment: ReplayMoment}} props goes on from here at a table of its own: for
 *   practice, or with a game that was brought here before its end
 */
function PlayOn({ player, moment }) {
  const unfinished = moment.imported && !moment.over && moment.at === moment.of;
  if (moment.from_events || (moment.at === moment.of && !unfinished)) return null;
  async function on() {
    try {
      const { id } = unfinished
        ? await goOnWith(moment.id)
        : await transport.call({ do: "practice", table: moment.id, at: moment.at });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      player.failure.value = error;
    }
  }
  return html`<button type="button" class="btn calm" onClick=${on}><${Icon} name="people" />
    ${t(unfinished ? "ui-play-on" : "ui-play-on-here")}</button>`;
}
