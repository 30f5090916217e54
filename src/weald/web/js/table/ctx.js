// The context of a game's components: the snapshot, with what it takes to translate and answer it.

import { named, rich, shown, signed, t } from "../core/i18n.js";
import { motion } from "../core/settings.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("./ui_state.js").UiState} UiState */
/** @typedef {import("../core/session.js").Session} Session */

/** @param {import("../types.js").GameEvent[]} events @param {number} last */
const until = (events, last) => events.filter(({ n }) => n <= last);

/**
 * @param {Snapshot} raw @param {UiState} uiState @param {Session | null} session null: a replay, where
 *   nothing can be answered
 * @param {import("./scene_player.js").Moment | null} [moment] of a scene, shown instead of the present
 * @returns {Ctx}
 */
export function makeCtx(raw, uiState, session, moment = null) {
  const then = moment
    ? { view: moment.view, last: moment.last, over: false, events: until(raw.events, moment.last) }
    : {};
  const snapshot = { ...raw, ...then, seats: named(raw.seats) };
  const people = { seats: snapshot.seats, viewer: snapshot.seat };
  const decision = moment ? null : (session?.decision ?? null);
  const outbox = session?.outbox.command.value ?? null;
  /** @type {Map<string, Choice>} */
  const byRef = new Map();
  for (const choice of decision?.choices ?? []) if (!byRef.has(choice.ref)) byRef.set(choice.ref, choice);
  const picked = outbox?.do === "answer" ? outbox.option : snapshot.answered;
  const given = session?.shown.question?.choices.find((choice) => choice.id === picked);
  return {
    game: snapshot.game,
    snapshot,
    view: snapshot.view,
    seat: snapshot.seat,
    lang: shown.value,
    replay: session === null,
    over: snapshot.over,
    t: (message, args) => t(message, args, people),
    rich: (message) => rich(message, people),
    signed,
    name: (seat) => snapshot.seats[seat]?.name ?? "",
    decision,
    choice: (ref) => byRef.get(ref),
    outcome: (option) => (decision ? session?.help.outcome(option) : undefined),
    foreseen: session?.help.foresight.value ?? null,
    listed: uiState.listed.value,
    reach: (ref) => session?.help.foresight.value?.reach[ref ?? ""] ?? [],
    choose: (refOrOption) => session?.outbox.choose(byRef.get(refOrOption)?.id ?? refOrOption),
    hot: uiState.hot,
    picked,
    pickedRef: given?.ref ?? null,
    pending: outbox !== null && (session?.outbox.away.value ?? false),
    looked: uiState.looked,
    look: (seat) => (uiState.looked.value = seat),
    sit: (seat) => session?.sit(seat),
    mark: (refs) => (uiState.marked.value = refs),
    fresh: moment
      ? (moment.fresh ?? moment.beat?.fresh ?? moment.beat?.events ?? [])
      : (session?.shown.fresh.value ?? []),
    acted: session?.shown.acted.value ?? Number.POSITIVE_INFINITY,
    scene: moment?.beat ?? null,
    scenes: motion() !== "none",
    still: null,
  };
}
