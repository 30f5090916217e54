// Sound cues: your turn, an answer that is confirmed, a beat of a scene, the end.

import { effect } from "./preact.js";
import { questionKey } from "./question.js";
import { soundOn } from "./settings.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./sound.js").Sound} Sound */
/** @typedef {{beat: {value: unknown}}} Scenes what counts the beats of a scene */

/** @param {Sound} name the module is loaded with the first sound */
export function sound(name) {
  if (soundOn.value) void import("./sound.js").then((module) => module.play(name), console.error);
}

/** @param {import("../types.js").Snapshot} snapshot whether this screen's people have won */
function hasWon({ result, mine, seats }) {
  const ours = mine.length > 0 ? mine : seats.map((_, i) => i);
  return ours.some((seat) => result?.winners.includes(seat));
}

/**
 * Let a table sound, as long as that is wanted.
 * @param {Session} session @param {() => unknown} beat what changes with every beat of a scene
 * @param {(name: Sound) => void} [play] replaced in tests @returns {() => void} ends it
 */
export function soundCues(session, beat, play = sound) {
  let question = questionKey(session.shown.snapshot.value?.decisions[0]);
  let over = session.shown.snapshot.value?.over ?? null;
  let sending = session.outbox.command.value !== null;
  /** @type {unknown} */
  let shown = null;
  return effect(() => {
    const snapshot = session.shown.snapshot.value;
    const outbox = session.outbox.command.value !== null;
    const now = beat();
    const asked = questionKey(snapshot?.decisions[0]);
    if (!snapshot) return;
    if (over === false && snapshot.over) play(hasWon(snapshot) ? "won" : "lost");
    else if (now !== shown && now) play("beat");
    else if (sending && !outbox && session.help.notice.value?.kind !== "no") play("done");
    // A question that directly follows the viewer's own answer makes no sound.
    else if (asked && question === "" && over !== null) play("turn");
    [question, over, sending, shown] = [asked, snapshot.over, outbox, now];
  });
}
