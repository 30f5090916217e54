import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { whenOnline } from "../../src/weald/web/js/core/when_online.js";
import { away } from "./table.js";

const MINUTE = 60_000;

/** Load a module that is gone, on a page of some age; return how often the page was loaded again. */
async function missing(context, { age, message, ok }) {
  let loads = 0;
  context.mock.method(performance, "now", () => age);
  context.mock.method(globalThis, "fetch", async () => new Response(null, { status: ok ? 200 : 503 }));
  globalThis.location.reload = () => {
    loads += 1;
  };
  const giveUp = whenOnline(
    () => Promise.reject(new TypeError(message)),
    () => assert.fail("nothing was loaded"),
  );
  await pause(5);
  giveUp();
  return loads;
}

const GONE = "Failed to fetch dynamically imported module: /built/ending.abc.js";

test("what fails is tried again when the network is back", async () => {
  const results = [() => Promise.reject(new TypeError("Failed to fetch")), async () => "here"];
  const got = await new Promise((done) => {
    whenOnline(() => results.shift()(), done);
    setTimeout(() => dispatchEvent(new Event("online")), 5);
  });
  assert.equal(got, "here");
});

test("so is what a service that was away did not say", async () => {
  const results = [() => Promise.reject(away()), async () => "here"];
  const got = await new Promise((done) => {
    whenOnline(() => results.shift()(), done);
    setTimeout(() => dispatchEvent(new Event("online")), 5);
  });
  assert.equal(got, "here");
});

test("a page whose modules are gone since an update is loaded again", async (context) => {
  assert.equal(await missing(context, { age: 2 * MINUTE, message: GONE, ok: true }), 1);
});

test("a page is not loaded again without a service, after a moment, or for other work", async (context) => {
  assert.equal(await missing(context, { age: 2 * MINUTE, message: GONE, ok: false }), 0);
  context.mock.restoreAll();
  assert.equal(await missing(context, { age: 1000, message: GONE, ok: true }), 0);
  context.mock.restoreAll();
  assert.equal(await missing(context, { age: 2 * MINUTE, message: "Failed to fetch", ok: true }), 0);
});
