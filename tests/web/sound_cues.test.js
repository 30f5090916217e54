import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { signal } from "../../src/weald/web/js/core/preact.js";
import { SOUNDS } from "../../src/weald/web/js/core/sound.js";
import { soundCues } from "../../src/weald/web/js/core/sound_cues.js";
import { asked, bot, idle, person, question, snapshot } from "./table.js";

let session;
let beat;
let heard;
let end;

const turn = (...ids) =>
  snapshot({ seats: [asked(person), idle(bot)], decisions: [question(0, ...ids)], version: 2 });

beforeEach(() => {
  session = {
    shown: { snapshot: signal(snapshot()) },
    outbox: { command: signal(null) },
    help: { notice: signal(null) },
  };
  beat = signal(null);
  heard = [];
  end = soundCues(
    session,
    () => beat.value,
    (name) => heard.push(name),
  );
});

afterEach(() => end());

test("a turn sounds once, and not for the next question of the same turn", () => {
  session.shown.snapshot.value = turn("fox");
  session.shown.snapshot.value = { ...turn("fox"), version: 3 };
  session.shown.snapshot.value = turn("bear");
  assert.deepEqual(heard, ["turn"]);
});

test("what is asked when the page opens is no news", () => {
  end();
  session.shown.snapshot.value = null;
  end = soundCues(
    session,
    () => beat.value,
    (name) => heard.push(name),
  );
  session.shown.snapshot.value = turn("fox");
  assert.deepEqual(heard, []);
});

test("an answer sounds when it is confirmed, and not when it is refused", () => {
  session.outbox.command.value = { do: "answer" };
  assert.deepEqual(heard, []);
  session.outbox.command.value = null;
  assert.deepEqual(heard, ["done"]);
  session.outbox.command.value = { do: "answer" };
  session.help.notice.value = { kind: "no", message: { id: "x" } };
  session.outbox.command.value = null;
  assert.deepEqual(heard, ["done"]);
});

test("every beat of a scene sounds", () => {
  beat.value = { last: 1 };
  beat.value = { last: 2 };
  beat.value = null;
  assert.deepEqual(heard, ["beat", "beat"]);
});

test("the end sounds for those who were there, and tells victory from defeat", () => {
  const over = { over: true, seats: [idle(person), idle(bot)] };
  session.shown.snapshot.value = snapshot({ ...over, result: { winners: [0] } });
  session.shown.snapshot.value = snapshot({ ...over, result: { winners: [0] }, version: 9 });
  assert.deepEqual(heard, ["won"]);
  session.shown.snapshot.value = snapshot();
  session.shown.snapshot.value = snapshot({ ...over, result: { winners: [1] } });
  assert.deepEqual(heard, ["won", "lost"]);
});

test("no sound is longer than a second or sudden", () => {
  for (const tones of Object.values(SOUNDS)) {
    assert.ok(tones.length > 0);
    for (const { at, long } of tones) assert.ok(at + long <= 1 && long > 0.05);
  }
});
