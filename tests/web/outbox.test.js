import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forget, freshKey, keep, kept } from "../../src/weald/web/js/core/outbox.js";
import { storage } from "./browser.js";

const command = { do: "answer", seat: 0, option: "bear", expected: 3, key: "one" };

beforeEach(() => {
  storage.items.clear();
  storage.off = false;
});

test("a command is kept for its table alone", () => {
  keep("abc", command);
  assert.deepEqual(kept("abc"), command);
  assert.equal(kept("xyz"), null);
});

test("a command that a page of 0.2.0 has stored is sent as well", () => {
  const { do: what, ...rest } = command;
  storage.setItem("weald-outbox-abc", JSON.stringify({ what, ...rest }));
  assert.deepEqual(kept("abc"), command);
  forget("abc", command);
  assert.equal(kept("abc"), null);
});

test("a confirmed command is dropped", () => {
  keep("abc", command);
  forget("abc", command);
  assert.equal(kept("abc"), null);
});

test("a command that another tab stored stays", () => {
  keep("abc", { ...command, key: "other" });
  forget("abc", command);
  assert.equal(kept("abc").key, "other");
});

for (const damaged of ["{", "[]", '"text"', "3", "null", "{}"]) {
  test(`damaged storage holds no command: ${damaged}`, () => {
    storage.setItem("weald-outbox-abc", damaged);
    assert.equal(kept("abc"), null);
  });
}

test("without storage nothing is kept and nothing fails", () => {
  storage.off = true;
  keep("abc", command);
  assert.equal(kept("abc"), null);
  forget("abc", command);
  storage.off = false;
  assert.equal(kept("abc"), null);
});

test("keys are 128 random bits", () => {
  const keys = new Set(Array.from({ length: 200 }, freshKey));
  assert.equal(keys.size, 200);
  for (const key of keys) assert.match(key, /^[0-9a-f]{32}$/);
});
