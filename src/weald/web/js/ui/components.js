// Components that all pages and games share.

import { t } from "../core/i18n.js";
import { html } from "../core/preact.js";

/** @typedef {import("../../vendor/preact.js").VNode<any>} VNode */

/**
 * @param {{signed: (n: number) => string}} ctx
 * @param {number} n a number without a plus sign, but with a real minus
 */
export const plain = (ctx, n) => (n < 0 ? ctx.signed(n) : String(n));

/** @param {{name: string, class?: string}} props */
export function Icon({ name, class: more = "" }) {
  return html`<svg class=${`i ${more}`} aria-hidden="true"><use href=${`#i-${name}`} /></svg>`;
}

/** @param {string} tint the token pair of a kind, as the two properties that the stylesheets use */
export function tinted(tint) {
  return { "--c": `var(--${tint})`, "--ci": `var(--${tint}-ink)` };
}

/** @param {{tint: string}} props the pattern that goes with a tint, filling its box */
export function Pattern({ tint }) {
  return html`<svg class="pat fill full" aria-hidden="true"><rect width="100%" height="100%"
    fill=${`url(#p-${tint})`} /></svg>`;
}

/**
 * A printed card: field, pattern, linocut icon, name. Its size comes from its width alone.
 * @param {{tint: string, icon: string, name?: string, corner?: any, tag?: any, off?: boolean, picked?:
 *   boolean, up?: boolean,
 * used?: boolean, class?: string, style?: Record<string, string>, children?: any} & Record<string, any>}
 * props
 */
export function Card({
  tint,
  icon,
  name,
  corner,
  tag,
  off,
  picked,
  up,
  used,
  class: more = "",
  style,
  children,
  ...rest
}) {
  const states = Object.entries({ off, picked, up, used })
    .filter(([, on]) => on)
    .map(([state]) => state);
  const attrs = { ...rest, class: ["card", ...states, more].join(" "), style: { ...tinted(tint), ...style } };
  const inside = html`
    <span class="art"><${Pattern} tint=${tint} /></span>
    <${Icon} name=${icon} class="big" />
    ${name !== undefined && html`<span class="nm">${name}</span>`}
    ${corner !== undefined && corner !== null && html`<span class="corner">${corner}</span>`}
    ${tag !== undefined && tag !== null && html`<span class="tag">${tag}</span>`}
    ${children}`;
  return rest["data-ref"]
    ? html`<button type="button" ...${attrs}>${inside}</button>`
    : html`<div ...${attrs}>${inside}</div>`;
}

/** @param {{cards: {tint: string, icon: string}[]}} props a game on the home page, as six small cards */
export function SixCards({ cards }) {
  return html`<span class="six-tile grid full" aria-hidden="true"><span>${cards.map(
    ({ tint, icon }, i) => html`<span key=${i} style=${tinted(tint)}><${Pattern} tint=${tint} />
      <${Icon} name=${icon} /></span>`,
  )}</span></span>`;
}

/** @param {{tint: string, icon: string}} props a kind in the size of a letter */
export function Swatch({ tint, icon }) {
  return html`<span class="sw fixed" style=${tinted(tint)}><${Icon} name=${icon} /></span>`;
}

/**
 * @param {{seat: number, name?: string, label?: string, class?: string}} props a seat's colour and initial
 */
export function SeatDisc({ seat, name = "", label, class: more = "" }) {
  const initial = label ?? ([...name.trim()][0] ?? String(seat + 1)).toLocaleUpperCase();
  return html`<span class=${`seat ${more}`} style=${{ "--sc": `var(--seat-${seat % 6})` }} aria-hidden="true">
    ${initial}</span>`;
}

/**
 * @param {{ctx: {pending: boolean}}} props the sign on a given answer: a tick, or a clock until the server
 *   has it
 */
export function Tick({ ctx }) {
  return html`<span class="tick center"><${Icon} name=${ctx.pending ? "clock" : "check"} /></span>`;
}

/**
 * A segmented control: a radio group with arrow keys.
 * @param {{label: string, value: any, options: {value: any, text: string, icon?: string, lang?: string,
 *   name?: string | undefined, badge?: number}[],
 *   onPick: (value: any) => void, class?: string}} props
 */
export function Seg({ label, value, options, onPick, class: more = "" }) {
  /** @param {KeyboardEvent} event */
  function arrows(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const at = options.findIndex((option) => option.value === value);
    const next = (at + step + options.length) % options.length;
    onPick(options[next]?.value);
    /** @type {HTMLElement | undefined} */ (event.currentTarget.children[next])?.focus();
  }
  return html`<div class=${`seg ${more}`} role="radiogroup" aria-label=${label} onKeyDown=${arrows}>
    ${options.map((option) => {
      const on = option.value === value;
      return html`<button type="button" role="radio" aria-checked=${String(on)} tabIndex=${on ? 0 : -1}
        lang=${option.lang}
        aria-label=${option.name} class=${on ? "on" : ""} onClick=${() => onPick(option.value)}>
        ${option.icon && html`<${Icon} name=${option.icon} />`}<span>${option.text}</span>
        ${option.badge ? html`<${Badge} n=${option.badge} />` : null}</button>`;
    })}
  </div>`;
}

/** @param {{n: number}} props a number on a button whose name says it in words */
function Badge({ n }) {
  return html`<small class="badge" aria-hidden="true">${n}</small>`;
}

/** @param {{children?: any}} props the bar of every page, with the way home at its left */
export function Bar({ children }) {
  return html`<header class="bar surface row gap-16">
    <a class="logo row gap-10 fixed" href="/" aria-label=${t("ui-home-link")}><${Icon}
      name="rings" /><span>${t("ui-brand")}
      </span></a>
    ${children}
  </header>`;
}

/**
 * A button of the bar: `bare` shows only the icon, `wide` only stands on wide screens (its twin is in the
 * menu), `fold` only where the panel it opens has no room.
 * @param {{icon: string, text: string, bare?: boolean, wide?: boolean, fold?: boolean, onClick: (event:
 *   Event) => void} & Record<string, any>} props
 */
export function Tool({ icon, text, bare, wide, fold, onClick, ...rest }) {
  const more = `${bare ? "bare" : ""} ${wide ? "wide" : ""} ${fold ? "fold" : ""}`;
  return html`<button type="button" class=${`tool ${more}`} aria-label=${text} title=${text}
    onClick=${onClick} ...${rest}>
    <${Icon} name=${icon} /><span>${text}</span></button>`;
}

/**
 * Return the text of the field that an event came from.
 * @param {Event} event
 */
export const fieldValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
