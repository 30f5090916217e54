"""ES modules joined into few files."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from weald.server.http.joiner import LOADER, Chunk, Graph, JoinError, parse, reader


def graph(**files: str) -> Graph:
    """Modules `/name.js` with these texts."""
    return Graph(reader({f"/{name}.js": text for name, text in files.items()}))


def test_imports_become_constants_and_exports_a_returned_object() -> None:
    source = """// What this is.
import whole, { a, b as c } from "./other.js";

/** @type {import("./types.js").T} */
export const n = /** @type {any} */ (a + c);
export async function f() {
  return whole;
}
class Hidden {}
export { Hidden as Shown };
"""
    module = parse("/deep/here.js", source)
    assert module.imports == [("/deep/other.js", [("default", "whole"), ("a", "a"), ("b", "c")])]
    assert module.exports == {"n": "n", "f": "f", "Shown": "Hidden"}
    assert module.body == "const n =  (a + c);\nasync function f() {\nreturn whole;\n}\nclass Hidden {}"
    assert not module.waits


def test_minified_modules_are_understood() -> None:
    module = parse("/v.js", 'import{x as t}from"./w.js";var q=t;export default function(s){return q};')
    assert module.imports == [("/w.js", [("x", "t")])]
    assert module.exports == {"default": "$default"}
    assert module.body == "var q=t;const $default = function(s){return q};"


def test_names_that_are_passed_on() -> None:
    module = parse("/p.js", 'export { a, b as c } from "./q.js";')
    assert module.imports == [("/q.js", [("a", "$passed0"), ("b", "$passed1")])]
    assert module.exports == {"a": "$passed0", "c": "$passed1"}


def test_a_file_runs_modules_in_the_order_of_their_imports() -> None:
    modules = graph(
        app='import { b } from "./b.js";\nawait b();', b='import "./c.js";\nexport const b = 1;', c=""
    )
    (chunk,) = modules.chunks("/app.js", [], [])
    assert chunk == Chunk("/app.js", ["/c.js", "/b.js", "/app.js"], None, ["/app.js"])
    assert modules.write(chunk, {}) == (
        "export const $ = {};\n"
        '$["/c.js"] = (() => {\n\nreturn {  };\n})();\n'
        '$["/b.js"] = (() => {\nconst b = 1;\nreturn { b };\n})();\n'
        '$["/app.js"] = await (async () => {\nconst { b } = $["/b.js"];\nawait b();\nreturn {  };\n})();\n'
    )


def test_what_two_files_need_belongs_to_the_first_unless_one_comes_before_the_other() -> None:
    modules = graph(
        app="export {};",
        one='import "./both.js";\nimport "./mine.js";\nconst more = () => import("./later.js");',
        two='import "./both.js";',
        both='import "./deeper.js";',
        deeper="",
        mine="",
        later='import "./mine.js";\nimport "./rest.js";',
        rest="",
    )
    chunks = modules.chunks("/app.js", [], ["/one.js", "/two.js"])
    assert chunks == [
        Chunk("/app.js", ["/deeper.js", "/both.js", "/app.js"], None, ["/app.js"]),
        Chunk("/one.js", ["/mine.js", "/one.js"], "/app.js", ["/one.js"]),
        Chunk("/two.js", ["/two.js"], "/app.js", ["/two.js"]),
        Chunk("/later.js", ["/rest.js", "/later.js"], "/one.js", ["/later.js"]),
    ]
    addresses = {"/app.js": "/x.js", "/one.js": "/y.js"}
    one = modules.write(chunks[1], addresses)
    assert one.startswith('import { $ } from "/x.js";\nexport { $ };\n$["/mine.js"]')
    assert 'const more = () => $["/js/core/assets.js"].load("/later.js");' in one
    later = modules.write(chunks[3], addresses)
    assert later.startswith('import { $ } from "/x.js";\nexport { $ };\nimport "/y.js";\n$["/rest.js"]')


def test_a_module_that_several_modules_load_later_has_one_file() -> None:
    modules = graph(
        app='const a = () => import("./page.js"), b = () => import("./page.js");\nexport {};',
        page='import "./part.js";\nconst c = () => import("./deep.js");',
        other='const d = () => import("./page.js"), e = () => import("./deep.js");',
        deep='import "./part.js";',
        part="",
    )
    assert modules.chunks("/app.js", [], ["/other.js"]) == [
        # Neither the page nor the other one is always there before the deep one.
        Chunk("/app.js", ["/part.js", "/app.js"], None, ["/app.js"]),
        Chunk("/other.js", ["/other.js"], "/app.js", ["/other.js"]),
        Chunk("/page.js", ["/page.js"], "/app.js", ["/page.js"]),
        Chunk("/deep.js", ["/deep.js"], "/app.js", ["/deep.js"]),
    ]


def test_a_module_that_is_loaded_later_and_imported_is_held_by_the_file_that_has_it() -> None:
    modules = graph(
        app='const a = () => import("./page.js");',
        one='import "./page.js";\nconst b = () => import("./more.js");\nimport "./more.js";',
        page="",
        more="",
    )
    assert modules.chunks("/app.js", [], ["/one.js"]) == [
        Chunk("/app.js", ["/page.js", "/app.js"], None, ["/app.js", "/page.js"]),
        Chunk("/one.js", ["/more.js", "/one.js"], "/app.js", ["/one.js", "/more.js"]),
    ]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_joined_files_run_every_module_once(tmp_path: Path) -> None:
    modules = graph(
        app='import { count } from "./count.js";\ncount("app");\n'
        'export const both = () => Promise.all([import("./one.js"), import("./two.js")]);',
        count="export const seen = [];\nexport const count = (name) => seen.push(name);",
        one='import { count } from "./count.js";\nimport { part } from "./part.js";\ncount("one");\n'
        'export const next = () => import("./last.js");\nexport const one = part;',
        two='import { count } from "./count.js";\ncount("two");\n'
        'export const next = () => import("./last.js");',
        last='import { count } from "./count.js";\nimport { part } from "./part.js";\n'
        'count("last");\nexport const last = part;',
        part='import { count } from "./count.js";\ncount("part");\nexport const part = {};',
    )
    addresses: dict[str, str] = {}
    for chunk in modules.chunks("/app.js", [], []):
        name = f"./joined-{len(addresses)}.mjs"
        text = modules.write(chunk, addresses)
        addresses[chunk.root] = name
        (tmp_path / name).write_text(text)
    (tmp_path / "run.mjs").write_text(
        f"""import {{ $ }} from "{addresses["/app.js"]}";
const built = {json.dumps(addresses)};
$["{LOADER}"] = {{ load: async (path) => (await import(built[path])).$[path] }};
const [one, two] = await $["/app.js"].both();
const [last, again] = await Promise.all([one.next(), two.next()]);
console.log(JSON.stringify([last === again, last.last === one.one, [...$["/count.js"].seen].sort()]));
"""
    )
    done = subprocess.run(["node", "run.mjs"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [True, True, ["app", "last", "one", "part", "two"]]


@pytest.mark.parametrize(
    "source",
    [
        "export let n = 1;",
        "export const [a, b] = [1, 2];",
        "export * from './x.js';",
        "const here = import.meta.url;",
        'import { a } from "elsewhere";',
    ],
)
def test_what_cannot_be_joined_is_an_error(source: str) -> None:
    with pytest.raises(JoinError):
        parse("/m.js", source)


def test_a_cycle_is_an_error_that_names_it() -> None:
    modules = graph(a='import "./b.js";', b='import "./a.js";')
    with pytest.raises(JoinError, match=r"/a\.js -> /b\.js -> /a\.js"):
        modules.closure(["/a.js"])


def test_a_missing_module_is_an_error() -> None:
    with pytest.raises(JoinError, match=r"/b\.js is not there"):
        graph(a='import "./b.js";').closure(["/a.js"])


def test_a_missing_module_that_is_loaded_later_is_an_error() -> None:
    with pytest.raises(JoinError, match=r"/b\.js is not there"):
        graph(a='const later = () => import("./b.js");').chunks("/a.js", [], [])
