import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";

const { pressing } = await import("../../src/weald/web/js/table/dangers.js");

const danger = (id, comes, left) => ({ id, comes, left });

test("what comes is said before what is one step off, and nothing that is far", () => {
  const list = [
    danger("time", "none", 4),
    danger("blight", "none", 1),
    danger("spirit", "likely", 2),
    danger("england", "certain", 1),
    danger("heart", "none", null),
  ];
  assert.deepEqual(
    pressing(list).map(({ id }) => id),
    ["england", "spirit"],
  );
  assert.deepEqual(
    pressing(list.slice(0, 2)).map(({ id }) => id),
    ["blight"],
  );
  assert.deepEqual(pressing([danger("time", "none", 4)]), []);
});
