"""What a mail may hold that nobody opens here, by type and by the end of its name, with what helps its sender."""

_DOCUMENT = (
    "a word processor document ({}) is not read; write the orders into the text of the mail, or "
    "attach them as a plain text file (.toml or .txt)"
)
_BY_END = {
    "winmail.dat": "Outlook wrapped the files in winmail.dat; send the mail as plain text",
    ".zip": "a zip archive was not opened; attach the file itself",
    ".gz": "a gzip archive was not opened; attach the file itself",
    **{f".{end}": _DOCUMENT.format(end) for end in ("docx", "doc", "odt", "rtf", "pdf")},
}
_BY_TYPE = {
    "application/ms-tnef": _BY_END["winmail.dat"],
    "application/zip": _BY_END[".zip"],
    "application/x-zip-compressed": _BY_END[".zip"],
    "application/gzip": _BY_END[".gz"],
    "application/pkcs7-mime": "the mail is encrypted or sealed (S/MIME); send it without that",
    "multipart/encrypted": "the mail is encrypted; send it without that",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": _BY_END[".docx"],
    "application/msword": _BY_END[".doc"],
    "application/vnd.oasis.opendocument.text": _BY_END[".odt"],
    "application/rtf": _BY_END[".rtf"],
    "text/rtf": _BY_END[".rtf"],
    "application/pdf": _BY_END[".pdf"],
}


def unopened(type_: str, name: str = "") -> str:
    """Say what helps where a part with such a type or name is not opened; "" for any other."""
    by_end = (said for end, said in _BY_END.items() if name.lower().endswith(end))
    return next(by_end, "") or _BY_TYPE.get(type_, "")
