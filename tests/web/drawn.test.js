import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../../src/weald/web/js/core/drawn.js";
import { effect, options } from "../../src/weald/web/js/core/preact.js";

test("the drawings of one turn count once, and effects follow them", async () => {
  const seen = [];
  const end = effect(() => {
    seen.push(drawn.value);
  });
  options.diffed({ type: "b", props: {} });
  options.diffed({ type: "i", props: {} });
  options.unmount({ type: "i", props: {} });
  assert.deepEqual(seen, [0]);
  await Promise.resolve();
  assert.deepEqual(seen, [0, 1]);
  options.diffed({ type: "b", props: {} });
  await Promise.resolve();
  assert.deepEqual(seen, [0, 1, 2]);
  end();
});
