// Join the modules of the page into a few files, in src/weald/site/joined: `npm run join`.
//
// One file has what every page needs, each game and each part that is loaded later has its own, and one has what
// several of those share.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "src/weald/web");
const out = join(root, "src/weald/site/joined");
const FIRST = "first";
const TILES = "tiles";

const games = readdirSync(join(web, "games"))
  .filter((game) => existsSync(join(web, "games", game, "index.js")))
  .sort();

// Tiles of the home page, by path: small files that are wanted together.
const tiles = [
  ...games.map((game, n) => `import * as g${n} from ${JSON.stringify(join(web, "games", game, "tile.js"))};`),
  `export const held = { ${games.map((game, n) => `"/games/${game}/tile.js": g${n}`).join(", ")} };`,
].join("\n");

/** @param {any} context @param {string[]} ids @returns {Set<string>} modules that these need at once */
function needed(context, ids) {
  const found = new Set(ids);
  for (const id of found) for (const next of context.getModuleInfo(id).importedIds) found.add(next);
  return found;
}

/** @type {Set<string> | undefined} */
let atFirst;

const bundle = await rolldown({
  input: {
    app: join(web, "js/app.js"),
    tiles: TILES,
    ...Object.fromEntries(games.map((game) => [game, join(web, "games", game, "index.js")])),
  },
  preserveEntrySignatures: "allow-extension",
  logLevel: "warn",
  plugins: [
    {
      name: TILES,
      resolveId: (id) => (id === TILES ? id : null),
      load: (id) => (id === TILES ? tiles : null),
    },
  ],
});
rmSync(out, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: out,
  format: "esm",
  minify: true,
  comments: false,
  entryFileNames: "[name].[hash].js",
  chunkFileNames: "[name].[hash].js",
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      {
        priority: 2,
        name(id, context) {
          atFirst ??= needed(context, [join(web, "js/app.js"), TILES]);
          return atFirst.has(id) ? FIRST : null;
        },
      },
      { name: "shared", minShareCount: 2 },
    ],
  },
});

/** @param {string} folder @returns {string[]} the modules below a folder, as paths on the site */
function modules(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => relative(web, join(folder, path)).replaceAll("\\", "/"));
}

/** The hash of all modules, as `weald.site.scripts` counts it. */
function digest() {
  const hash = createHash("sha256");
  const order = (/** @type {string} */ a, /** @type {string} */ b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  for (const path of ["games", "js", "vendor"].flatMap((name) => modules(join(web, name))).sort(order))
    hash.update(`${path}\0`).update(readFileSync(join(web, path))).update("\0");
  return hash.digest("hex");
}

/** @type {Record<string, string>} */
const entries = {};
for (const chunk of output) {
  if (chunk.type !== "chunk" || !chunk.isEntry || !chunk.facadeModuleId) continue;
  const paths =
    chunk.facadeModuleId === TILES
      ? games.map((game) => `/games/${game}/tile.js`)
      : [`/${relative(web, chunk.facadeModuleId).replaceAll("\\", "/")}`];
  for (const path of paths) entries[path] = chunk.fileName;
}
const files = output.map(({ fileName }) => fileName).sort();
const first = files.filter((name) => name.startsWith(`${FIRST}.`));
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "joined.json"), JSON.stringify({ sources: digest(), files, entries, first }, null, 1));
