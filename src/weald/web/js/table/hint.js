// The hint: the best option, the chance to win with it, why, and what else is worth a thought.

import { html } from "../core/preact.js";
import { Icon } from "../ui/components.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../core/session.js").Session} Session */

/** Chances that may be off by more say nothing. */
const WIDEST = 0.25;

/** @param {number} share @returns {number} */
export const percent = (share) => Math.round(100 * share);

/** @param {{ctx: Ctx, session: Session}} props */
export function HintBox({ ctx, session }) {
  const advice = session.help.advice.value;
  const choices = ctx.decision?.choices ?? [];
  const hinted = choices.find((choice) => choice.id === session.help.advice.value?.option);
  if (session.help.hinting.value) {
    return html`<p class="msg hint"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span>${ctx.t("ui-hint-thinking")}</span></p>`;
  }
  if (!hinted || !advice) return null;
  const certain = advice.margin <= WIDEST;
  // A difference within the margin is none.
  const moves = Math.abs(advice.after - advice.before) > advice.margin;
  return html`<section class="hintbox rounded grid gap-8" aria-labelledby="hint-title">
    <h3 id="hint-title"><${Icon} name="hint" />
      <span>${ctx.t("ui-hint-is")} <b>${ctx.t(hinted.label)}</b></span>
      <button type="button" class="shut" aria-label=${ctx.t("ui-close")}
        onClick=${() => (session.help.advice.value = null)}>
        <${Icon} name="close" /></button></h3>
    ${
      certain &&
      html`<p class="odds"><small>${ctx.t("ui-hint-chance")}</small>
      <span>${ctx.t("ui-hint-before")}
        <b>${ctx.t("ui-percent", { n: percent(advice.before) })}</b></span>
      <span class=${moves && advice.after > advice.before ? "up" : ""}>${ctx.t("ui-hint-after")}
        <b>${ctx.t("ui-percent", { n: percent(advice.after) })}</b></span></p>`
    }
    <${Why} ctx=${ctx} reasons=${advice.reasons.filter((reason) => !reason.compared)} />
    <${Why} ctx=${ctx} reasons=${advice.reasons.filter((reason) => reason.compared)}
      than=${choices.find(({ id }) => id === advice.others[0]?.option)} />
    <${Others} ctx=${ctx} advice=${advice} hinted=${hinted} />
    <p class="how">${
      certain
        ? ctx.t("ui-hint-how", { games: advice.games, margin: percent(advice.margin) })
        : ctx.t("ui-hint-unsure")
    }</p>
  </section>`;
}

/**
 * Why the option is good; `than`: what the reasons compare it with.
 * @param {{ctx: Ctx, reasons: import("../types.js").Hint["reasons"], than?: Choice}} props
 */
function Why({ ctx, reasons, than }) {
  if (reasons.length === 0) return null;
  return html`${
    than && html`<p class="than"><small>${ctx.t("ui-hint-than")} ${ctx.t(than.label)}</small></p>`
  }
    <ul class="why grid gap-4 little">${reasons.map(
      (reason, i) => html`<li key=${i}><${Icon} name=${reason.icon} />
      <span>${ctx.t(reason.message)}</span></li>`,
    )}</ul>`;
}

/**
 * The options with their chances, if they say anything.
 * @param {{ctx: Ctx, advice: import("../types.js").Hint, hinted: Choice}} props
 */
function Others({ ctx, advice, hinted }) {
  const choices = ctx.decision?.choices ?? [];
  if (advice.others.length === 0) return null;
  const certain = advice.margin <= WIDEST;
  const rows = [
    { choice: hinted, chance: advice.after, as_good: false },
    ...advice.others.flatMap(({ option, chance, as_good }) => {
      const choice = choices.find(({ id }) => id === option);
      return choice ? [{ choice, chance, as_good }] : [];
    }),
  ];
  return html`<ol class="alts">${rows.map(
    ({ choice, chance, as_good }) => html`<li key=${choice.id} class=${choice === hinted ? "best" : ""}>
      <button type="button" data-ref=${choice.ref} data-option=${choice.id}>
        <span class="al">${ctx.t(choice.label)}${
          certain && as_good && html`<small>${ctx.t("ui-hint-as-good")}</small>`
        }</span>
        ${
          certain &&
          html`<span class="ab" aria-hidden="true"><i style=${`width:${percent(chance)}%`}></i></span>
          <span class="av">${ctx.t("ui-percent", { n: percent(chance) })}</span>`
        }</button></li>`,
  )}</ol>`;
}
