import "./browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { noteBrought, noteCommitment, verdict } from "../../src/weald/web/js/social/deal_memory.js";
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
