// Make the files of the engine for a page without a server: `node tools/engine.mjs FOLDER`. A folder that was
// made from the same sources stays as it is.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = process.argv[2];
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

if (existsSync(join(out, "engine.json")) && madeFrom(join(out, "engine.json")) === sources()) process.exit();
const python = await loadPyodide();
// Errors of WebAssembly quote the whole line they come from.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
python.FS.mkdirTree("/src");
python.mountNodeFS("/src", join(root, "src"));
python.FS.writeFile("/parts.py", readFileSync(join(root, "tools/engine_parts.py")));
python.FS.writeFile("/library.zip", readFileSync(join(home, "python_stdlib.zip")));
/** @type {[string, Uint8Array][]} */
const made = python
  .runPython(`
import sys
started = set(sys.modules)
sys.path.insert(0, "/")
import parts
made = {f"{name}.zip": data for name, data in parts.parts().items()}
used = started | parts.used_of_the_library() | set(parts.ALWAYS)
with open("/library.zip", "rb") as whole:
    made["library.zip"] = parts.cut_library(whole.read(), used)
made
`)
  .toJs({ dict_converter: (/** @type {Iterable<[string, Uint8Array]>} */ items) => [...items] });

// No package is loaded, so the list of packages stays empty.
const { info } = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf8"));
made.push(["pyodide-lock.json", new TextEncoder().encode(JSON.stringify({ info, packages: {} }))]);
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"])
  made.push([name, readFileSync(join(home, name))]);

const fresh = `${out}.new`;
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
const hash = createHash("sha256");
for (const [name, data] of made) {
  hash.update(name).update(data);
  writeFileSync(join(fresh, name), data);
}
const files = Object.fromEntries(made.map(([name, data]) => [name, data.length]));
const build = hash.digest("hex").slice(0, 16);
writeFileSync(join(fresh, "engine.json"), JSON.stringify({ build, sources: sources(), files }));
rmSync(out, { recursive: true, force: true });
renameSync(fresh, out);

/** @param {string} list @returns {string} the hash of what a folder was made from */
function madeFrom(list) {
  return JSON.parse(readFileSync(list, "utf8")).sources;
}

/** @returns {string} the hash of everything that the engine is made from */
function sources() {
  const weald = join(root, "src/weald");
  const paths = readdirSync(weald, { recursive: true })
    .map((name) => join(weald, `${name}`))
    .filter((path) => /\.(py|json)$/.test(path) && !path.includes("/web/"))
    .concat(["tools/engine.mjs", "tools/engine_parts.py", "package-lock.json"].map((name) => join(root, name)));
  const all = createHash("sha256");
  for (const path of paths.sort()) all.update(path.slice(root.length)).update(readFileSync(path));
  return all.digest("hex");
}
