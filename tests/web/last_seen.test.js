import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lastSeen, markSeen } from "../../src/weald/web/js/core/last_seen.js";
import { missedRange } from "../../src/weald/web/js/table/catch_up.js";
import { storage } from "./browser.js";

const NOTHING = { event: 0, line: 0, at: 0 };
const MINUTE = 60000;

beforeEach(() => {
  storage.items.clear();
  storage.off = false;
});

test("nothing was seen of a new table", () => {
  assert.deepEqual(lastSeen("abc"), NOTHING);
});

test("what was seen is kept field by field", () => {
  markSeen("abc", { event: 7, at: 100 });
  markSeen("abc", { line: 3 });
  markSeen("xyz", { event: 1 });
  assert.deepEqual(lastSeen("abc"), { event: 7, line: 3, at: 100 });
});

test("without storage everything is new", () => {
  storage.off = true;
  markSeen("abc", { event: 7 });
  assert.deepEqual(lastSeen("abc"), NOTHING);
  storage.off = false;
  storage.setItem("weald-seen-abc", "{");
  assert.deepEqual(lastSeen("abc"), NOTHING);
});

test("a returning player has missed the events since the last look", () => {
  assert.deepEqual(missedRange({ event: 4, at: 0 }, 9, MINUTE + 1), { from: 4, to: 9 });
});

test("nothing was missed in less than a minute, on a first visit, or without new events", () => {
  assert.equal(missedRange({ event: 4, at: 0 }, 9, MINUTE), null);
  assert.equal(missedRange({ event: 0, at: 0 }, 9, 10 * MINUTE), null);
  assert.equal(missedRange({ event: 9, at: 0 }, 9, 10 * MINUTE), null);
});
