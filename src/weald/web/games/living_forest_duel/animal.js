/** An animal card, and the small signs that stand for planks and tokens everywhere. */

import { html } from "../../js/core/preact.js";
import { Card, Icon, plain, tinted } from "../../js/ui/components.js";
import { ELEMENT_SIGN, ELEMENTS, look, SEASON_SIGN } from "./cards.js";
import { animalWords, isVaran, narrowName } from "./view.js";

/** @typedef {import("./cards.js").Season} Season */
/** @typedef {import("./view.js").Animal} AnimalCard */
/** @typedef {import("./view.js").Ctx} Ctx */

/**
 * Its name is said with everything that is printed on it; what is drawn is for the eye alone.
 * @param {{animal: AnimalCard, ctx: Ctx, words?: string, class?: string, children?: any} & Record<string,
 *   any>} props
 */
export function Animal({ animal, ctx, words, class: more = "", children, ...rest }) {
  const { season, cost, symbol } = animal;
  return html`<${Card} ...${look(animal)} class=${`lfd-an ${more}`} ...${rest}>
    <span class="vh">${[animalWords(animal, ctx), words].filter(Boolean).join(". ")}</span>
    <span class="lfd-face fill" aria-hidden="true">
      ${season && html`<${Icon} name=${SEASON_SIGN[season]} class="lfd-season" />`}
      ${cost !== null && html`<span class="lfd-cost center">${cost}</span>`}
      ${symbol && html`<${Icon} name=${symbol} class="lfd-symbol ink" />`}
      <span class="lfd-name clip text-mid ink">
        ${isVaran(animal) ? ctx.t("living_forest_duel-ui-varan") : narrowName(ctx, animal.card)}</span>
      <span class="lfd-planks row"><${Planks} animal=${animal} ctx=${ctx} /></span>
    </span>
    ${children}
  </>`;
}

/** @param {{animal: AnimalCard, ctx: Ctx}} props */
function Planks({ animal, ctx }) {
  return ELEMENTS.map((element) => {
    const n = animal.elements[element];
    return (
      n !== undefined &&
      html`<span key=${element} class="lfd-plank inline" style=${tinted(`el-${element}`)}>
      <${Icon} name=${ELEMENT_SIGN[element]} />${plain(ctx, n)}</span>`
    );
  });
}

/** @param {{season: Season, state?: "left" | "used" | "lost"}} props an action token */
export function Token({ season, state = "left" }) {
  return html`<span class="lfd-token fixed" data-season=${season} data-state=${state} aria-hidden="true">
    <${Icon} name=${SEASON_SIGN[season]} /></span>`;
}
