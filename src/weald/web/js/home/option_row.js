// One option of a table in the set-up.

import { has, t } from "../core/i18n.js";
import { html } from "../core/preact.js";
import { fieldValue, Seg } from "../ui/components.js";
import { Row } from "../ui/menu.js";
import { missingFor } from "./options.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").OptionInfo} OptionInfo */
/** @typedef {import("./options.js").Values} Values */

/** More choices than this make a list. */
const FEW = 4;

/** @param {GameInfo} game @param {string} option @returns {string} the message that names an option */
function nameOf(game, option) {
  const own = `${game.id}-option-${option}`;
  return has(own) ? own : `table-option-${option}`;
}

/** @param {boolean} value */
const switchOption = (value) => ({ value, text: t(value ? "ui-on" : "ui-off") });

/** @param {GameInfo} game @param {string[]} others @returns {string} what is missing, in words */
const needed = (game, others) => t("ui-needs", { what: others.map((id) => t(nameOf(game, id))).join(" / ") });

/**
 * @param {{game: GameInfo, option: OptionInfo, value: any, off: boolean, options: Values,
 *   onPick: (value: any) => void}} props `off`: it needs what is not there
 */
export function OptionRow({ game, option, value, off, options, onPick }) {
  const id = nameOf(game, option.id);
  const help = off
    ? needed(game, missingFor(option, true, options))
    : has(`${id}-help`)
      ? t(`${id}-help`)
      : undefined;
  return html`<${Row} label=${t(id)} help=${help}>${
    option.kind === "int"
      ? html`<${NumberField} option=${option} value=${value} label=${t(id)} onPick=${onPick} />`
      : option.kind === "choice"
        ? html`<${Choices} game=${game} option=${option} id=${id} value=${value} options=${options}
            onPick=${onPick} />`
        : html`<${Seg} label=${t(id)} value=${value} class=${off ? "off" : ""}
            onPick=${off ? () => {} : onPick} options=${[true, false].map(switchOption)} />`
  }<//>`;
}

/** @param {{option: OptionInfo, value: any, label: string, onPick: (value: number) => void}} props */
function NumberField({ option, value, label, onPick }) {
  return html`<input class="num" type="number" min=${option.min} max=${option.max} value=${value}
    aria-label=${label} required
    onInput=${(/** @type {InputEvent} */ event) => {
      const { valueAsNumber } = /** @type {HTMLInputElement} */ (event.target);
      if (Number.isInteger(valueAsNumber)) onPick(valueAsNumber);
    }} />`;
}

/**
 * A few choices side by side, more of them as a list; those that need what is not there say so.
 * @param {{game: GameInfo, option: OptionInfo, id: string, value: any, options: Values,
 *   onPick: (value: string) => void}} props
 */
function Choices({ game, option, id, value, options, onPick }) {
  const choices = (option.choices ?? []).map((choice) => ({
    value: choice,
    text: t(`${id}-${choice}`),
    missing: missingFor(option, choice, options),
  }));
  if (choices.length <= FEW && !option.needs)
    return html`<${Seg} label=${t(id)} value=${value} options=${choices} onPick=${onPick} />`;
  return html`<select value=${value} aria-label=${t(id)}
    onChange=${(/** @type {Event} */ event) => onPick(fieldValue(event))}>
    ${choices.map(
      ({ value: choice, text, missing }) => html`<option key=${choice} value=${choice}
        disabled=${missing.length > 0} selected=${choice === value}>
        ${missing.length > 0 ? `${text} (${needed(game, missing)})` : text}</option>`,
    )}</select>`;
}
