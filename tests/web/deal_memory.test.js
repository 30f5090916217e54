import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  awaitsRecords,
  forgetDeal,
  goneRecords,
  noteBrought,
  noteCommitment,
  noteRecord,
  noteSeat,
  noteTold,
  remembered,
  verdict,
} from "../../src/weald/web/js/social/deal_memory.js";
import { storage } from "./browser.js";

const OPEN = { commitment: "c0", dealt: false, contributed: [0] };
const DEAL = { ...OPEN, dealt: true, contributed: [0, 1], contributions: { 0: "aa", 1: "bb" } };

beforeEach(() => {
  storage.items.clear();
  storage.off = false;
});

test("a deal is kept if the commitment and the own bytes are those from before", () => {
  noteBrought("t", "bb");
  noteCommitment("t", OPEN);
  assert.equal(verdict("t", DEAL, [1]), "kept");
});

test("another commitment and other bytes are noticed", () => {
  noteBrought("t", "bb");
  noteCommitment("t", OPEN);
  noteCommitment("t", { ...OPEN, commitment: "c1" });
  assert.equal(verdict("t", { ...DEAL, commitment: "c1" }, [1]), "changed");
  assert.equal(verdict("t", { ...DEAL, contributions: { 0: "aa", 1: "b0" } }, [1]), "changed");
  assert.equal(verdict("t", { ...DEAL, contributions: { 0: "aa" } }, [1]), "changed");
});

test("somebody who sits at another seat by now has brought it all the same", () => {
  noteBrought("t", "aa");
  noteBrought("t", "b0");
  noteCommitment("t", OPEN);
  assert.equal(verdict("t", DEAL, [2]), "kept");
});

test("who left before the deal had no part in it", () => {
  noteBrought("t", "b0");
  noteCommitment("t", OPEN);
  assert.equal(verdict("t", DEAL, [2]), "seen");
});

test("there is nothing to compare on another device or without storage", () => {
  assert.equal(verdict("t", DEAL, [1]), "seen");
  storage.off = true;
  noteBrought("t", "bb");
  noteCommitment("t", OPEN);
  assert.equal(verdict("t", DEAL, [1]), "seen");
});

const RECORD = {
  game: "ecosystem",
  answers: [[0, "fox", []]],
  fair_deal: { commitment: "c0", secret: "s", contributions: { 0: "aa", 1: "bb" } },
};

test("the record of a deal is kept and still compared when its table is deleted", () => {
  noteBrought("t", "bb");
  noteCommitment("t", OPEN);
  assert.equal(awaitsRecords(), true);
  noteRecord("t", RECORD);
  assert.equal(awaitsRecords(), false);
  assert.deepEqual(goneRecords(), []);
  // The service has less than was kept here at the end.
  noteRecord("t", { ...RECORD, answers: [] }, true);
  assert.deepEqual(goneRecords(), [{ id: "t", record: RECORD }]);
  assert.equal(verdict("t", RECORD.fair_deal, []), "kept");
  assert.equal(verdict("t", { ...RECORD.fair_deal, commitment: "c1" }, []), "changed");
});

test("the proof of a table that was closed here comes later, and does not come back once forgotten", () => {
  noteSeat("t");
  assert.equal(awaitsRecords(), true);
  noteRecord("t", { ...RECORD, answers: [] }, true);
  assert.deepEqual(
    goneRecords().map(({ id }) => id),
    ["t"],
  );
  forgetDeal("t");
  noteRecord("t", RECORD, true);
  assert.deepEqual(goneRecords(), []);
  assert.equal(awaitsRecords(), false);
});

test("a long record is kept without its answers", () => {
  noteRecord("t", { ...RECORD, answers: Array.from({ length: 9000 }, () => [0, "fox", [1, 2]]) });
  assert.deepEqual(remembered("t").record, { ...RECORD, answers: [] });
});

test("the latest thirty deals are remembered", () => {
  for (let n = 0; n < 31; n++) noteBrought(`t${n}`, "aa");
  noteBrought("t1", "bb");
  assert.deepEqual(remembered("t0").brought, []);
  assert.deepEqual(remembered("t1").brought, ["aa", "bb"]);
  assert.deepEqual(remembered("t30").brought, ["aa"]);
  assert.equal([...storage.items.keys()].filter((key) => key.startsWith("weald-deal-")).length, 30);
});

test("what was told and read stays so", () => {
  noteTold("t", ["moved"]);
  noteBrought("t", "aa");
  assert.deepEqual(remembered("t").told, ["moved"]);
});
