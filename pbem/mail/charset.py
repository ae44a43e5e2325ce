"""
Bytes of a mail as text, whatever the label says.

A label is believed only where the bytes do not speak for themselves, and only if it names a text
charset: Python also decodes `zlib_codec` and `unicode_escape`, and no mail may choose those.
"""

import codecs
import re

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_ALLOWED = re.compile(
    r"us-ascii|ascii|utf-?8|utf-?16(?:le|be)?|iso-8859-(?:[1-9]|1[013-6])(?:-[ei])?|latin-?1|"
    r"(?:windows-|cp)125[0-8]|cp(?:437|850|852|866|932|949)|koi8-[ru]|mac-?roman|tis-620|big5|"
    r"gb(?:2312|k|18030)|euc-(?:jp|kr)|shift_jis"
)
# Charsets of seven bits: their bytes look like ASCII, so that here the label must be heard first.
_SEVEN_BITS = re.compile(r"iso-2022-(?:jp|kr)|hz-gb-2312|utf-7|unicode-1-1-utf-7")
_NAMES = {"unicode-1-1-utf-7": "utf-7", "hz-gb-2312": "hz"}


def decode(data: bytes, label: str = "") -> str:
    """Return the text of some bytes; `label` is the charset that a header names. Never raises."""
    if data.startswith(_UTF16):
        return data.decode("utf-16", "replace")
    if wide := _wide(data):
        return data.decode(wide, "replace")
    label = label.strip("\"' \t").lower()[:40]
    for name in (_seven_bits(label), "utf-8-sig", _allowed(label), "cp1252"):
        try:
            if name:
                return data.decode(name)
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


def _allowed(label: str) -> str:
    return label.removesuffix("-i").removesuffix("-e") if _ALLOWED.fullmatch(label) else ""


def _seven_bits(label: str) -> str:
    return _NAMES.get(label, label) if _SEVEN_BITS.fullmatch(label) else ""
