// The coach of a first game: one idea at a time, said where it happens, with the real controls.

import { drawn } from "../core/drawn.js";
import { effect, html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/preact.js";
import { questionKey } from "../core/question.js";
import { Icon } from "../ui/components.js";
import { demonstrate } from "./demonstration.js";
import { aimOf, nextIdea, selectorOf, wholeIdeas } from "./ideas.js";
import { aimed, noteLearned, noteLesson } from "./store.js";
import { useLearning } from "./texts.js";
import { Words } from "./words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {import("./ideas.js").Idea} Idea */
/** @typedef {import("./ideas.js").LessonData} LessonData */

/** @param {{ctx: Ctx, session: Session, lesson: import("./store.js").Lesson}} props */
export function Coach({ ctx, session, lesson }) {
  const data = /** @type {LessonData | null} */ (useLearning("lessons", lesson.game));
  if (!data) return null;
  return html`<${Ideas} ctx=${ctx} session=${session} data=${data} done=${lesson.done} />`;
}

/** @param {{ctx: Ctx, session: Session, data: LessonData, done: string[]}} props */
function Ideas({ ctx, session, data, done }) {
  const { id: table, rewound } = ctx.snapshot;
  const showing = useSignal(false);
  const asked = useRef(/** @type {{question: string, idea: Idea | null}} */ ({ question: "", idea: null }));
  const question = questionKey(ctx.decision);
  const idea = showing.value ? asked.current.idea : nextIdea(data.ideas, done, ctx.decision, ctx.view);
  // Some ideas never come up with other answers; the last one comes up in every game.
  const finished = ctx.over || done.includes(data.ideas.at(-1)?.id ?? "");
  /** @param {Idea} over */
  const pass = (over) => noteLesson(table, { done: [...new Set([...done, over.id])] });
  // Any legal answer to the question that an idea is about will do.
  useEffect(() => {
    if (showing.value || !ctx.decision) return;
    const before = asked.current;
    asked.current = { question, idea };
    if (before.idea && before.question !== question && !rewound) pass(before.idea);
  });
  useEffect(() => {
    if (finished) noteLearned(data.game);
  }, [finished]);
  const aims = idea && ctx.decision && !finished ? aimOf(idea, ctx.decision) : [];
  useEffect(() => {
    aimed.value = aims;
    return () => {
      aimed.value = [];
    };
  }, [aims.join()]);
  return html`<${Card} ctx=${ctx} data=${data} idea=${idea} finished=${finished} done=${done}
    onEnd=${() => noteLesson(table, { shut: true })} onPass=${() => idea && pass(idea)}
    onShow=${() => idea && void show(idea, ctx, session, showing)} /><${Aim} aims=${aims} />`;
}

/** @param {Idea} idea @param {Ctx} ctx @param {Session} session @param {{value: boolean}} showing */
async function show(idea, ctx, session, showing) {
  if (showing.value || !ctx.decision) return;
  showing.value = true;
  try {
    await demonstrate(idea, ctx, session);
  } finally {
    showing.value = false;
  }
}

/**
 * @param {{ctx: Ctx, data: LessonData, idea: Idea | null, finished: boolean, done: string[],
 *   onEnd: () => void, onPass: () => void, onShow: () => void}} props
 */
function Card({ ctx, data, idea, finished, done, onEnd, onPass, onShow }) {
  const whole = wholeIdeas(data.ideas);
  const of = whole.length;
  const n = idea
    ? whole.findIndex((one) => one.id === (idea.part_of ?? idea.id)) + 1
    : finished
      ? of
      : whole.findLastIndex(({ id }) =>
          data.ideas.some((one) => (one.part_of ?? one.id) === id && done.includes(one.id)),
        ) + 1;
  const base = idea && `learn-idea-${data.game}-${idea.id}`;
  const [title, text] = finished
    ? [`learn-done-title`, `learn-done-${data.game}`]
    : base
      ? [base, `${base}-text`]
      : ["learn-waits", "learn-waits-text"];
  return html`<section class=${`coach ${idea || finished ? "" : "waits"}`} id="coach" tabIndex=${-1}
    aria-label=${ctx.t("learn-coach")}>
    <header><span class="ci"><${Icon} name="book" /></span><b>${ctx.t("learn-first-game")}</b>
      <${Progress} data=${data} done=${done} idea=${idea} />
      <span class="n">${ctx.t("learn-of", { n, of })}</span>
      <button type="button" class="shut" aria-label=${ctx.t("learn-end")} title=${ctx.t("learn-end")}
        onClick=${onEnd}><${Icon} name="close" /></button></header>
    <div aria-live="polite" id="coach-says"><h2>${ctx.t(title)}</h2>
      <p><${Words} game=${data.game} text=${ctx.t(text)} /></p></div>
    <div class="cb">${
      finished
        ? html`<button type="button" class="btn calm" onClick=${onEnd}>${ctx.t("learn-play-on")}</button>`
        : idea?.answer !== undefined
          ? html`<button type="button" class="btn calm" onClick=${onShow}><${Icon} name="play" />
              ${ctx.t("learn-show")}</button>
            <button type="button" class="btn" onClick=${onPass}>${ctx.t("learn-skip")}</button>`
          : idea &&
            html`<button type="button" class="btn calm" onClick=${onPass}>${ctx.t("learn-next")}</button>`
    }</div>
  </section>`;
}

/** @param {{data: LessonData, done: string[], idea: Idea | null}} props */
function Progress({ data, done, idea }) {
  const now = idea?.part_of ?? idea?.id;
  return html`<span class="prog" aria-hidden="true">${wholeIdeas(data.ideas).map(
    (one) => html`<i class=${one.id === now ? "now" : done.includes(one.id) ? "past" : ""}></i>`,
  )}</span>`;
}

/** @param {string[]} aims @returns {HTMLElement[]} what is meant, as far as it is on the screen */
function meant(aims) {
  const things = aims.flatMap((aim) => {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`.table ${selectorOf(aim)}`)]);
    const seen = all.filter((one) => one.getClientRects().length > 0);
    const onTable = seen.filter((one) => !one.closest("#options"));
    return onTable.length > 0 ? onTable : seen;
  });
  // On a narrow screen what is meant may be in the sheet with the options.
  const tab = /** @type {HTMLElement | null} */ (document.querySelector(".tabs button:nth-of-type(2)"));
  return things.length === 0 && aims.length > 0 && tab ? [tab] : things;
}

/** @param {{aims: string[]}} props the ring around what is meant, and the arrow to it */
function Aim({ aims }) {
  const path = useRef(/** @type {SVGPathElement | null} */ (null));
  const key = aims.join(" ");
  useLayoutEffect(() => {
    let frame = 0;
    const paint = () => {
      const things = meant(aims);
      for (const one of document.querySelectorAll("[data-aim]"))
        if (!things.includes(/** @type {HTMLElement} */ (one))) unmark(one);
      for (const one of things) {
        if (one.hasAttribute("data-aim")) continue;
        one.setAttribute("data-aim", "");
        one.setAttribute("aria-describedby", "coach-says");
      }
      standBeside(things);
      path.current?.setAttribute("d", arrow(things[0]));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    const follow = effect(() => {
      drawn.value;
      soon();
    });
    addEventListener("resize", soon);
    addEventListener("scroll", soon, { capture: true, passive: true });
    paint();
    const late = setTimeout(paint, 400); // a thing that scrolls into place is pointed at in the end
    return () => {
      follow();
      cancelAnimationFrame(frame);
      clearTimeout(late);
      removeEventListener("resize", soon);
      removeEventListener("scroll", soon, { capture: true });
      for (const one of document.querySelectorAll("[data-aim]")) unmark(one);
    };
  }, [key]);
  return html`<svg class="aim-arrow full" key=${key} aria-hidden="true"><defs><marker id="aim-head"
    markerWidth="4"
    markerHeight="4" refX="2.6" refY="2" orient="auto"><path d="M.6 .5 2.8 2 .6 3.5" fill="none"
    stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" /></marker></defs>
    <path ref=${path} marker-end="url(#aim-head)" /></svg>`;
}

/** @param {Element} one */
function unmark(one) {
  one.removeAttribute("data-aim");
  one.removeAttribute("aria-describedby");
}

const GAP = 12;
const NARROW = "(max-width: 899px)";

/**
 * Put the coach into the corner of the board where it covers least of what can be chosen, and nothing that is
 * meant: at the bottom right if it is as good there.
 * @param {HTMLElement[]} things
 */
function standBeside(things) {
  const coach = document.getElementById("coach");
  const board = document.querySelector('.table [data-area="board"]')?.getBoundingClientRect();
  if (!coach || !board) return;
  if (matchMedia(NARROW).matches) {
    coach.style.removeProperty("left");
    coach.style.removeProperty("top");
    return;
  }
  const { width, height } = coach.getBoundingClientRect();
  const right = Math.min(board.right, innerWidth) - width - GAP;
  const bottom = Math.min(board.bottom, innerHeight) - height - GAP;
  const corners = [
    [right, bottom],
    [board.left + GAP, bottom],
    [right, board.top + GAP],
    [board.left + GAP, board.top + GAP],
  ];
  const boxes = [...things, ...document.querySelectorAll(".board [data-choice]")].map((thing) =>
    thing.getBoundingClientRect(),
  );
  /** @param {number} x @param {number} y how much that can be chosen is covered; what is meant counts most */
  const covered = (x, y) =>
    boxes.reduce((sum, box, i) => {
      const wide = Math.min(box.right, x + width) - Math.max(box.left, x);
      const high = Math.min(box.bottom, y + height) - Math.max(box.top, y);
      const whole = box.width > board.width * 0.9;
      return whole || wide <= 0 || high <= 0 ? sum : sum + wide * high * (i < things.length ? 1000 : 1);
    }, 0);
  const costs = corners.map(([x = 0, y = 0]) => covered(x, y));
  const [x = 0, y = 0] = corners[costs.indexOf(Math.min(...costs))] ?? [];
  coach.style.left = `${Math.max(GAP, x)}px`;
  coach.style.top = `${Math.max(GAP, y)}px`;
}

/** @param {HTMLElement | undefined} thing @returns {string} a curve from the coach to a thing beside it */
function arrow(thing) {
  const coach = document.getElementById("coach");
  if (!thing || !coach) return "";
  const from = coach.getBoundingClientRect();
  const to = thing.getBoundingClientRect();
  // A large part of the page needs no arrow: its ring is enough.
  if (to.width > innerWidth * 0.5 || to.width === 0) return "";
  // At a thing off the screen the arrow points as far as the screen goes.
  const goal = {
    x: to.left + to.width / 2,
    y: Math.min(Math.max(to.top + to.height / 2, 0), innerHeight - 72),
  };
  const start = {
    x: Math.min(Math.max(goal.x, from.left + 24), from.right - 24),
    y: Math.min(Math.max(goal.y, from.top), from.bottom),
  };
  const dx = goal.x - start.x;
  const dy = goal.y - start.y;
  const far = Math.hypot(dx, dy);
  if (far < 40) return "";
  // Stop at the edge of the thing, not in its middle.
  const rim = Math.min(
    to.width / 2 / Math.max(Math.abs(dx / far), 0.01),
    to.height / 2 / Math.max(Math.abs(dy / far), 0.01),
  );
  const stop = Math.max(0, (far - rim - 10) / far);
  if (far - rim < 24) return "";
  const end = { x: start.x + dx * stop, y: start.y + dy * stop };
  const bend = Math.min(60, far / 4);
  const middle = {
    x: (start.x + end.x) / 2 - (dy / far) * bend,
    y: (start.y + end.y) / 2 + (dx / far) * bend,
  };
  /** @param {number} n */
  const r = (n) => n.toFixed(1);
  return `M${r(start.x)} ${r(start.y)}Q${r(middle.x)} ${r(middle.y)} ${r(end.x)} ${r(end.y)}`;
}
