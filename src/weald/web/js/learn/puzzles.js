// Puzzles: the list of a game, and the bar at a table that says what is to be done and whether it is.

import { ApiError, api } from "../core/api.js";
import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { Bar, Icon } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { valueAt } from "./ideas.js";
import { LearnFrame } from "./page.js";
import { learning, notePuzzle, noteSolved } from "./store.js";
import { useLearning } from "./texts.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../core/session.js").Session} Session */
/**
 * @typedef {object} Puzzle
 * @property {string} id @property {string} game @property {number} seat @property {number} difficulty
 * @property {{kind: "win" | "reach" | "keep", text: string, path?: string, value?: number, cards?: number}} goal
 * @property {[string, number]} limit there is time while the view's value there is at most this
 * @property {unknown} record @property {string[]} solution
 */

const PACE = 1400;

/** @param {Puzzle} puzzle @returns {string} what is to be done */
function goalText({ game, goal }) {
  return t(`learn-goal-${game}-${goal.text}`, { n: goal.value ?? 0, cards: goal.cards ?? 0 });
}

/** @param {{game: string}} props */
export function PuzzlesPage({ game }) {
  const data = /** @type {{puzzles: Puzzle[]} | null} */ (useLearning(`/api/learn/puzzles/${game}`));
  const trouble = useSignal(/** @type {Message | null} */ (null));
  if (!data) return html`<${LearnFrame} />`;
  if (data.puzzles.length === 0) return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-no-page" }} />`;
  document.title = t("learn-puzzles-of", { title: t(`${game}-title`) });
  const solved = data.puzzles.filter(({ id }) => learning.value.solved.includes(id)).length;
  return html`<${LearnFrame}>
    <h1>${t("learn-puzzles-of", { title: t(`${game}-title`) })}</h1>
    <p class="intro">${t("learn-puzzles-lead")} ${t("learn-puzzles-solved", { n: solved, of: data.puzzles.length })}</p>
    ${trouble.value && html`<p class="msg no" role="alert">${t(trouble.value)}</p>`}
    <ol class="puzzles">${data.puzzles.map((puzzle, i) => {
      const done = learning.value.solved.includes(puzzle.id);
      return html`<li key=${puzzle.id} class=${`panel ${done ? "done" : ""}`}>
        <b>${i + 1}</b>
        <span><span>${goalText(puzzle)}</span>
          <small>${t("learn-difficulty", { n: puzzle.difficulty })}
            ${done && html` <span class="ok"><${Icon} name="check" />${t("learn-solved")}</span>`}</small></span>
        <button type="button" class="btn calm" onClick=${() => void begin(puzzle, false, trouble)}>
          ${t(done ? "learn-puzzle-again" : "learn-puzzle-play")}</button>
      </li>`;
    })}</ol><//>`;
}

/**
 * Open a table at a puzzle's position.
 * @param {Puzzle} puzzle @param {boolean} show @param {{value: Message | null}} [trouble]
 */
async function begin(puzzle, show, trouble) {
  try {
    const { id } = await api.importRecord(JSON.stringify(puzzle.record), true);
    notePuzzle(id, { game: puzzle.game, puzzle: puzzle.id, show });
    go(`/t/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (trouble) trouble.value = error.words;
  }
}

/**
 * Return whether there is still time for a puzzle.
 * @param {Puzzle} puzzle @param {Pick<import("../types.js").Snapshot, "over" | "view" | "seats">} snapshot
 */
export function isOpen({ seat, limit: [path, most] }, { over, view, seats }) {
  return !over && seats[seat]?.asked === true && Number(valueAt(view, path)) <= most;
}

/**
 * Return whether a puzzle's goal is met.
 * @param {Puzzle} puzzle
 * @param {Pick<import("../types.js").Snapshot, "over" | "view" | "seats" | "result">} snapshot
 */
export function isSolved(puzzle, snapshot) {
  const { goal, seat } = puzzle;
  if (goal.kind === "win") return snapshot.over && (snapshot.result?.winners.includes(seat) ?? false);
  if (goal.kind === "keep" && (snapshot.over || isOpen(puzzle, snapshot))) return false;
  return Number(valueAt(snapshot.view, goal.path ?? "")) >= (goal.value ?? 0);
}

/** @param {{ctx: Ctx, session: Session, at: import("./store.js").PuzzleTable}} props */
export function PuzzleBar({ ctx, session, at }) {
  const data = /** @type {{puzzles: Puzzle[]} | null} */ (useLearning(`/api/learn/puzzles/${at.game}`));
  const puzzle = data?.puzzles.find(({ id }) => id === at.puzzle);
  const { snapshot } = ctx;
  const settled = puzzle !== undefined && !session.outbox.value;
  const solved = settled && isSolved(puzzle, snapshot);
  const failed = settled && !solved && !isOpen(puzzle, snapshot);
  useEffect(() => {
    if (solved && puzzle && !at.show) noteSolved(puzzle.id);
  }, [solved]);
  const given = snapshot.version;
  useEffect(() => {
    if (!at.show || !puzzle || solved || failed) return undefined;
    const timer = setTimeout(() => {
      const next = puzzle.solution.find((_, i) => i === at.shown);
      if (next === undefined || !ctx.decision?.choices.some((choice) => choice.id === next)) return;
      notePuzzle(snapshot.id, { ...at, shown: (at.shown ?? 0) + 1 });
      session.choose(next);
    }, PACE);
    return () => clearTimeout(timer);
  }, [given, ctx.decision === null, puzzle]);
  if (!puzzle) return null;
  return html`<section class=${`puzzle ${solved ? "good" : failed ? "bad" : ""}`} aria-label=${t("learn-puzzle")}>
    <span class="ci"><${Icon} name=${solved ? "check" : "flag"} /></span>
    <div role="status"><b>${t(solved ? "learn-puzzle-good" : failed ? "learn-puzzle-bad" : "learn-puzzle")}</b>
      <span>${goalText(puzzle)}</span></div>
    <div class="cb">
      ${
        (solved || failed || at.show) &&
        html`<button type="button" class="btn calm" onClick=${() => void begin(puzzle, false)}>
          ${t("learn-puzzle-again")}</button>`
      }
      ${
        !at.show &&
        !solved &&
        html`<button type="button" class="btn" onClick=${() => void begin(puzzle, true)}>
          ${t("learn-puzzle-show")}</button>`
      }
      <a class="btn plain" href=${`/puzzles/${puzzle.game}`}>${t("learn-puzzle-all")}</a>
    </div>
  </section>`;
}
