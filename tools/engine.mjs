// Make the engine's files for a page without a server: `node tools/engine.mjs FOLDER`. Names carry hashes.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = process.argv[2];
const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

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
/** @type {any} */
const made = python.runPython(`
import sys
started = set(sys.modules)
sys.path.insert(0, "/")
import parts, importlib.util
made = {f"{name}.zip": data for name, data in parts.parts().items()}
used = set(parts.used_of_the_library())
names = used | started | set(parts.ALWAYS)
made["library.zip"] = parts.cut_library(open("/library.zip", "rb").read(), names)
made
`);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
/** @type {Record<string, string>} */
const names = {};
/** @param {string} name @param {Uint8Array} data */
function keep(name, data) {
  const [stem, ...rest] = name.split(".");
  names[name] = `${stem}.${createHash("sha256").update(data).digest("hex").slice(0, 12)}.${rest.join(".")}`;
  writeFileSync(join(out, names[name]), data);
}
for (const [name, data] of made.toJs({ dict_converter: (/** @type {any} */ items) => [...items] })) keep(name, data);
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"])
  keep(name, readFileSync(join(home, name)));
writeFileSync(join(out, "engine.json"), JSON.stringify(names, null, 1));
