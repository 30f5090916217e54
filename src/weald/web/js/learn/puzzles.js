// Puzzles: the list of a game, and the bar at a table that says what is to be done and whether it is.

import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { myName } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Bar, Icon } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LearnFrame } from "./frame.js";
import { isOpen, isSolved } from "./goals.js";
import { learning, notePuzzle, noteSolved } from "./store.js";
import { useLearning } from "./texts.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {import("./goals.js").Puzzle} Puzzle */

const PACE = 1400;

/** @param {Puzzle} puzzle @returns {string} what is to be done */
function goalText({ game, goal }) {
  return t(`learn-goal-${game}-${goal.text}`, { n: goal.value ?? 0, cards: goal.cards ?? 0 });
}

/** @param {{game: string}} props */
export function PuzzlesPage({ game }) {
  const data = /** @type {{puzzles: Puzzle[]} | null} */ (useLearning("puzzles", game));
  const trouble = useSignal(/** @type {Message | null} */ (null));
  if (!data) return html`<${LearnFrame} />`;
  if (data.puzzles.length === 0) return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-no-page" }} />`;
  document.title = t("learn-puzzles-of", { title: t(`${game}-title`) });
  const solved = data.puzzles.filter(({ id }) => learning.value.solved.includes(id)).length;
  return html`<${LearnFrame}>
    <h1>${t("learn-puzzles-of", { title: t(`${game}-title`) })}</h1>
    <p class="intro">${t("learn-puzzles-lead")}
      ${" "}${t("learn-puzzles-solved", { n: solved, of: data.puzzles.length })}</p>
    ${trouble.value && html`<p class="msg no" role="alert">${t(trouble.value)}</p>`}
    <ol class="puzzles">${data.puzzles.map((puzzle, i) => {
      const done = learning.value.solved.includes(puzzle.id);
      return html`<li key=${puzzle.id} class=${`panel ${done ? "done" : ""}`}>
        <b>${i + 1}</b>
        <span><span>${goalText(puzzle)}</span>
          <small>${t("learn-difficulty", { n: puzzle.difficulty })}
            ${
              done && html` <span class="ok"><${Icon} name="check" />${t("learn-solved")}</span>`
            }</small></span>
        <button type="button" class="btn calm" onClick=${() => void begin(puzzle, false, trouble)}>
          ${t(done ? "learn-puzzle-again" : "learn-puzzle-play")}</button>
      </li>`;
    })}</ol><//>`;
}

/**
 * Return the seats of a puzzle: the reader, and an AI in any other seat, so that no hand needs hiding.
 * @param {Puzzle} puzzle
 */
function playersOf({ seat, record }) {
  return Array.from({ length: record.seats }, (_, i) =>
    i === seat
      ? { kind: "human", name: myName.value }
      : { kind: "ai", name: t("ui-player", { n: i + 1 }), level: "random" },
  );
}

/**
 * Open a table at a puzzle's position.
 * @param {Puzzle} puzzle @param {boolean} show @param {{value: Message | null}} [trouble]
 */
async function begin(puzzle, show, trouble) {
  try {
    const record = JSON.stringify({ ...puzzle.record, players: playersOf(puzzle) });
    const { id } = await transport.call({ do: "bring", record, play: true });
    notePuzzle(id, { game: puzzle.game, puzzle: puzzle.id, show });
    go(`/t/${id}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (trouble) trouble.value = error.words;
  }
}

/** @param {{ctx: Ctx, session: Session, at: import("./store.js").PuzzleTable}} props */
export function PuzzleBar({ ctx, session, at }) {
  const data = /** @type {{puzzles: Puzzle[]} | null} */ (useLearning("puzzles", at.game));
  const puzzle = data?.puzzles.find(({ id }) => id === at.puzzle);
  const { snapshot } = ctx;
  const settled = puzzle !== undefined && !session.outbox.command.value;
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
      session.outbox.choose(next);
    }, PACE);
    return () => clearTimeout(timer);
  }, [given, ctx.decision === null, puzzle]);
  if (!puzzle) return null;
  const mood = solved ? "good" : failed ? "bad" : "";
  return html`<section class=${`puzzle row wrap rounded paper ${mood}`} aria-label=${t("learn-puzzle")}>
    <span class="ci"><${Icon} name=${solved ? "check" : "flag"} /></span>
    <div role="status"><b>${t(mood ? `learn-puzzle-${mood}` : "learn-puzzle")}</b>
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
