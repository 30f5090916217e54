// "Show me": a ghost pointer gives the answer, lets it be seen, and takes it back.

import { motion } from "../core/settings.js";
import { aimOf, answerOf, selectorOf } from "./ideas.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {import("./ideas.js").Idea} Idea */

const MOVE = 320;
const HOLD = 800;
const PATIENCE = 8000;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {() => boolean} ready @returns {Promise<boolean>} whether it came to be in time */
async function until(ready) {
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    if (ready()) return true;
    await wait(50);
  }
  return false;
}

/**
 * Answer with what an idea means, and take it back.
 * @param {Idea} idea @param {Ctx} ctx @param {Session} session
 */
export async function demonstrate(idea, ctx, session) {
  const { decision } = ctx;
  const answer = decision ? answerOf(idea, decision) : undefined;
  if (!decision || answer === undefined) return;
  const [aim = ""] = aimOf(idea, decision);
  const thing = [...document.querySelectorAll(`.table ${selectorOf(aim)}`)].find(
    (one) => one.getClientRects().length > 0,
  );
  if (motion() === "none") return mark(thing);
  const ghost = thing ? await point(thing, motion() === "fast" ? MOVE / 2 : MOVE) : null;
  const { outbox, shown } = session;
  const version = () => shown.snapshot.value?.version ?? 0;
  const isPast = (/** @type {number} */ before) => !outbox.command.value && version() > before;
  const before = version();
  outbox.choose(answer);
  if (await until(() => isPast(before))) {
    await wait(HOLD);
    if (shown.snapshot.value?.undo.ok) {
      const after = version();
      outbox.want({ do: "undo", seat: decision.seat });
      await until(() => isPast(after));
    }
  }
  ghost?.remove();
}

/** @param {Element | undefined} thing without motion, a number marks what to press */
async function mark(thing) {
  thing?.setAttribute("data-step", "1");
  await wait(HOLD * 3);
  thing?.removeAttribute("data-step");
}

/**
 * Move the ghost pointer from the coach to a thing and press.
 * @param {Element} thing @param {number} ms
 */
async function point(thing, ms) {
  const from = document.querySelector("#coach .cb .btn")?.getBoundingClientRect();
  const to = thing.getBoundingClientRect();
  const ghost = document.createElement("span");
  ghost.className = "ghost-pointer";
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const goal = `translate(${to.left + to.width / 2}px, ${to.top + to.height / 2}px)`;
  const start = from ? `translate(${from.left + from.width / 2}px, ${from.top}px)` : goal;
  const options = {
    duration: ms,
    easing: "cubic-bezier(.6, 0, .3, 1)",
    fill: /** @type {const} */ ("forwards"),
  };
  await ghost.animate([{ transform: start }, { transform: goal }], { ...options, duration: ms * 2 }).finished;
  await ghost.animate([{ transform: goal }, { transform: `${goal} scale(.7)` }, { transform: goal }], options)
    .finished;
  return ghost;
}
