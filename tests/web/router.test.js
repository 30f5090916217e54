import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { go, parse, rename, route } from "../../src/weald/web/js/core/router.js";
import { addresses, happen } from "./browser.js";

beforeEach(() => {
  addresses.splice(0, addresses.length, "/");
  go("/", { replace: true });
});

const pages = {
  "/": { page: "home" },
  "": { page: "home" },
  "/t/abc": { page: "table", id: "abc" },
  "/t/abc/": { page: "table", id: "abc" },
  "/t/a%2Fb": { page: "table", id: "a/b" },
  "/join/code": { page: "join", code: "code" },
  "/gallery/spirit_island": { page: "gallery", game: "spirit_island" },
  "/replay/abc": { page: "replay", id: "abc", at: null },
  "/replay/abc/0": { page: "replay", id: "abc", at: 0 },
  "/replay/abc/12": { page: "replay", id: "abc", at: 12 },
};

for (const [path, page] of Object.entries(pages)) {
  test(`${path || "an empty path"} is the page ${page.page}`, () => {
    assert.deepEqual(parse(path), page);
  });
}

for (const path of ["/t", "/t/abc/1", "/join", "/replay", "/replay/abc/x", "/replay/abc/1/2", "/x", "/t/%"]) {
  test(`${path} is no page`, () => {
    assert.deepEqual(parse(path), { page: "lost" });
  });
}

test("a new page is a new entry of the history", () => {
  go("/t/abc");
  assert.deepEqual(route.value, { page: "table", id: "abc" });
  assert.deepEqual(addresses, ["/", "/t/abc"]);
});

test("a replaced page leaves no entry", () => {
  go("/t/abc", { replace: true });
  assert.deepEqual(addresses, ["/t/abc"]);
});

test("another address alone does not change the page", () => {
  go("/replay/abc/1");
  rename("/replay/abc/2");
  assert.deepEqual(addresses, ["/", "/replay/abc/2"]);
  assert.equal(route.value.at, 1);
});

test("the browser's way back changes the page", () => {
  go("/t/abc");
  addresses.pop();
  happen("popstate");
  assert.deepEqual(route.value, { page: "home" });
});
