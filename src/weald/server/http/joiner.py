"""Join ES modules into a few files, so that a browser sends a few requests instead of two hundred.

A module becomes a function that runs once and returns its exports. All joined files share `$`, the exports of
every module by path. Only what our modules use is understood: named and default imports, no import
cycle, no `export let`. Anything else is an error, and a test joins all modules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from posixpath import dirname, join, normpath

# The module whose function `load` stands for `import(...)` in joined files.
LOADER = "/js/core/assets.js"

_IDENTIFIER = r"[A-Za-z_$][\w$]*"
# Documentation comments anywhere, other comments on lines of their own: nothing that a string could contain.
_COMMENTS = re.compile(r"/\*\*[\s\S]*?\*/|^[ \t]*//.*$|^[ \t]*/\*[\s\S]*?\*/", re.MULTILINE)
# Indentation and blank lines: in markup they mean as little as one line break.
_FOLDED = re.compile(r"\n\s+")
_STATEMENT = r"(?:(?<=[;}])|^)[ \t]*"
_IMPORT = re.compile(
    rf'{_STATEMENT}import\s*(?:({_IDENTIFIER})\s*,?\s*)?(?:\{{([^}}]*)\}}\s*)?(?:from\s*)?"([^"]+)"\s*;?',
    re.MULTILINE,
)
_PASSED_ON = re.compile(rf'{_STATEMENT}export\s*\{{([^}}]*)\}}\s*from\s*"([^"]+)"\s*;?', re.MULTILINE)
_LIST = re.compile(rf"{_STATEMENT}export\s*\{{([^}}]*)\}}\s*;?", re.MULTILINE)
_DEFAULT = re.compile(rf"{_STATEMENT}export\s+default\s+", re.MULTILINE)
_DECLARED = re.compile(
    rf"{_STATEMENT}export\s+((?:async\s+)?function\*?|class|const)\s+({_IDENTIFIER})", re.MULTILINE
)
_LEFT = re.compile(rf"{_STATEMENT}(?:export|import)\b(?!\()|import\.meta", re.MULTILINE)
_DYNAMIC = re.compile(r'\bimport\("(\.[^"]+)"\)')
_WAITS = re.compile(r"^await\b", re.MULTILINE)


class JoinError(Exception):
    """A module that cannot be joined."""


@dataclass(slots=True)
class Module:
    """One module: what it takes from others, what it gives, and its statements."""

    path: str
    # Per module it needs: (exported name there, local name here).
    imports: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)
    # Exported name -> local name.
    exports: dict[str, str] = field(default_factory=dict)
    # Modules that it loads later.
    later: list[str] = field(default_factory=list)
    body: str = ""
    waits: bool = False

    @property
    def needs(self) -> list[str]:
        """The modules that have to run before this one."""
        return [path for path, _ in self.imports]


@dataclass(frozen=True, slots=True)
class Chunk:
    """One joined file: its modules, the file that comes before it, and the roots that it holds."""

    root: str
    modules: list[str]
    parent: str | None
    holds: list[str]


def parse(path: str, source: str) -> Module:
    """Return the module at `path`, an absolute path on the site."""
    module = Module(path)
    text = _COMMENTS.sub("", source)

    def resolve(target: str) -> str:
        if not target.startswith("."):
            raise JoinError(f"{path} imports {target}, which is no relative path")
        return normpath(join(dirname(path), target))

    def passed_on(match: re.Match[str]) -> str:
        pairs = []
        for theirs, ours in _pairs(match[1]):
            local = f"$passed{len(module.exports)}"
            module.exports[ours] = local
            pairs.append((theirs, local))
        module.imports.append((resolve(match[2]), pairs))
        return ""

    def imported(match: re.Match[str]) -> str:
        pairs = [("default", match[1])] if match[1] else []
        module.imports.append((resolve(match[3]), [*pairs, *_pairs(match[2] or "")]))
        return ""

    def listed(match: re.Match[str]) -> str:
        module.exports.update({ours: theirs for theirs, ours in _pairs(match[1])})
        return ""

    def declared(match: re.Match[str]) -> str:
        module.exports[match[2]] = match[2]
        return f"{match[1]} {match[2]}"

    def given(_: re.Match[str]) -> str:
        module.exports["default"] = "$default"
        return "const $default = "

    def loaded(match: re.Match[str]) -> str:
        target = resolve(match[1])
        module.later.append(target)
        return f'$["{LOADER}"].load("{target}")'

    for pattern, replace in (
        (_PASSED_ON, passed_on),
        (_IMPORT, imported),
        (_LIST, listed),
        (_DECLARED, declared),
        (_DEFAULT, given),
    ):
        text = pattern.sub(replace, text)
    if left := _LEFT.search(text):
        raise JoinError(f"{path}: cannot join `{text[left.start() : left.start() + 60].strip()}`")
    module.body = _FOLDED.sub("\n", _DYNAMIC.sub(loaded, text)).strip()
    module.waits = _WAITS.search(text) is not None
    return module


def _pairs(names: str) -> list[tuple[str, str]]:
    """Return the names of `a, b as c` with what they are called on the other side."""
    pairs = []
    for part in filter(None, (part.strip() for part in names.split(","))):
        name, _, other = part.partition(" as ")
        pairs.append((name.strip(), other.strip() or name.strip()))
    return pairs


class Graph:
    """All modules that are reached from some first ones, read once each."""

    def __init__(self, read: Callable[[str], str]) -> None:
        self._read = read
        self.modules: dict[str, Module] = {}

    def closure(self, roots: Iterable[str]) -> list[str]:
        """Return the roots and all they need, in the order in which they run."""
        order: dict[str, bool] = {}
        for root in roots:
            self._visit(root, order, [])
        return list(order)

    def _visit(self, path: str, order: dict[str, bool], above: list[str]) -> None:
        if path in above:
            raise JoinError("import cycle: " + " -> ".join([*above[above.index(path) :], path]))
        if path in order:
            return
        if path not in self.modules:
            self.modules[path] = parse(path, self._read(path))
        for needed in self.modules[path].needs:
            self._visit(needed, order, [*above, path])
        order[path] = True

    def chunks(self, first: str, always: Iterable[str], others: Iterable[str]) -> list[Chunk]:
        """Share the modules out: a file for `first`, which `always` belong to, and one for each of `others`.

        A module that is loaded later gets a file of its own, even if several modules load it. If only modules
        of one file load it, that file comes before it and holds what both need; everything else that two
        files need belongs to the first one.
        """
        shared = self.closure([*always, first])
        roots = self._roots([*shared, *others], others)
        while True:
            needed = {root: [path for path in self.closure([root]) if path not in shared] for root in roots}
            parents = self._parents(needed, first, others)
            owners: dict[str, str] = {}
            common = []
            for path in dict.fromkeys(path for paths in needed.values() for path in paths):
                users = [root for root in roots if path in needed[root]]
                owner = next(
                    (one for one in users if all(one in _line(root, parents) for root in users)), None
                )
                if owner is None:
                    common.append(path)
                else:
                    owners[path] = owner
            if not common:
                break
            shared = self.closure([*always, *common, first])
        files = {root: [path for path in needed[root] if owners[path] == root] for root in roots}
        home = {root: owners.get(root, first) for root in roots}
        chunks = [Chunk(first, shared, None, [first, *(root for root in roots if home[root] == first)])]
        for root in sorted(
            (root for root in roots if files[root]), key=lambda root: len(_line(root, parents))
        ):
            held = [other for other in roots if home[other] == root]
            chunks.append(Chunk(root, files[root], parents[root], held))
        return chunks

    def _roots(self, start: Iterable[str], others: Iterable[str]) -> list[str]:
        """Return `others` and every module that is loaded later, by them, by `start` or by each other."""
        roots = dict.fromkeys(others)
        queue = list(start)
        for path in queue:
            for reached in self.closure([path]):
                fresh = [later for later in self.modules[reached].later if later not in roots]
                roots.update(dict.fromkeys(fresh))
                queue += fresh
        return list(roots)

    def _parents(self, needed: Mapping[str, list[str]], first: str, others: Iterable[str]) -> dict[str, str]:
        """Return the file that is there whenever a root is loaded: its only loader's, or the first one."""
        parents = {}
        for root in needed:
            loaders = [path for path, module in self.modules.items() if root in module.later]
            users = [other for other, paths in needed.items() if any(path in paths for path in loaders)]
            elsewhere = any(path not in needed[user] for path in loaders for user in users)
            alone = len(users) == 1 and not elsewhere and root not in (*users, *others)
            parents[root] = users[0] if alone else first
        return parents

    def write(self, chunk: Chunk, addresses: Mapping[str, str]) -> str:
        """Return the text of a joined file; `addresses` are those of earlier files, the first one first."""
        base = next(iter(addresses.values()), None)
        before = addresses[chunk.parent] if chunk.parent else None
        parts = [f'import {{ $ }} from "{base}";\nexport {{ $ }};' if base else "export const $ = {};"]
        if before and before != base:
            parts.append(f'import "{before}";')
        return "\n".join([*parts, *(_function(self.modules[path]) for path in chunk.modules)]) + "\n"


def _line(root: str, parents: Mapping[str, str]) -> list[str]:
    """Return a root and the roots whose files come before its own."""
    line = [root]
    while line[-1] in parents:
        line.append(parents[line[-1]])
    return line


def _function(module: Module) -> str:
    """Return the statement that runs a module and keeps its exports."""
    taken = [f'const {{ {_destructured(pairs)} }} = $["{path}"];' for path, pairs in module.imports if pairs]
    given = ", ".join(name if name == local else f"{name}: {local}" for name, local in module.exports.items())
    body = "\n".join([*taken, module.body, f"return {{ {given} }};"])
    run = f"await (async () => {{\n{body}\n}})()" if module.waits else f"(() => {{\n{body}\n}})()"
    return f'$["{module.path}"] = {run};'


def _destructured(pairs: Iterable[tuple[str, str]]) -> str:
    return ", ".join(name if name == local else f"{name}: {local}" for name, local in pairs)


def reader(files: Mapping[str, str]) -> Callable[[str], str]:
    """Return a function that reads from a dictionary of texts by path."""

    def read(path: str) -> str:
        try:
            return files[path]
        except KeyError:
            raise JoinError(f"{path} is not there") from None

    return read
