// The pages of learning: all games, and one game with what its lesson holds.

import { games, loadGames, useFront } from "../core/games.js";
import { t } from "../core/i18n.js";
import { html, useEffect, useSignal } from "../core/preact.js";
import { go } from "../core/router.js";
import { myName } from "../core/settings.js";
import { ApiError, transport } from "../core/transport/transport.js";
import { Bar, Icon } from "../ui/components.js";
import { ErrorPage } from "../ui/error_page.js";
import { LearnFrame } from "./frame.js";
import { wholeIdeas } from "./ideas.js";
import { learning, noteLesson, tableOfLesson } from "./store.js";
import { useLearning } from "./texts.js";

/** @typedef {import("./ideas.js").LessonData} LessonData */
/** @typedef {import("../types.js").Message} Message */

/** @param {{game: string | null}} props */
export function LearnPage({ game }) {
  const ready = useLearning();
  useEffect(() => {
    if (games.value.length === 0) loadGames().catch(console.error);
  }, []);
  if (!ready) return html`<${LearnFrame} />`;
  document.title = t("learn-title");
  const { games: all, puzzles } = /** @type {{games: string[], puzzles: string[]}} */ (ready);
  if (game && !all.includes(game)) return html`<${Bar} /><${ErrorPage} message=${{ id: "ui-no-page" }} />`;
  return html`<${LearnFrame}>
    <h1>${t("learn-title")}</h1><p class="intro">${t("learn-lead")}</p>
    <p><a class="btn" href="/daily"><${Icon} name="flag" />${t("learn-daily")}</a></p>
    <div class="lessons">${(game ? [game] : all).map(
      (one) => html`<${GameLesson} key=${one} game=${one} whole=${game !== null}
        puzzles=${puzzles.includes(one)} />`,
    )}</div><//>`;
}

/** @param {LessonData} data @returns {Promise<string>} the id of the new table */
async function begin(data) {
  const seats = data.seats.map((seat, i) => ({
    kind: seat.kind,
    name: i === 0 ? myName.value || t("learn-you") : t("learn-partner"),
    ...(seat.level ? { level: seat.level } : {}),
  }));
  const { id } = await transport.call({
    do: "create",
    game: data.game,
    seats,
    options: data.options,
    seed: data.seed,
  });
  noteLesson(id, { game: data.game, done: [], shut: false });
  return id;
}

/** @param {{game: string, whole: boolean, puzzles: boolean}} props */
function GameLesson({ game, whole, puzzles }) {
  const data = /** @type {LessonData | null} */ (useLearning("lessons", game));
  const front = useFront(game);
  const trouble = useSignal(/** @type {Message | null} */ (null));
  const busy = useSignal(false);
  if (!data) return null;
  const ideas = wholeIdeas(data.ideas);
  const table = tableOfLesson(game);
  const done = table ? (learning.value.lessons[table]?.done ?? []) : [];
  const learned = learning.value.learned.includes(game);
  const start = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      go(`/t/${await begin(data)}`);
    } catch (error) {
      trouble.value = error instanceof ApiError ? error.words : { id: "ui-trouble" };
      busy.value = false;
    }
  };
  return html`<section class="panel lesson flex gap-16" aria-labelledby=${`learn-${game}`}>
    <span class="pic" aria-hidden="true">${front && html`<${front.Tile} />`}</span>
    <div class="tx">
      <h2 id=${`learn-${game}`}>${t(`${game}-title`)}</h2>
      <p>${t("learn-about", { minutes: data.minutes, n: ideas.length })}
        ${learned && html` <b class="ok"><${Icon} name="check" />${t("learn-learned")}</b>`}</p>
      ${
        whole &&
        html`<ol class="idea-list grid gap-4 little">${ideas.map(
          (idea) => html`<li key=${idea.id} class=${done.includes(idea.id) ? "past" : ""}>
            ${t(`learn-idea-${game}-${idea.id}`)}</li>`,
        )}</ol>`
      }
      ${trouble.value && html`<p class="msg no" role="alert">${t(trouble.value)}</p>`}
      <div class="acts">
        ${table && html`<a class="btn calm" href=${`/t/${table}`}>${t("learn-go-on")}</a>`}
        <button type="button" class=${`btn ${table ? "" : "calm"}`}
          aria-disabled=${busy.value ? "true" : undefined}
          onClick=${start}>${t(table || learned ? "learn-begin-again" : "learn-begin")}</button>
        ${!whole && html`<a class="btn plain" href=${`/learn/${game}`}>${t("learn-what")}</a>`}
        ${puzzles && html`<a class="btn plain" href=${`/puzzles/${game}`}>${t("learn-puzzles")}</a>`}
      </div>
    </div>
  </section>`;
}
