import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../src/weald/web/", import.meta.url);
const COLUMNS = 110;

const modules = ["js", "games"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, WEB), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => name.endsWith(".js"));

const read = (name) => readFileSync(new URL(name, WEB), "utf8");

// The formatter leaves comments and markup alone.
test("no line of the pages is longer than 110 columns", () => {
  assert.ok(modules.length > 100);
  const long = modules.flatMap((name) =>
    read(name)
      .split("\n")
      .flatMap((line, i) => (line.length > COLUMNS ? [`${name}:${i + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});

test("nothing but the transport knows how the page reaches what it asks", () => {
  const found = modules.filter((name) =>
    /\bfetch\b|\bWebSocket\b|\bEventSource\b|\bXMLHttpRequest\b|\bsendBeacon\b|\/api\b/.test(read(name)),
  );
  assert.deepEqual(found.sort(), [
    "js/core/transport/device.js",
    "js/core/transport/files.js",
    "js/core/transport/line.js",
    "js/core/transport/remote.js",
  ]);
});

test("no game knows how anything is reached or moves", () => {
  const games = modules.filter((name) => name.startsWith("games/"));
  assert.ok(games.length > 80);
  assert.deepEqual(
    games.filter((name) => /transport|animat|keyframe|\bmotion\b|prefers-reduced/i.test(read(name))),
    [],
  );
});

test("everything reacts to signals, nothing to changes of the document", () => {
  assert.deepEqual(
    modules.filter((name) => read(name).includes("MutationObserver")),
    [],
  );
});
