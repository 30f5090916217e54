// The opening guide of a spirit: what to grow and play in its first turns, and why, for who plays it.

import { html, useEffect, useSignal } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { remember } from "./store.js";
import { useLearning } from "./texts.js";
import { openWord } from "./words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/**
 * @typedef {{growth: number[], instead?: number[], tracks?: string[], lands?: string[], cards: string[],
 *   innates?: string[]}} GuideTurn
 */
/**
 * @typedef {{spirit: string, turn: number, now: GuideTurn, grown: boolean, phase: string,
 *   played: string[]}} Guide
 */

/**
 * Return the words of the guide of a seat's spirit in this turn, null if there are none.
 * @param {Record<string, GuideTurn[]>} openings @param {any} view @param {number | null} seat
 * @returns {Guide | null}
 */
export function guideAt(openings, view, seat) {
  const mine = view.spirits.find((/** @type {any} */ one) => one.seat === seat);
  const now = mine?.id && openings[mine.id]?.[view.turn - 1];
  if (!now || !["spirit", "fast", "slow"].includes(view.phase)) return null;
  const grown = mine.growth.chosen.length >= mine.growth.pick;
  const played = mine.in_play.map((/** @type {any} */ card) => card.id);
  return { spirit: mine.id, turn: view.turn, now, grown, phase: view.phase, played };
}

/** @param {Ctx} ctx @param {string[]} ids @returns {string[]} the names of powers */
const names = (ctx, ids) => ids.map((id) => ctx.t(`spirit_island-name-${id}`));

/**
 * Return the advice for the open question in one line, without what is done or cannot be done now.
 * @param {Ctx} ctx @param {Guide} guide @returns {string}
 */
function advice(ctx, { now, grown, phase, played }) {
  const { growth, instead = [], tracks = [], lands = [], cards, innates = [] } = now;
  const refs = (ctx.decision?.choices ?? []).map(({ ref }) => ref);
  const parts = [];
  if (phase !== "spirit") {
    const usable = innates.filter((id) => refs.some((ref) => ref.split(":").includes(id)));
    if (usable.length > 0) parts.push(ctx.t("learn-guide-use", { powers: names(ctx, usable) }));
  } else {
    const playing = grown && ctx.decision?.kind === "grow" && !refs.some((ref) => ref.startsWith("growth:"));
    const left = cards.filter((id) => !played.includes(id));
    if (!grown) parts.push(growthAdvice(ctx, growth, instead));
    if (!playing && tracks.length > 0)
      parts.push(ctx.t("learn-guide-from", { track: tracks.length > 1 ? "both" : (tracks[0] ?? "") }));
    if (!playing && lands.length > 0) parts.push(ctx.t("learn-guide-lands", { lands: lands.join("-") }));
    if (playing && !refs.some((ref) => ref.startsWith("card:"))) return "";
    if (left.length > 0) parts.push(ctx.t("learn-guide-play", { cards: names(ctx, left) }));
    else if (cards.length === 0) parts.push(ctx.t("learn-guide-own"));
  }
  return parts.length > 0 ? ctx.t("learn-guide-line", { parts: parts.join(", ") }) : "";
}

/** @param {Ctx} ctx @param {number[]} growth @param {number[]} instead @returns {string} */
function growthAdvice(ctx, growth, instead) {
  const [options, others] = [growth, instead].map((all) => all.map(String));
  return instead.length > 0
    ? ctx.t("learn-guide-or", { options, others })
    : ctx.t("learn-guide-grow", { options });
}

/** @param {{ctx: Ctx}} props the line of the guide in the prompt, and its card */
export function GuideLine({ ctx }) {
  const rules = /** @type {{openings: Record<string, GuideTurn[]>} | null} */ (
    useLearning("rules", ctx.game)
  );
  const open = useSignal(false);
  const guide = rules && guideAt(rules.openings, ctx.view, ctx.seat);
  const line = guide ? advice(ctx, guide) : "";
  if (!guide || !line) return null;
  const press = () => {
    openWord.value = null;
    open.value = !open.value;
  };
  return html`<span class="guide"><span class="what">${line}</span>${" "}
    <button type="button" class="term" aria-expanded=${String(open.value)} onClick=${press}>
      <span class="wide">${ctx.t("learn-guide-why")}</span>
      <span class="narrow">${ctx.t("learn-guide")}</span></button></span>
    ${open.value && html`<${GuideCard} ctx=${ctx} guide=${guide} onClose=${() => (open.value = false)} />`}`;
}

/** @param {{ctx: Ctx, guide: Guide, onClose: () => void}} props */
function GuideCard({ ctx, guide: { spirit, turn, now }, onClose }) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onClose();
    };
    addEventListener("keydown", leave, true);
    document.getElementById("guide-card")?.focus();
    return () => removeEventListener("keydown", leave, true);
  }, []);
  const { growth, cards, innates = [] } = now;
  return html`<span class="word-card" id="guide-card" role="dialog" tabIndex=${-1}
    aria-labelledby="guide-title">
    <span class="head"><b id="guide-title">
        ${ctx.t("learn-guide-title", { id: ctx.t(`spirit_island-name-${spirit}`), turn })}</b>
      <button type="button" class="shut" aria-label=${ctx.t("ui-close")} onClick=${onClose}>
        <${Icon} name="close" /></button></span>
    <span class="rows">
      ${growth.map(
        (n) => html`<span key=${n}><${Icon} name="plus" />
        ${ctx.t(`spirit_island-growth-${spirit}-${n}`)}</span>`,
      )}
      ${names(ctx, cards).map((name) => html`<span key=${name}><${Icon} name="play" />${name}</span>`)}
      ${names(ctx, innates).map(
        (name) => html`<span key=${name}><${Icon} name="star-swirl" />${name}</span>`,
      )}
    </span>
    <span>${ctx.t(`spirit_island-guide-${spirit}-${turn}`)}</span>
    <button type="button" class="btn" onClick=${() => remember({ guides: false })}>
      ${ctx.t("learn-guide-never")}</button>
  </span>`;
}
