import "./browser.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { api } from "../../src/weald/web/js/core/api.js";

let reply;
let sent;

beforeEach(() => {
  sent = [];
  mock.method(globalThis, "fetch", async (path, { method, body }) => {
    sent.push([method, path, body === undefined ? undefined : JSON.parse(body)]);
    if (reply instanceof Error) throw reply;
    return reply;
  });
});

afterEach(() => mock.restoreAll());

const json = (status, data) => new Response(JSON.stringify(data), { status });

test("a command is sent to its route without the name of the route", async () => {
  reply = json(200, { version: 2 });
  const command = { what: "answer", seat: 0, option: "bear", expected: 1, key: "k" };
  assert.deepEqual(await api.command("a/b", command), { version: 2 });
  const body = { seat: 0, option: "bear", expected: 1, key: "k" };
  assert.deepEqual(sent, [["POST", "/api/tables/a%2Fb/answer", body]]);
});

test("a snapshot names its seat only if there is one", async () => {
  reply = json(200, {});
  await api.snapshot("abc", null);
  reply = json(200, {});
  await api.snapshot("abc", 2, 7);
  assert.deepEqual(
    sent.map(([, path]) => path),
    ["/api/tables/abc?after=0", "/api/tables/abc?seat=2&after=7"],
  );
});

test("a refusal carries code, message and what was missed", async () => {
  const error = { code: "stale", message: { id: "error-stale" } };
  reply = json(409, { error, missed: { version: 5 } });
  await assert.rejects(api.tables(), (thrown) => {
    assert.deepEqual([thrown.status, thrown.code, thrown.words], [409, "stale", { id: "error-stale" }]);
    assert.deepEqual(thrown.missed, { version: 5 });
    assert.equal(thrown.away, false);
    return true;
  });
});

test("a server that is not reached, or whose proxy says so, is away", async () => {
  reply = new TypeError("network");
  await assert.rejects(api.tables(), { status: 0, code: "offline", away: true });
  for (const status of [502, 503, 504]) {
    reply = new Response("<html>", { status });
    await assert.rejects(api.tables(), { status, code: "unknown", away: true });
  }
});

test("a response that is no JSON is an error even if it says that all is well", async () => {
  reply = new Response("<html>", { status: 200 });
  await assert.rejects(api.tables(), { status: 200, code: "unknown", words: { id: "ui-trouble" } });
});
