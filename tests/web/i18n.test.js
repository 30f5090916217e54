import "./browser.js";
import assert from "node:assert/strict";
import { before, mock, test } from "node:test";
import { ago, has, named, rich, shown, signed, startWords, t } from "../../src/weald/web/js/core/i18n.js";
import { lang } from "../../src/weald/web/js/core/settings.js";
import { settle } from "./browser.js";

const TEXTS = {
  en: `ui-player = Player { $n }
ui-turn = { $you ->
    [yes] You play.
   *[no] { $seat } plays.
  }
ui-with = With { $seats }.
island-name-drought = Drought
island-uses = { $seat } uses { $id }.
`,
  fr: `ui-player = Joueur { $n }
ui-hand = La main de { $seat }
island-name-eau = Eau
island-power = La puissance de { $id }
island-until = jusque { $id }
`,
};

const people = { seats: [{ name: "Anna" }, { name: "Till" }, { name: "<b>" }], viewer: 0 };

async function speak(language) {
  lang.value = language;
  await settle();
  assert.equal(shown.value, language);
}

before(async () => {
  mock.method(globalThis, "fetch", async (path) => new Response(TEXTS[path.slice(8, 10)]));
  await startWords();
});

test("the page follows the language", async () => {
  await speak("fr");
  assert.equal(t("ui-player", { n: 2 }), "Joueur 2");
  assert.equal(document.documentElement.lang, "fr");
  await speak("en");
  assert.equal(t("ui-player", { n: 2 }), "Player 2");
});

test("seats become names, and the viewer is addressed", () => {
  assert.equal(t({ id: "ui-turn", args: { seat: 1 } }, {}, people), "Till plays.");
  assert.equal(t({ id: "ui-turn", args: { seat: 0 } }, {}, people), "You play.");
  assert.equal(t("ui-with", { seats: [0, 1, 2] }, people), "With Anna, Till, and <b>.");
});

test("ids of a game become their names", () => {
  const message = { id: "island-uses", args: { seat: 1, id: "drought" } };
  assert.equal(t(message, {}, people), "Till uses Drought.");
});

test("names are set in bold and stay text", () => {
  const [start, bold, rest] = rich({ id: "island-uses", args: { seat: 2, id: "drought" } }, people);
  assert.deepEqual([start, bold.type, bold.props.children, rest], ["", "b", "<b>", " uses Drought."]);
});

test("French words are elided before a vowel, and only there", async () => {
  await speak("fr");
  assert.equal(t("ui-hand", { seat: 0 }, people), "La main d’Anna");
  assert.equal(t("ui-hand", { seat: 1 }, people), "La main de Till");
  assert.equal(t("island-power", { id: "eau" }), "La puissance d’Eau");
  assert.equal(t("island-until", { id: "eau" }), "jusqu’Eau");
  await speak("en");
});

test("a text that is missing shows its id and is reported", () => {
  const report = mock.method(console, "error", () => {});
  assert.equal(t("ui-nothing"), "ui-nothing");
  assert.equal(has("ui-nothing"), false);
  assert.deepEqual(report.mock.calls[0].arguments, ["missing text ui-nothing in en"]);
  report.mock.restore();
});

test("seats without a name are called by their number", () => {
  assert.deepEqual(named([{ name: "" }, { name: "Till" }]), [{ name: "Player 1" }, { name: "Till" }]);
});

test("numbers have a sign, and nothing has none", () => {
  assert.deepEqual([3, -2, 0].map(signed), ["+3", "\u22122", "0"]);
});

test("times past use the largest unit that fits", () => {
  const past = { 10: "now", 90: "2 minutes ago", 7200: "2 hours ago", 86400: "yesterday" };
  for (const [seconds, words] of Object.entries(past)) assert.equal(ago(Number(seconds)), words);
});
