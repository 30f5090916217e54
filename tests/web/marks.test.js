import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../../src/weald/web/js/table/marks.js";
import { newUiState } from "../../src/weald/web/js/table/ui_state.js";
import { question } from "./table.js";

const { choices } = question(0, "fox", "bear");

/** The marks of a table with two things to choose, by the attributes that are there. */
function marks(changes = {}) {
  const { ui = {}, ...host } = changes;
  const uiState = newUiState();
  for (const [name, value] of Object.entries({ listed: ["bear", "fox"], ...ui })) uiState[name].value = value;
  const ctx = {
    choice: (ref) => choices.find((choice) => choice.ref === ref),
    outcome: (id) => (id === "bear" ? { level: "good" } : undefined),
    reach: () => [],
    pickedRef: null,
    ...host.ctx,
  };
  const { reaching, of } = marksOf({
    hint: () => null,
    refused: () => null,
    ...host,
    uiState,
    ctx: () => ctx,
  });
  const there = (ref) => Object.fromEntries(Object.entries(of(ref)).filter(([, mark]) => mark !== false));
  return { reaching, there };
}

const BEAR = { "data-choice": true, "data-level": "good", "data-key": "1" };

test("what can be chosen has its key and what it would bring; the rest is disabled", () => {
  const { there, reaching } = marks();
  assert.deepEqual(there("card:bear"), BEAR);
  assert.deepEqual(there("card:fox"), { "data-choice": true, "data-key": "2" });
  assert.deepEqual(there("card:owl"), { "aria-disabled": "true" });
  assert.equal(reaching, false);
});

test("what is pointed at, meant by the log, new, and refused is marked", () => {
  const { there } = marks({
    ui: { hot: "card:bear", marked: ["card:owl"] },
    news: () => new Set(["card:owl"]),
    refused: () => "card:wolf",
  });
  assert.deepEqual(there("card:bear"), { ...BEAR, "data-hot": true });
  assert.deepEqual(there("card:owl"), { "data-marked": true, "data-news": true, "aria-disabled": "true" });
  assert.deepEqual(there("card:wolf"), { "data-refused": true, "aria-disabled": "true" });
});

test("the hint marks its option, as long as that can be chosen", () => {
  assert.deepEqual(marks({ hint: () => "bear" }).there("card:bear"), { ...BEAR, "data-hint": true });
  const over = marks({ hint: () => "bear", ctx: { choice: () => undefined } });
  assert.deepEqual(over.there("card:bear"), { "aria-disabled": "true" });
});

test("what is chosen is pressed until it is settled", () => {
  const { there } = marks({ ctx: { choice: () => undefined, pickedRef: "card:bear" } });
  assert.deepEqual(there("card:bear"), {
    "data-picked": true,
    "aria-pressed": "true",
    "aria-disabled": "true",
  });
});

test("a thing in hand shows where from it reaches what", () => {
  const reach = (ref) => (ref === "card:bear" ? [{ ref: "land:A1", origin: "land:A2" }] : []);
  const { there, reaching } = marks({ ui: { hot: "card:bear" }, ctx: { reach } });
  assert.equal(reaching, true);
  assert.equal(there("land:A1")["data-reach"], "in");
  assert.equal(there("land:A2")["data-reach"], "origin");
});

test("without a table nothing is marked", () => {
  const { of } = marksOf({ ctx: () => null, uiState: newUiState(), hint: () => null, refused: () => null });
  assert.equal(of("card:bear")["data-choice"], false);
});
