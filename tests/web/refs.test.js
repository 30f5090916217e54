import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { act, nearest } from "../../src/weald/web/js/table/refs.js";
import { newUiState } from "../../src/weald/web/js/table/ui_state.js";
import { question } from "./table.js";

let log;
let host;

beforeEach(() => {
  log = [];
  host = {
    ctx: () => ({ decision: question(0, "fox", "bear") }),
    uiState: newUiState(),
    choose: (option) => log.push(`choose ${option}`),
    ask: (ref) => log.push(`ask ${ref}`),
  };
});

test("a thing that one option points at answers with it", () => {
  act({ dataset: { ref: "card:bear" } }, host);
  assert.deepEqual(log, ["choose bear"]);
  assert.equal(host.uiState.pinned.value, "card:bear");
});

test("a thing with an option of its own answers with that one", () => {
  act({ dataset: { ref: "card:bear", option: "pass" } }, host);
  assert.deepEqual(log, ["choose pass"]);
  assert.equal(host.uiState.pinned.value, null);
});

test("a thing that several options point at shows the list", () => {
  const decision = question(0, "left", "right");
  for (const choice of decision.choices) choice.ref = "card:bear";
  host.ctx = () => ({ decision });
  act({ dataset: { ref: "card:bear" } }, host);
  assert.deepEqual(log, []);
  assert.equal(host.uiState.tab.value, "options");
});

test("a thing that cannot be chosen is asked about", () => {
  act({ dataset: { ref: "card:wolf" } }, host);
  host.ctx = () => ({ decision: null });
  act({ dataset: { ref: "card:bear" } }, host);
  assert.deepEqual(log, ["ask card:wolf", "ask card:bear"]);
});

const at = (x, y) => ({ x, y });

test("arrow keys go to the nearest thing in their direction", () => {
  const places = [at(100, 0), at(0, 100), at(-100, 0), at(0, -100), at(300, 0)];
  const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  assert.deepEqual(
    keys.map((key) => nearest(at(0, 0), places, key)),
    [0, 1, 2, 3],
  );
});

test("a thing straight ahead wins over a nearer one aside", () => {
  assert.equal(nearest(at(0, 0), [at(60, 60), at(150, 0)], "ArrowRight"), 1);
});

test("things beside or behind are not reached", () => {
  const places = [at(3, 0), at(-50, 0), at(20, 60)];
  assert.equal(nearest(at(0, 0), places, "ArrowRight"), undefined);
});

test("other keys lead nowhere", () => {
  assert.equal(nearest(at(0, 0), [at(100, 0)], "Enter"), undefined);
});
