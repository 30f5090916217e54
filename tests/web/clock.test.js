import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { serverNow, setClock } from "../../src/weald/web/js/core/transport/clock.js";
import { countdown, duration } from "../../src/weald/web/js/ui/duration.js";

const NOON = Date.parse("2026-05-01T12:00:00Z");
const header = (ms) => new Date(ms).toUTCString();

beforeEach(() => mock.timers.enable({ apis: ["Date"], now: NOON }));
afterEach(() => {
  setClock(header(Date.now()), Date.now());
  mock.timers.reset();
});

test("a clock that is right is believed", () => {
  setClock(header(NOON), NOON);
  assert.equal(serverNow(), NOON);
});

test("a clock that is an hour behind is corrected by the middle of the request", () => {
  setClock(header(NOON + 3600_000), NOON - 400);
  assert.equal(serverNow(), NOON + 3600_000 + 500 + 200);
});

test("a slow response and a missing header change nothing", () => {
  setClock(header(NOON + 3600_000), NOON - 2001);
  assert.equal(serverNow(), NOON);
  setClock(null, NOON);
  assert.equal(serverNow(), NOON);
});

test("lengths of time use the largest unit that loses little", () => {
  const lengths = { 45: "45 seconds", 60: "1 minute", 150: "2 minutes", 3600: "1 hour", 5400: "90 minutes" };
  for (const [seconds, words] of Object.entries(lengths)) assert.equal(duration(Number(seconds)), words);
  assert.equal(duration(36 * 3600), "36 hours");
  assert.equal(duration(48 * 3600), "2 days");
});

test("the last ten minutes are counted in seconds", () => {
  assert.equal(countdown(600), "10 minutes");
  assert.equal(countdown(599), "9:59");
  assert.equal(countdown(65), "1:05");
  assert.equal(countdown(0), "0:00");
});
