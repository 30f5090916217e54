import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../src/weald/web/", import.meta.url);
// Named in css/tokens.css: the last pixel of each.
const WIDTHS = { phone: 519, narrow: 899, small: 1279, medium: 1365, large: 1599 };
const HEIGHTS = { short: 759, low: 819, tall: 919 };
const SMALL_IN_EM = 79.94;

/** @param {string} ending @returns {[string, string][]} paths and texts of files of the page */
function files(ending) {
  const names = ["css", "games", "js"].flatMap((folder) =>
    readdirSync(new URL(folder, WEB), { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const found = names.filter((name) => name.endsWith(ending));
  return found.map((name) => [name, readFileSync(new URL(name, WEB), "utf8")]);
}

/** @param {string} query @returns {string[]} the parts of a media query that are no named breakpoint */
function unnamed(query) {
  const parts = [...query.matchAll(/\((min|max)-(width|height): ([\d.]+)(px|em)\)/g)];
  return parts.flatMap(([part, end, axis, number, unit]) => {
    if (unit === "em") return part === `(max-width: ${SMALL_IN_EM}em)` ? [] : [part];
    const last = Number(number) - (end === "min" ? 1 : 0);
    return Object.values(axis === "width" ? WIDTHS : HEIGHTS).includes(last) ? [] : [part];
  });
}

test("every media query uses a named width or height", () => {
  const queries = files(".css").flatMap(([name, text]) =>
    [...text.matchAll(/@media ([^{]+)\{/g)].map(([, query = ""]) => ({ name, query })),
  );
  assert.ok(queries.length > 50);
  const found = queries.flatMap(({ name, query }) => unnamed(query).map((part) => `${name}: ${part}`));
  assert.deepEqual(found, []);
  assert.deepEqual(unnamed("(min-width: 900px) and (max-width: 1000px)"), ["(max-width: 1000px)"]);
});

test("modules ask about the same widths and heights", () => {
  const modules = files(".js").filter(([name]) => !name.includes("vendor"));
  const found = modules.flatMap(([name, text]) => unnamed(text).map((part) => `${name}: ${part}`));
  assert.deepEqual(found, []);
});

test("the tokens name every breakpoint", () => {
  const tokens = readFileSync(new URL("css/tokens.css", WEB), "utf8");
  for (const [name, last] of Object.entries({ ...WIDTHS, ...HEIGHTS }))
    assert.ok(tokens.includes(`${name} ${last}`), name);
  assert.ok(tokens.includes(`${SMALL_IN_EM}em`));
});

test("words are hidden from the eye in one file", () => {
  const found = files(".css").filter(([, text]) => text.includes("clip-path: inset(50%)"));
  assert.deepEqual(
    found.map(([name]) => name),
    ["css/hidden.css"],
  );
});

test("colours are written in the tokens alone, but for black in masks and paper for a printed code", () => {
  const colours = files(".css").flatMap(([name, text]) =>
    [...text.matchAll(/^ +(?!--)[\w-]+:.*?(#[\da-f]{3,8})\b.*$/gm)].flatMap(([line, colour]) =>
      name === "css/tokens.css" || line.includes("mask-image") ? [] : [`${name} ${colour}`],
    ),
  );
  assert.deepEqual(colours, ["css/social.css #fff", "css/social.css #14201a"]);
});
