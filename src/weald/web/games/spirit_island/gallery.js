/** Everything that is printed, in all sets: to search, to filter, to read. */

import { shown, t } from "../../js/core/i18n.js";
import { html, useMemo, useSignal } from "../../js/core/preact.js";
import { fieldValue, Icon } from "../../js/ui/components.js";
import { everything, panelOf, powerOf } from "./catalogue.js";
import { PowerCard } from "./panel/cards.js";
import { Filter } from "./panel/choose.js";
import { Reading } from "./panel/reading.js";

/** @typedef {import("./view.js").Ctx} Ctx */
/** @typedef {{kind: string, id: string, set: string}} Entry */

const KINDS = [
  "spirit",
  "minor",
  "major",
  "unique",
  "innate",
  "fear",
  "blight",
  "event",
  "adversary",
  "scenario",
];
/** Entries that are drawn at first, and with each press on "more". */
const PAGE = 40;
const TERROR = [1, 2, 3];

/** Nothing is asked here, so nothing can be chosen. */
const reader = () =>
  /** @type {Ctx} */ (
    /** @type {unknown} */ ({ t, lang: shown.value, choice: () => undefined, decision: null })
  );

/** @returns {Entry[]} by kind, then as declared */
function entries() {
  const all = everything();
  const plain = (/** @type {string} */ kind, /** @type {{id: string, set: string}[]} */ things) =>
    things.map(({ id, set }) => ({ kind, id, set }));
  const list = [
    ...plain("spirit", all.spirits),
    ...all.powers.map(({ id, set, deck }) => ({ kind: deck, id, set })),
    ...plain("fear", all.fear_cards),
    ...plain("blight", all.blight_cards),
    ...plain("event", all.events),
    ...plain("adversary", all.adversaries),
    ...plain("scenario", all.scenarios),
  ];
  return list.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** @param {string} text @returns {string} without capitals and accents */
const plainText = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** @param {Entry} entry @returns {string} all that can be found about it */
const wordsOf = ({ kind, id }) => [t(`spirit_island-name-${id}`), ...textsOf(kind, id)].join(" ");

/** @param {string} kind @param {string} id @returns {string[]} what is printed on a thing, in lines */
function textsOf(kind, id) {
  const all = everything();
  if (kind === "spirit") return [t(`spirit_island-about-${id}`), t(`spirit_island-hard-${panelOf(id).base}`)];
  if (kind === "fear") return TERROR.map((n) => t(`spirit_island-effect-${id}-${n}`));
  if (kind === "blight" || kind === "scenario") return [t(`spirit_island-effect-${id}`)];
  if (kind === "event") {
    const event = all.events.find((one) => one.id === id);
    const parts = [...(event?.parts ?? []), event?.token ?? null, event?.dahan ?? null];
    return parts.flatMap((part) =>
      part ? [t(`spirit_island-part-${part}`), t(`spirit_island-does-${part}`)] : [],
    );
  }
  if (kind === "adversary") {
    const levels = all.adversaries.find((one) => one.id === id)?.levels ?? [];
    return levels.map((_, n) => t(`spirit_island-effect-${id}${n > 0 ? `-${n}` : ""}`));
  }
  const power = powerOf(id);
  return [
    ...(kind === "innate" ? [] : [t(`spirit_island-effect-${id}`)]),
    ...power.thresholds.map((_, i) => t(`spirit_island-effect-${id}-${i + 1}`)),
  ];
}

export function Gallery() {
  const search = useSignal("");
  const kind = useSignal("");
  const set = useSignal("");
  const most = useSignal(PAGE);
  const open = useSignal("");
  const list = useMemo(
    () => entries().map((entry) => ({ ...entry, words: plainText(wordsOf(entry)) })),
    [shown.value],
  );
  const ctx = reader();
  const parts = plainText(search.value).split(/\s+/).filter(Boolean);
  const fitting = list.filter(
    (entry) =>
      (!kind.value || entry.kind === kind.value) &&
      (!set.value || entry.set === set.value) &&
      parts.every((part) => entry.words.includes(part)),
  );
  /** @param {{value: string}} field @returns {(value: string) => void} */
  const pick = (field) => (value) => {
    field.value = value;
    most.value = PAGE;
  };
  return html`<section class="sig">
    <div class="sig-filters wrap gap-8">
      <input type="search" class="find" value=${search.value} placeholder=${t("spirit_island-gallery-search")}
        aria-label=${t("spirit_island-gallery-search")} autocomplete="off"
        onInput=${(/** @type {Event} */ event) => pick(search)(fieldValue(event))} />
      <${Filter} label=${t("spirit_island-gallery-kind")} value=${kind.value} onPick=${pick(kind)} ctx=${ctx}
        options=${KINDS.map((value) => ({
          value,
          text: t("spirit_island-gallery-kinds", { kind: value }),
        }))} />
      <${Filter} label=${t("spirit_island-gallery-set")} value=${set.value} onPick=${pick(set)} ctx=${ctx}
        options=${everything().sets.map((value) => ({ value, text: t(`spirit_island-set-${value}`) }))} />
    </div>
    <p class="sig-count dim little"
      role="status">${t("spirit_island-gallery-count", { n: fitting.length })}</p>
    <ul class="sig-list grid">${fitting.slice(0, most.value).map(
      (entry) => html`<li key=${`${entry.kind} ${entry.id}`} data-kind=${entry.kind}
        data-wide=${open.value === entry.id ? "" : undefined}>
        <${Printed} entry=${entry} open=${open} ctx=${ctx} /></li>`,
    )}</ul>
    ${
      fitting.length > most.value &&
      html`<button type="button" class="btn sig-more" onClick=${() => (most.value += PAGE)}>
        <${Icon} name="plus" />${t("spirit_island-gallery-more")}</button>`
    }
  </section>`;
}

/** @param {{entry: Entry, open: {value: string}, ctx: Ctx}} props */
function Printed({ entry, open, ctx }) {
  const { kind, id, set } = entry;
  const sort = html`<p class="sig-sort dim"><span>${t("spirit_island-gallery-kinds", { kind })}</span>
    <span>${t(`spirit_island-set-${set}`)}</span></p>`;
  if (kind === "spirit") return html`<${SpiritEntry} id=${id} open=${open} ctx=${ctx} />`;
  if (["minor", "major", "unique", "innate"].includes(kind)) {
    const power = powerOf(id);
    const owner =
      power.spirit &&
      html`<p
      class="sig-sort dim">${t(`spirit_island-name-${power.spirit}`)}</p>`;
    return html`<${PowerCard} power=${power} mine=${false} ctx=${ctx} class="sig-card" />${owner || sort}`;
  }
  return html`<article class="sig-paper little lined paper"><h3>${t(`spirit_island-name-${id}`)}</h3>
    ${kind === "fear" && html`<${Levels} id=${id} />`}
    ${kind === "event" && html`<${Parts} id=${id} />`}
    ${kind === "adversary" && html`<${Adversary} id=${id} />`}
    ${(kind === "blight" || kind === "scenario") && html`<p>${t(`spirit_island-effect-${id}`)}</p>`}
    ${kind === "scenario" && html`<${Scenario} id=${id} />`}
    </article>${sort}`;
}

/** @param {{id: string, open: {value: string}, ctx: Ctx}} props a spirit in short; pressed, all of it */
function SpiritEntry({ id, open, ctx }) {
  const panel = panelOf(id);
  const wide = open.value === id;
  const level = t("spirit_island-gallery-level", { complexity: panel.complexity });
  return html`<button type="button" class="sip-face row surface gap-12" aria-expanded=${String(wide)}
      onClick=${() => (open.value = wide ? "" : id)}>
      <${Icon} name=${panel.icon} /><span><b>${t(`spirit_island-name-${id}`)}</b>
      <small class="sig-sort dim"><span>${level}</span>
        <span>${t(`spirit_island-set-${panel.set}`)}</span></small>
      <small>${t(`spirit_island-about-${id}`)}</small></span></button>
    ${wide && html`<${Reading} panel=${panel} ctx=${ctx} />`}`;
}

/** @param {{id: string}} props a fear card by terror level */
function Levels({ id }) {
  return html`<dl>${TERROR.map(
    (n) => html`<div key=${n}><dt>${t("spirit_island-map-terror", { n })}</dt>
      <dd>${t(`spirit_island-effect-${id}-${n}`)}</dd></div>`,
  )}</dl>`;
}

/** @param {{id: string}} props the parts of an event */
function Parts({ id }) {
  const event = everything().events.find((one) => one.id === id);
  if (!event) return null;
  const { kind, last, parts, token, dahan } = event;
  return html`<dl>${parts.map((part, i) => {
    const when = { kind, last, first: i === 0 ? "yes" : "no" };
    return html`<div key=${part}><dt>${
      kind !== "choice" && html`<small>${t("spirit_island-scene-when", when)}</small>`
    }${t(`spirit_island-part-${part}`)}</dt><dd>${t(`spirit_island-does-${part}`)}</dd></div>`;
  })}
    ${[token, dahan].map(
      (part) =>
        part &&
        html`<div key=${part}><dt>${t(`spirit_island-part-${part}`)}</dt>
        <dd>${t(`spirit_island-does-${part}`)}</dd></div>`,
    )}</dl>`;
}

/** @param {{id: string}} props an adversary, level by level */
function Adversary({ id }) {
  const adversary = everything().adversaries.find((one) => one.id === id);
  if (!adversary) return null;
  const { levels, loss } = adversary;
  return html`<dl>
    ${
      loss &&
      html`<div><dt>${t("spirit_island-gallery-loss", { id: loss })}</dt>
        <dd>${t(`spirit_island-effect-${loss}`)}</dd></div>`
    }
    ${levels.map(
      ({ title, difficulty }, n) => html`<div key=${n}>
      <dt>${t("spirit_island-gallery-level-of", { n, id: title, difficulty })}</dt>
      <dd>${t(`spirit_island-effect-${id}${n > 0 ? `-${n}` : ""}`)}</dd></div>`,
    )}</dl>`;
}

/** @param {{id: string}} props */
function Scenario({ id }) {
  const n = everything().scenarios.find((one) => one.id === id)?.difficulty ?? 0;
  return html`<p class="sig-sort dim">${t("spirit_island-gallery-difficulty", { n })}</p>`;
}
