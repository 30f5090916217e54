import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { choose } = await import("../../src/weald/web/js/table/choosing.js");
const { putBack } = await import("../../src/weald/web/js/table/keys.js");
const { newUiState } = await import("../../src/weald/web/js/table/ui_state.js");

/** A session that notes what is chosen and taken back. */
function fake(outcomes = {}, undo = { ok: false, part: false }, turn = 1) {
  const done = [];
  const snapshot = { value: { seat: 0, view: { turn, phase: "fast" }, undo, answered: null } };
  return {
    done,
    shown: { snapshot },
    help: { outcome: (option) => outcomes[option] },
    outbox: { choose: (option) => done.push(option) },
    undo: () => done.push("undo"),
  };
}

const waste = { level: "weak", loses: "no", unused: ["use:a"], now: [] };

test("what wastes something is asked about once in a phase", () => {
  const uiState = newUiState();
  const session = fake({ ready: waste });
  choose(session, uiState, "ready");
  assert.deepEqual([session.done, uiState.warning.value], [[], "ready"]);
  choose(session, uiState, "ready");
  assert.deepEqual([session.done, uiState.warning.value], [["ready"], null]);
  session.shown.snapshot.value.view.turn = 2;
  choose(session, uiState, "ready");
  assert.equal(uiState.warning.value, "ready");
});

test("other options are chosen at once", () => {
  const uiState = newUiState();
  const session = fake({ ready: waste });
  choose(session, uiState, "use:a");
  assert.deepEqual(session.done, ["use:a"]);
});

test("Escape closes the warning first, then puts back what is half done, and nothing else", () => {
  const uiState = newUiState();
  const session = fake({ ready: waste }, { ok: true, part: true });
  choose(session, uiState, "ready");
  putBack(uiState, session);
  assert.deepEqual([uiState.warning.value, session.done], [null, []]);
  uiState.pinned.value = "land:B4";
  putBack(uiState, session);
  assert.deepEqual(session.done, ["undo"]);
  const complete = fake({}, { ok: true, part: false });
  putBack(uiState, complete);
  assert.deepEqual([complete.done, uiState.pinned.value], [[], null]);
});
