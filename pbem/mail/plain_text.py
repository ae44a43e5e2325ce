"""The text that a person wrote, out of a mail: soft line ends, quotation marks, encodings."""

import re
from collections.abc import Sequence
from functools import lru_cache

from pbem.engine.text.order_file import UTF16

QUOTES = ">|"
BLANKS = " \t\u00a0"
_FRONT = QUOTES + BLANKS
_FRONTS = re.compile(rf"\n([{_FRONT}]*)")


def unflow(text: str, *, delsp: bool = False) -> str:
    """
    Join the lines of a text in `format=flowed` (RFC 3676); `text` has LF line ends.

    Quoted lines keep one `> ` for each level. `-- ` stays a line of its own.
    """
    done: list[str] = []
    open_depth = -1
    for line in text.split("\n"):
        depth, own = _depth(line)
        soft = own.endswith(" ") and own != "-- "
        own_kept = own[:-1] if soft and delsp else own
        if open_depth == depth and own != "-- ":
            done[-1] += own_kept
        else:
            done.append("> " * depth + own_kept)
        open_depth = depth if soft else -1
    return "\n".join(done)


def _depth(line: str) -> tuple[int, str]:
    """Return how often a line is quoted, and what remains when that and one stuffed blank are gone."""
    own = line.lstrip(">")
    return len(line) - len(own), own.removeprefix(" ")


def quote_level(line: str) -> int:
    """Say how many quotation marks stand before the first other character of a line."""
    if not line or line[0] not in _FRONT:
        return 0
    front = line[: len(line) - len(line.lstrip(_FRONT))]
    return front.count(">") + front.count("|")


def quote_levels(text: str) -> list[int]:
    """Say the same of each line of a text."""
    fronts = _FRONTS.findall(f"\n{text}")
    known = {front: front.count(">") + front.count("|") for front in set(fronts)}
    return [known[front] for front in fronts]


def lower_bytes(text: str) -> bytes:
    """Return a text in small letters, to look for ASCII in it: of bytes they cost a tenth of those of a text with any arrow in it."""
    return text.encode("utf-8", "surrogatepass").lower()


def unquote(lines: Sequence[str], level: int) -> list[str]:
    """Take up to `level` quotation marks off each line; lines that have fewer lose what they have."""
    return _marks(level).sub("\n", "\n".join(["", *lines])).split("\n")[1:] if level else list(lines)


@lru_cache(16)
def _marks(level: int) -> re.Pattern[str]:
    return re.compile(rf"\n(?:[{BLANKS}]*+[{QUOTES}]){{1,{level}}}+ ?")


# ── Bytes of a mail as text, whatever the label says ──────────────────────────────────────────────
#
# A label is believed only where the bytes do not speak for themselves, and only if it names a text
# charset: Python also decodes `zlib_codec` and `unicode_escape`, and no mail may choose those.

_ALLOWED = re.compile(
    r"us-ascii|ascii|utf-?8|utf-?16(?:le|be)?|iso-8859-(?:[1-9]|1[013-6])(?:-[ei])?|latin-?1|"
    r"(?:windows-|cp)125[0-8]|cp(?:437|850|852|866|932|949)|koi8-[ru]|mac-?roman|tis-620|big5|"
    r"gb(?:2312|k|18030)|euc-(?:jp|kr)|shift_jis"
)
# Charsets of seven bits: their bytes look like ASCII, so here the label comes first.
_SEVEN_BITS = re.compile(r"iso-2022-(?:jp|kr)|hz-gb-2312|utf-7|unicode-1-1-utf-7")
_NAMES = {"unicode-1-1-utf-7": "utf-7", "hz-gb-2312": "hz"}


def decode(data: bytes, label: str = "") -> str:
    """Return the text of some bytes; `label` is the charset that a header names. Never raises."""
    if data.startswith(UTF16):
        return data.decode("utf-16", "replace")
    if wide := _wide(data):
        return data.decode(wide, "replace")
    label = label.strip("\"' \t").lower()[:40]
    for name in (_seven_bits(label), "utf-8", _text_charset(label), "cp1252"):
        try:
            if name:
                text = data.decode(name)
                return text.removeprefix("\ufeff") if name == "utf-8" else text
        except (UnicodeError, LookupError):
            continue
    return data.decode("latin-1")


def _wide(data: bytes) -> str:
    """Name the UTF-16 that has no mark, by where its zero bytes stand; "" for anything else."""
    sample = data[:2048]
    zeros = sample[::2].count(0), sample[1::2].count(0)
    if sum(zeros) * 4 < len(sample) or not sample:
        return ""
    return "utf-16-be" if zeros[0] > zeros[1] else "utf-16-le"


def _text_charset(label: str) -> str:
    return label.removesuffix("-i").removesuffix("-e") if _ALLOWED.fullmatch(label) else ""


def _seven_bits(label: str) -> str:
    return _NAMES.get(label, label) if _SEVEN_BITS.fullmatch(label) else ""
