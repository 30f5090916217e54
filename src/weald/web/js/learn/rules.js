// The rules drawer: aim, turn, words, cards and rulings, searchable; and the card of one word.

import { has, t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { fieldValue, Icon, Tool } from "../ui/components.js";
import { Dialog } from "../ui/dialog.js";
import { GuideLine } from "./guide.js";
import { placesOf } from "./here.js";
import { useLearning } from "./texts.js";
import { askAbout, openWord, rulesHere, wordId } from "./words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("./words.js").Rules} Rules */

export { GuideLine };

/** @param {{ctx: Ctx}} props the tool of the bar, the drawer behind it, and the card of a word */
export function RulesTool({ ctx }) {
  const open = useSignal(false);
  const rules = /** @type {Rules | null} */ (useLearning("rules", ctx.game));
  useEffect(() => {
    if (rules) rulesHere.value = { ...rulesHere.value, [ctx.game]: rules };
  }, [rules]);
  useEffect(
    () => () => {
      openWord.value = null;
    },
    [],
  );
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const ask = (event) => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.key === "?" && !at?.matches("input, textarea")) askAbout(ctx.game, textOf(at));
    };
    addEventListener("keydown", ask);
    return () => removeEventListener("keydown", ask);
  }, [ctx.game]);
  const word = openWord.value;
  if (!rules) return null;
  return html`<${Tool} icon="book" text=${t("ui-rules-read")} aria-haspopup="dialog"
      onClick=${() => (open.value = true)} />
    <${Dialog} title=${t("ui-rules-read")} class="rules" open=${open.value}
      onClose=${() => (open.value = false)}><${Drawer} ctx=${ctx} rules=${rules} /><//>
    ${
      word &&
      word.game === ctx.game &&
      html`<${WordCard} ctx=${ctx} rules=${rules} id=${word.id} also=${word.also ?? []} />`
    }`;
}

/** The text that the question mark was last pressed at: the card that it opened takes the focus. */
let asked = "";

/** @param {Node} node @returns {string} its texts, kept apart */
const spaced = (node) =>
  node instanceof Element ? [...node.childNodes].map(spaced).join(" ") : (node.textContent ?? "");

/** @param {Element | null} focused @returns {string} what is in focus, in words; else the question */
function textOf(focused) {
  if (focused?.closest("#word-card")) return asked;
  const at = focused?.closest("[data-ref], li, ol, .panel") ?? document.querySelector(".prompt .say");
  asked = at ? `${at.getAttribute("aria-label") ?? ""} ${spaced(at)}` : "";
  return asked;
}

/** @param {string} text */
const plain = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** @param {{ctx: Ctx, rules: Rules}} props */
function Drawer({ ctx, rules }) {
  const wanted = useSignal("");
  const { game, terms, cards, rulings } = rules;
  const search = plain(wanted.value.trim());
  /** @param {...string} texts */
  const fits = (...texts) => search === "" || texts.some((text) => plain(text).includes(search));
  const words = terms
    .map(({ id, icon }) => ({ id, icon, name: t(wordId(game, id)), text: t(`${wordId(game, id)}-text`) }))
    .filter(({ name, text }) => fits(name, text))
    .sort((one, other) => one.name.localeCompare(other.name));
  const listed = cardsOf(rules).filter(({ name, text }) => fits(name, text));
  const decided = rulings.filter(({ id, title, decision }) => fits(id, title, decision));
  const found = words.length + listed.length + decided.length;
  return html`<input class="find" type="search" value=${wanted.value} placeholder=${t("learn-rules-find")}
      aria-label=${t("learn-rules-find")}
      onInput=${(/** @type {Event} */ event) => (wanted.value = fieldValue(event))} />
    ${
      search === "" &&
      html`<h3>${t("learn-rules-aim")}</h3><p>${t(`learn-rules-${game}-aim`)}</p>
        <h3>${t("learn-rules-turn")}</h3><p>${t(`learn-rules-${game}-turn`)}</p>`
    }
    ${words.length > 0 && html`<h3>${t("learn-rules-words")}</h3>`}
    <dl>${words.map(
      ({ id, icon, name, text }) =>
        html`<dt key=${id}><${Icon} name=${icon} />${name}</dt><dd>${text}<${Here}
          ctx=${ctx} game=${game} id=${id} /></dd>`,
    )}</dl>
    ${
      cards.gallery
        ? html`<h3>${t("learn-rules-cards")}</h3>
          <p><a class="btn" href=${`/gallery/${game}`} target="_blank"><${Icon} name="list" />
            ${t("ui-gallery")}</a></p>`
        : listed.length > 0 && html`<h3>${t("learn-rules-cards")}</h3>`
    }
    <dl>${listed.map(({ id, name, text }) => html`<dt key=${id}>${name}</dt><dd>${text}</dd>`)}</dl>
    ${
      decided.length > 0 &&
      html`<h3>${t("learn-rules-rulings")}</h3><p class="none">${t("learn-rules-rulings-help")}</p>`
    }
    <dl lang="en">${decided.map(
      ({ id, title, decision, reason }) => html`<dt key=${id}>${id} · ${title}</dt>
        <dd>${decision} <small>${reason}</small></dd>`,
    )}</dl>
    ${found === 0 && html`<p class="none">${t("ui-find-nothing")}</p>`}`;
}

/** @param {Rules} rules @returns {{id: string, name: string, text: string}[]} */
function cardsOf({ cards }) {
  if (cards.gallery) return [];
  return cards.ids.map((id) => ({
    id,
    name: t(cards.name, { card: id, ...cards.args }),
    text: cards.text ? t(cards.text, { card: id, ...cards.args }) : "",
  }));
}

/** @param {{ctx: Ctx, game: string, id: string}} props where a word is on the table now */
function Here({ ctx, game, id }) {
  const places = placesOf(game, id, ctx);
  if (places.length === 0) return null;
  const names = places.map(({ name }) => name).join(", ");
  return html`<small class="here"><b>${t("learn-rules-here")}</b> ${names}</small>`;
}

/**
 * @param {{ctx: Ctx, rules: Rules, id: string, also: string[]}} props the card of a word, in the place of the
 *   coach; `also`: other words of the text
 */
function WordCard({ ctx, rules, id, also }) {
  const { game, terms } = rules;
  const term = terms.find((one) => one.id === id);
  const close = () => {
    openWord.value = null;
  };
  const places = placesOf(game, id, ctx);
  useEffect(() => {
    ctx.mark(places.map(({ ref }) => ref));
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key === "Escape") close();
    };
    addEventListener("keydown", leave);
    document.getElementById("word-card")?.focus();
    return () => {
      removeEventListener("keydown", leave);
      ctx.mark([]);
    };
  }, [id]);
  if (!term || !has(wordId(game, id))) return null;
  const name = t(wordId(game, id));
  return html`<section class="word-card" id="word-card" role="dialog" tabIndex=${-1} aria-label=${name}>
    <header><span class="drawing"><${Icon} name=${term.icon} /></span><h2>${name}</h2>
      <button type="button" class="shut" aria-label=${t("ui-close")} onClick=${close}>
        <${Icon} name="close" /></button>
    </header>
    <p>${t(`${wordId(game, id)}-text`)}</p>
    <${Here} ctx=${ctx} game=${game} id=${id} />
    <${Others} game=${game} text="learn-rules-also" ids=${also.filter((other) => other !== id)}
      also=${also} />
    <${Others} game=${game} text="learn-rules-see" ids=${term.see.filter((other) => !also.includes(other))}
      also=${also} />
  </section>`;
}

/** @param {{game: string, text: string, ids: string[], also: string[]}} props other words, to open instead */
function Others({ game, text, ids, also }) {
  if (ids.length === 0) return null;
  return html`<p class="see"><span>${t(text)}</span> ${ids.map(
    (id) => html`<button type="button" class="term" key=${id}
      onClick=${() => (openWord.value = { game, id, also })}>${t(wordId(game, id))}</button>`,
  )}</p>`;
}
