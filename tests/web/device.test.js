import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Device } from "../../src/weald/web/js/core/transport/device.js";
import { settle } from "./browser.js";

const ENGINE = {
  home: "/",
  base: "http://weald.example/engine-1/",
  files: { "core.zip": 40, "sylvion.zip": 9 },
};

/** A device whose engine is the test; the messages it was sent, and the way to it. */
async function device() {
  const sent = [];
  let heard;
  const connect = (_, listener) => {
    heard = listener;
    return (text) => sent.push(JSON.parse(text));
  };
  const transport = new Device(ENGINE, async () => ({ connect }));
  await settle();
  return { transport, sent, engine: heard, reply: (data) => heard.text(JSON.stringify(data)) };
}

function listener() {
  const seen = [];
  return {
    seen,
    snapshot: ({ version }) => seen.push(`version ${version}`),
    news: () => seen.push("news"),
    connected: (open) => seen.push(open ? "open" : "closed"),
    refused: () => seen.push("refused"),
    arriving: () => ({}),
  };
}

test("calls wait for the engine, and are answered by their number", async () => {
  const { transport, sent, engine, reply } = await device();
  const first = transport.call({ do: "tables" });
  const second = transport.call({ do: "story", table: "d-1" });
  assert.deepEqual(sent, []);
  engine.bytes(30);
  assert.deepEqual(transport.progress.value, { done: 30, total: 40 });
  engine.state("ready");
  assert.deepEqual(sent, [
    { n: 1, do: "tables" },
    { n: 2, do: "story", table: "d-1" },
  ]);
  reply({ n: 2, ok: { lines: [] } });
  reply({ n: 1, ok: { tables: [] } });
  assert.deepEqual([await first, await second], [{ tables: [] }, { lines: [] }]);
});

test("a refusal has its words, and what was missed is shown before it", async () => {
  const { transport, engine, reply } = await device();
  engine.state("ready");
  const looking = listener();
  transport.watch("d-1", 0, looking);
  const answer = { do: "answer", table: "d-1", seat: 0, expected: 1, key: "k", option: "a" };
  const refused = transport.call(answer).catch((error) => [error.status, error.code, [...looking.seen]]);
  const message = { id: "error-stale" };
  reply({ n: 3, refused: { status: 409, code: "stale", message }, missed: { version: 2 } });
  assert.deepEqual(await refused, [409, "stale", ["version 2"]]);
});

test("after the engine has closed with its tab, commands go again under their keys", async () => {
  const { transport, sent, engine, reply } = await device();
  engine.state("ready");
  const looking = listener();
  transport.watch("d-1", 0, looking);
  reply({ w: 1, snapshot: { version: 4 } });
  const answer = { do: "answer", table: "d-1", seat: 0, expected: 4, key: "k", option: "a" };
  const answered = transport.call(answer);
  const opened = transport.call({ do: "create" }).catch(({ status }) => status);
  sent.length = 0;
  engine.state("starting");
  assert.equal(await opened, 0);
  assert.deepEqual(looking.seen, ["open", "version 4", "closed"]);
  engine.state("ready");
  const again = sent.map(({ n, ...request }) => request);
  assert.ok(again.some((request) => request.do === "watch" && request.w === 1));
  assert.deepEqual(
    again.filter((request) => request.do !== "watch"),
    [answer],
  );
  reply({ n: sent.find((message) => message.do === "answer").n, ok: { version: 5 } });
  assert.deepEqual(await answered, { version: 5 });
});

test("an engine that cannot start refuses everything, in words", async () => {
  const { transport, engine } = await device();
  const before = transport.call({ do: "tables" }).catch(({ words }) => words.id);
  engine.state("failed");
  const after = transport.call({ do: "tables" }).catch(({ words }) => words.id);
  assert.deepEqual([await before, await after], ["ui-engine-failed", "ui-engine-failed"]);
  assert.equal(transport.state.value, "failed");
});

test("a table that is gone, or not to be looked at, is refused", async () => {
  const { transport, engine, reply } = await device();
  engine.state("ready");
  const looking = listener();
  const connection = transport.watch("d-1", 0, looking);
  reply({ n: 2, refused: { status: 404, code: "unknown_table", message: { id: "error-unknown-table" } } });
  await settle();
  reply({ w: 1, gone: true });
  assert.deepEqual(looking.seen, ["refused", "refused"]);
  connection.close();
  reply({ w: 1, snapshot: { version: 9 } });
  assert.equal(looking.seen.length, 2);
});
