// Scenes on the page: sentence and controls, the list without motion, the keys.

import { t } from "../core/i18n.js";
import { effect, html, useEffect, useLayoutEffect, useMemo, useRef } from "../core/preact.js";
import { motion } from "../core/settings.js";
import { hasOthers } from "../social/social.js";
import { Icon } from "../ui/components.js";
import { bindRefs } from "./refs.js";
import { readingTime, ScenePlayer } from "./scene_player.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").GameModule} GameModule */
/** @typedef {import("../types.js").SceneBeat} SceneBeat */
/** @typedef {import("../types.js").SceneModule} SceneModule */
/** @typedef {import("../core/session.js").Session} Session */

/** Milliseconds of a beat beside its words, where the game does not say. */
const MOVES = 320;
/** @type {Record<number, string>} */
const SIGNS = { 0.5: "½×", 1: "1×", 2: "2×" };

/**
 * Let a player follow a table: what happens there by itself becomes a scene, an answer ends it.
 * @param {ScenePlayer} player @param {Session} session @returns {() => void}
 */
export function followTable(player, session) {
  const ends = [
    effect(() => {
      const snapshot = session.shown.snapshot.value;
      if (snapshot) player.follow(snapshot, session.shown.events.value);
    }),
    effect(() => {
      if (session.outbox.command.value) player.finish();
    }),
    bindSceneKeys(player),
    bindGoingOn(player, session),
    tellOthers(player, session),
  ];
  return () => {
    for (const end of ends) end();
    player.drop();
  };
}

/**
 * Let the others know while this seat watches a scene.
 * @param {ScenePlayer} player @param {Session} session @returns {() => void}
 */
function tellOthers(player, session) {
  let before = false;
  return effect(() => {
    const on = player.active.value && !player.lingers;
    const around = session.shown.snapshot.peek();
    if (on === before || !around || around.seat === null || !hasOthers(around)) return;
    before = on;
    session.tell({ do: "follow", table: around.id, seat: around.seat, on });
  });
}

/**
 * Return the text of a beat.
 * @param {SceneModule} scene @param {SceneBeat} beat @param {Ctx} ctx
 */
export function captionOf(scene, beat, ctx) {
  return scene.caption?.(beat, ctx) ?? beat.events.map((event) => ctx.t(event)).join(" ");
}

/**
 * Return the moment that the table shows instead of the present, if any.
 * @param {ScenePlayer} player
 */
export function shownMoment(player) {
  return player.lingers ? null : player.moment;
}

/** @param {ScenePlayer} player @returns {() => void} */
function bindSceneKeys(player) {
  /** @type {Record<string, () => void>} */
  const acts = {
    " ": () => player.next(),
    ArrowLeft: () => player.back(),
    p: () => player.toggle(),
    s: () => player.finish(),
    r: () => player.replay(),
  };
  /** @param {KeyboardEvent} event */
  function press(event) {
    const { key, target } = event;
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act || !player.active.value || player.lingers || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (document.querySelector("dialog[open]")) return;
    if (target instanceof Element) {
      if (target.matches("input, select, textarea")) return;
      if (key === " " && target.closest("button, a, [role=button], [data-ref]")) return;
      if (key === "ArrowLeft" && target.closest("[data-area]")) return;
    }
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  addEventListener("keydown", press, { capture: true });
  return () => removeEventListener("keydown", press, { capture: true });
}

/**
 * While a scene is shown, a click on what can be chosen next goes on to that question; a second one answers.
 * @param {ScenePlayer} player @param {Session} session @returns {() => void}
 */
function bindGoingOn(player, session) {
  /** @param {Event} event */
  const click = (event) => {
    if (!player.moment || player.lingers || !(event.target instanceof Element)) return;
    const ref = event.target.closest("main [data-ref]")?.getAttribute("data-ref");
    if (!session.decision?.choices.some((choice) => choice.ref === ref)) return;
    event.preventDefault();
    event.stopPropagation();
    player.finish();
  };
  addEventListener("click", click, { capture: true });
  return () => removeEventListener("click", click, { capture: true });
}

/**
 * Return the scenes of a replay: none begins by itself, and moving to another moment ends it.
 * @param {string} id @param {import("../types.js").ReplayMoment | null} moment
 */
export function useReplayScenes(id, moment) {
  const player = useMemo(() => new ScenePlayer(id), [id]);
  useEffect(() => bindSceneKeys(player), [player]);
  useLayoutEffect(() => {
    player.drop();
    player.before = moment;
  }, [player, moment]);
  return player;
}

/** @param {ScenePlayer} player @param {GameModule} module @param {Ctx} ctx how long each beat is shown */
export function usePace(player, module, ctx) {
  const { scene } = module;
  player.motion = motion;
  player.module = scene ?? null;
  player.pace = (beat) =>
    scene ? readingTime(captionOf(scene, beat, ctx), scene.ms?.(beat) ?? MOVES, motion()) : 0;
}

/**
 * @param {{ctx: Ctx, scene: SceneModule, player: ScenePlayer}} props the sentence of the beat, its sum, and
 *   what can be done
 */
export function SceneBar({ ctx, scene, player }) {
  const { beat } = player;
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const lingers = player.lingers;
  const shown = player.active.value;
  useEffect(() => {
    const focus = document.activeElement;
    // A person who types or has a dialog open is not interrupted.
    if (shown && !lingers && !focus?.closest("input, textarea, dialog"))
      next.current?.focus({ preventScroll: true });
  }, [shown]);
  if (!beat) return null;
  const beats = player.beats.value;
  const at = player.at.value;
  const head = scene.head?.(beat, ctx, beats) ?? t("ui-scene-of", { n: at + 1, of: beats.length });
  const part = player.part.value;
  const props = { ctx, beats, at, part, show: (/** @type {number} */ to) => player.show(to) };
  const still = motion() === "none";
  /** @param {string} icon @param {string} words @param {string} keys @param {() => void} act */
  const small = (
    icon,
    words,
    keys,
    act,
    more = {},
  ) => html`<button type="button" class="btn" aria-label=${t(words)}
    title=${t(words)} aria-keyshortcuts=${keys} onClick=${act} ...${more}><${Icon} name=${icon} /></button>`;
  return html`<section class="scene" aria-label=${t("ui-scene")} data-lingers=${lingers || undefined}>
    <div class="scene-say slim">
      <small>${head}</small>
      <p role="status">${captionOf(scene, beat, ctx)}</p>
      ${scene.Sum && html`<${scene.Sum} ...${props} />`}
    </div>
    <div class="scene-acts row wrap gap-8" role="group" aria-label=${t("ui-scene-controls")}>
      <button type="button" class="btn plain scene-again" aria-label=${t("ui-scene-again")}
        title=${t("ui-scene-again")} aria-keyshortcuts="R" onClick=${() => player.replay()}>
        <${Icon} name="again" /><span>${t("ui-scene-again")}</span></button>
      ${
        !lingers &&
        small("first", "ui-scene-back", "ArrowLeft", () => player.back(), {
          "aria-disabled": at === 0 ? "true" : undefined,
        })
      }
      ${
        !still &&
        !lingers &&
        small(player.playing.value ? "pause" : "play", "ui-scene-play", "P", () => player.toggle(), {
          "aria-pressed": String(player.playing.value),
        })
      }
      ${!still && !lingers && html`<${Speed} player=${player} />`}
      ${
        lingers
          ? small("close", "ui-close", "S", () => player.finish())
          : html`<button type="button" class="btn calm scene-next" ref=${next} aria-keyshortcuts="Space"
            onClick=${() => player.next()}>${t(player.atEnd ? "ui-scene-end" : "ui-scene-next")}
            <${Icon} name="right" /><kbd aria-hidden="true">${t("ui-key-space")}</kbd></button>
          ${
            !player.atEnd &&
            html`<button type="button" class="btn plain scene-skip" aria-label=${t("ui-scene-skip")}
            title=${t("ui-scene-skip")} aria-keyshortcuts="S" onClick=${() => player.finish()}>
            <${Icon} name="skip" /><span>${t("ui-scene-skip")}</span></button>`
          }`
      }
    </div>
  </section>`;
}

/** @param {{player: ScenePlayer}} props how fast beats follow each other */
function Speed({ player }) {
  const n = SIGNS[player.speed.value] ?? "";
  return html`<button type="button" class="btn scene-speed" aria-label=${t("ui-scene-speed", { n })}
    title=${t("ui-scene-speed", { n })} onClick=${() => player.nextSpeed()}>${n}</button>`;
}

/**
 * @param {{ctx: Ctx, scene: SceneModule, player: ScenePlayer}} props without motion, all sentences at once
 */
export function SceneList({ ctx, scene, player }) {
  const beats = player.listed.value;
  if (beats.length === 0) return null;
  return html`<section class="scene-list surface grid gap-8" aria-labelledby="scene-list-title">
    <h3 id="scene-list-title">${t("ui-scene-happened")}</h3>
    <ol tabIndex=${0} aria-labelledby="scene-list-title">${beats.map(
      (beat, i) => html`<li key=${i}>${captionOf(scene, beat, ctx)}</li>`,
    )}</ol>
    <div class="acts"><button type="button" class="btn" onClick=${() => player.stepThrough()}>
        <${Icon} name="play" />${t("ui-scene-step")}</button>
      <button type="button" class="btn plain" onClick=${() => player.finish()}><${Icon} name="close" />
        ${t("ui-close")}</button></div>
  </section>`;
}

/**
 * A scene that takes the place of the table: strip of steps, board, sentence, rail.
 * @param {{ctx: Ctx, module: GameModule, scene: SceneModule, player: ScenePlayer, host:
 *   import("./refs.js").Host}} props
 */
export function Stage({ ctx, module, scene, player, host }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => (root.current ? bindRefs(root.current, host) : undefined), [host]);
  const beats = player.beats.value;
  const at = player.at.value;
  const part = player.part.value;
  const props = { ctx, beats, at, part, show: (/** @type {number} */ to) => player.show(to) };
  const shown = player.beat !== null;
  return html`<main class="stage grid" ref=${root} data-band=${ctx.scene?.data.band}>
    ${shown && scene.Strip && html`<${scene.Strip} ...${props} />`}
    ${shown && scene.Band && html`<${scene.Band} ...${props} />`}
    <section class="board" data-area="board" aria-label=${t("ui-board")}><${module.parts.Board} ctx=${ctx} />
      </section>
    <${SceneBar} ctx=${ctx} scene=${scene} player=${player} />
    ${
      shown &&
      scene.Rail &&
      html`<aside class="scene-rail scroll low col gap-16" aria-label=${t("ui-scene-rail")}>
      <${scene.Rail} ...${props} /></aside>`
    }
  </main>`;
}
