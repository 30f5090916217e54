// The ideas of a lesson: which one fits the open question, and what it points at.

/** @typedef {import("../types.js").Decision} Decision */
/**
 * @typedef {object} Idea
 * @property {string} id
 * @property {{kind: string, offers?: string[], view?: Record<string, unknown>}} when
 * @property {string[]} [aim] refs of the table, or `area:` and a part of the page
 * @property {string | string[]} [answer] the option that the coach shows, or several of which it shows the
 *   first that is offered; without it the idea is only read
 * @property {string} [part_of] the idea that this one goes on with
 */
/**
 * @typedef {object} LessonData
 * @property {string} id @property {string} game @property {number} seed @property {number} minutes
 * @property {{kind: "human" | "ai", level?: string}[]} seats
 * @property {Record<string, string | number | boolean>} options
 * @property {Idea[]} ideas
 */

/**
 * Return the value at a path of plain data, undefined where it leads nowhere.
 * @param {any} data @param {string} path
 */
export function valueAt(data, path) {
  return path.split(".").reduce((inner, step) => inner?.[step], data);
}

/**
 * Return the option that the coach shows.
 * @param {Idea} idea @param {Decision} decision @returns {string | undefined}
 */
export function answerOf({ answer }, decision) {
  const wanted = typeof answer === "string" ? [answer] : (answer ?? []);
  return wanted.find((option) => decision.choices.some((choice) => choice.id === option));
}

/**
 * Return whether an idea can be explained at a question.
 * @param {Idea} idea @param {Decision} decision @param {any} view
 */
export function fits(idea, decision, view) {
  const { kind, offers = [], view: values = {} } = idea.when;
  return (
    decision.kind === kind &&
    (idea.answer === undefined || answerOf(idea, decision) !== undefined) &&
    offers.every((option) => decision.choices.some((choice) => choice.id === option)) &&
    Object.entries(values).every(([path, value]) => valueAt(view, path) === value)
  );
}

/**
 * Return the first idea that is not done yet and fits the question; null: the coach waits.
 * @param {Idea[]} ideas @param {string[]} done @param {Decision | null} decision @param {any} view
 * @returns {Idea | null}
 */
export function nextIdea(ideas, done, decision, view) {
  if (!decision) return null;
  return ideas.find((idea) => !done.includes(idea.id) && fits(idea, decision, view)) ?? null;
}

/**
 * Return the ideas that count: those that are no part of another.
 * @param {Idea[]} ideas @returns {Idea[]}
 */
export function wholeIdeas(ideas) {
  return ideas.filter((idea) => idea.part_of === undefined);
}

/**
 * Return the aims of an idea.
 * @param {Idea} idea @param {Decision} decision @returns {string[]}
 */
export function aimOf(idea, decision) {
  if (idea.aim) return idea.aim;
  const answer = answerOf(idea, decision);
  const choice = decision.choices.find((one) => one.id === answer);
  return choice ? [choice.ref] : [];
}

/**
 * Return the selector of the things that a ref or an area names; options in the list are meant only if
 * nothing on the table is.
 * @param {string} aim
 */
export function selectorOf(aim) {
  const [sort, name] = aim.split(":", 2);
  return sort === "area" ? `[data-area="${name}"]` : `[data-ref="${CSS.escape(aim)}"]`;
}
