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
export function optionName(game, option) {
  const own = `${game.id}-option-${option}`;
  return has(own) ? own : `table-option-${option}`;
}

/**
 * Return an option that is not as usual in a few words.
 * @param {GameInfo} game @param {OptionInfo} option @param {Values} values
 */
export function inShort(game, option, values) {
  const name = t(optionName(game, option.id));
  const value = values[option.id] ?? option.default;
  if (option.kind === "choice") return t(`${optionName(game, option.id)}-${value}`);
  if (option.kind === "int") return t("ui-option-is", { option: name, value: Number(value) });
  return value ? name : t("ui-option-without", { option: name });
}

/** @param {boolean} value */
const switchOption = (value) => ({ value, text: t(value ? "ui-on" : "ui-off") });

/** @param {GameInfo} game @param {string[]} others @returns {string} what is missing, in words */
const needed = (game, others) =>
  t("ui-needs", { what: others.map((id) => t(optionName(game, id))).join(" / ") });

/**
 * @param {{game: GameInfo, option: OptionInfo, value: any, off: boolean, options: Values,
 *   onPick: (value: any) => void, module: import("../types.js").GameModule | null}} props `off`: it needs
 *   what is not there
 */
export function OptionRow({ game, option, value, off, options, onPick, module }) {
  const id = optionName(game, option.id);
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
            module=${module} onPick=${onPick} />`
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
 *   onPick: (value: string) => void, module: import("../types.js").GameModule | null}} props
 */
function Choices({ game, option, id, value, options, onPick, module }) {
  /** @param {string} choice how hard the table would be with it */
  const hard = (choice) => module?.setup?.difficulty?.({ ...options, [option.id]: choice }) ?? 0;
  const matters = new Set((option.choices ?? []).map(hard)).size > 1;
  const choices = (option.choices ?? []).map((choice) => ({
    value: choice,
    text: matters
      ? t("ui-choice-hard", { choice: t(`${id}-${choice}`), n: hard(choice) })
      : t(`${id}-${choice}`),
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
