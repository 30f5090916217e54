// The coach on pages without a lesson: whether there is one, and the way to it.

import { t } from "../core/i18n.js";
import { html, useEffect, useState } from "../core/preact.js";
import { Icon } from "../ui/components.js";
import { useLazy } from "../ui/lazy.js";
import { dailyAt, learning, lessonAt, noteLesson, puzzleAt, remember, tableOfLesson } from "./store.js";
import { streak } from "./streak.js";

/** Milliseconds before the rules are loaded: the table comes first. */
const AFTER = 400;

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {{ctx: Ctx, session: Session}} props the coach of a table, loaded when a lesson needs it */
export function CoachSlot({ ctx, session }) {
  const lesson = lessonAt(ctx.snapshot.id);
  const wanted = lesson !== null && !lesson.shut && ctx.seat !== null;
  const Coach = useLazy(() => import("./coach.js").then((module) => module.Coach), wanted);
  return Coach && html`<${Coach} ctx=${ctx} session=${session} lesson=${lesson} />`;
}

/** @param {{ctx: Ctx, session: Session}} props what a puzzle or a daily challenge says at its table */
export function GoalSlot({ ctx, session }) {
  const puzzle = puzzleAt(ctx.snapshot.id);
  const daily = dailyAt(ctx.snapshot.id);
  const Puzzle = useLazy(() => puzzlesModule().then((module) => module.PuzzleBar), puzzle !== null);
  const Daily = useLazy(() => dailyModule().then((module) => module.DailyBar), daily !== null);
  if (Puzzle) return html`<${Puzzle} ctx=${ctx} session=${session} at=${puzzle} />`;
  return Daily && html`<${Daily} ctx=${ctx} at=${daily} />`;
}

const puzzlesModule = () => import("./puzzles.js");
const dailyModule = () => import("./daily.js");

/** The pages of learning, loaded when one is opened. */
export const loadLearning = () => import("./page.js").then((module) => module.LearnPage);
export const loadPuzzles = () => puzzlesModule().then((module) => module.PuzzlesPage);
export const loadDaily = () => dailyModule().then((module) => module.DailyPage);

const rulesModule = () => import("./rules.js");

/** Return whether the table has been there for a moment. */
function useIdle() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}

/** @param {{ctx: Ctx}} props the rules in the bar, loaded once the table is there */
export function RulesSlot({ ctx }) {
  const Rules = useLazy(() => rulesModule().then((module) => module.RulesTool), useIdle());
  return Rules && html`<${Rules} ctx=${ctx} />`;
}

/** The turns that an opening guide may speak of. */
const OPENING = 4;

/** @param {{ctx: Ctx}} props the opening guide of the seat's spirit */
export function GuideSlot({ ctx }) {
  const { snapshot, view, seat } = ctx;
  const first = view?.spirits !== undefined && view.turn <= OPENING && seat !== null;
  const taught = lessonAt(snapshot.id) !== null || puzzleAt(snapshot.id) !== null;
  const wanted = first && !taught && learning.value.guides;
  const Line = useLazy(() => rulesModule().then((module) => module.GuideLine), useIdle() && wanted);
  return Line && html`<${Line} ctx=${ctx} />`;
}

/** @param {{ctx: Ctx}} props in the menu: guides or the lesson that was ended go on */
export function LessonAgain({ ctx }) {
  const { id } = ctx.snapshot;
  if (ctx.game === "spirit_island" && !learning.value.guides && !ctx.over)
    return html`<button type="button" class="btn" onClick=${() => remember({ guides: true })}>
      <${Icon} name="book" />${t("ui-guides")}</button>`;
  if (!lessonAt(id)?.shut || ctx.over) return null;
  return html`<button type="button" class="btn" onClick=${() => noteLesson(id, { shut: false })}>
    <${Icon} name="book" />${t("ui-learn-again")}</button>`;
}

/** @param {{game: string, class?: string}} props the way to a game's lesson, for the home page */
export function LearnLink({ game, class: more = "btn" }) {
  const table = tableOfLesson(game);
  return html`<a class=${more} href=${table ? `/t/${table}` : `/learn/${game}`}><${Icon} name="book" />
    ${t(table ? "ui-learn-on" : "ui-learn")}</a>`;
}

/** @param {{class?: string}} props the way to the daily challenge, with your days in a row */
export function DailyLine({ class: more = "btn" }) {
  const today = new Date().toISOString().slice(0, 10);
  const days = streak(Object.keys(learning.value.daily), today);
  return html`<a class=${more} href="/daily"><${Icon} name="flag" />${t("ui-daily")}
    ${days > 0 && html` <small>${t("ui-daily-streak", { n: days })}</small>`}</a>`;
}
