"""ES modules joined into few files."""

from __future__ import annotations

import pytest

from weald.server.http.joiner import Graph, JoinError, parse, reader


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
    chunks = modules.chunks("/app.js", [], [])
    assert chunks == {"/app.js": ["/c.js", "/b.js", "/app.js"]}
    assert modules.write(chunks["/app.js"]) == (
        "export const $ = {};\n"
        '$["/c.js"] = (() => {\n\nreturn {  };\n})();\n'
        '$["/b.js"] = (() => {\nconst b = 1;\nreturn { b };\n})();\n'
        '$["/app.js"] = await (async () => {\nconst { b } = $["/b.js"];\nawait b();\nreturn {  };\n})();\n'
    )


def test_what_two_files_need_belongs_to_the_first() -> None:
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
    assert modules.chunks("/app.js", [], ["/one.js", "/two.js"]) == {
        "/app.js": ["/deeper.js", "/both.js", "/mine.js", "/app.js"],
        "/one.js": ["/one.js"],
        "/two.js": ["/two.js"],
        "/later.js": ["/rest.js", "/later.js"],
    }
    assert 'const more = () => $["/js/core/assets.js"].load("/later.js");' in modules.write(
        ["/one.js"], "/x.js"
    )
    assert modules.write(["/one.js"], "/x.js").startswith(
        'import { $ as $base } from "/x.js";\nexport const $ = { ...$base };\n'
    )


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
