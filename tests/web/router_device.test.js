import assert from "node:assert/strict";
import { test } from "node:test";
import { addresses } from "./browser.js";

const block = { textContent: '{"home":"/weald/","base":"/weald/engine-1/","files":{}}' };
document.getElementById = (id) => (id === "engine" ? block : null);
location.hash = "#/daily?game=sylvion";
const { go, place, query, route } = await import("../../src/weald/web/js/core/router.js");
const { html } = await import("../../src/weald/web/js/core/preact.js");

test("a page without a server has its path behind the #", () => {
  assert.deepEqual(route.value, { page: "daily" });
  assert.equal(query(), "?game=sylvion");
  go("/t/d-1");
  assert.equal(addresses.at(-1), "#/t/d-1");
  assert.deepEqual(route.value, { page: "table", id: "d-1" });
  assert.equal(place("/learn"), "#/learn");
});

test("its links lead there too, in another tab as well", () => {
  assert.equal(html`<a href="/gallery/sylvion">cards</a>`.props.href, "#/gallery/sylvion");
  assert.equal(html`<a href="https://weald.example">elsewhere</a>`.props.href, "https://weald.example");
});
