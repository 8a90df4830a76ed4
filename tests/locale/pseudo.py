"""A language that nobody speaks, made of the English catalogue: every word is written, and none of them is plain."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from duskbell.locale.hearing import FILE
from duskbell.locale.words import FIRST, HERE

TAG = "qps"
"""A tag that is for private use."""
_MARKED = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
PLAIN = re.compile(r"(?<![^\W\d_])(?=[A-Za-z]*[aeiouAEIOU])[A-Za-z]{3,}(?![^\W\d_])")
"""A word with a plain vowel: it comes from no catalogue of this language."""


class _Marker(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(node.value.translate(_MARKED))


def copy_to(folder: Path) -> Path:
    """Write the language into `folder`, as a translator would: a copy of the first one, each text in other words."""
    own = folder / TAG
    own.mkdir(parents=True)
    for path in sorted((HERE / FIRST).glob("*.ftl")):
        marked = _Marker().visit(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")))
        (own / path.name).write_text(FluentSerializer().serialize(marked), encoding="utf-8")
    shutil.copy(HERE / FIRST / FILE, own)
    return own
