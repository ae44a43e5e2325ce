"""Mail providers that many people use: where their servers are, and what to do before a program may log in."""

from typing import Any, Literal

from pbem.record import value

Name = Literal["gmail", "fastmail", "icloud", "gmx", "yahoo", "outlook", "postfix"]

_PERSONAL = ("icloud.com", "me.com", "mac.com")
_GERMAN = ("gmx.net", "gmx.de", "gmx.at", "gmx.ch")
_NO_PASSWORDS = (
    "Microsoft has taken no passwords from programs since September 2024: a program that prints a token, or "
    "email-oauth2-proxy on this computer, does it; docs/outlook.md leads through both."
)


@value
class Provider:
    """
    A provider: scheme, host and port of its servers, and `hint`, the way to a password it accepts.

    With `tokens_only` passwords are refused whatever they are. Without servers the mail program of this very
    computer does everything.
    """

    smtp: str
    imap: str
    hint: str
    tokens_only: bool = False


PROVIDERS: dict[Name, Provider] = {
    "gmail": Provider(
        "smtp://smtp.gmail.com:587",
        "imaps://imap.gmail.com",
        "Gmail wants an app password of sixteen letters: switch on two-step verification, then make one at "
        "https://myaccount.google.com/apppasswords. The password of the account is refused.",
    ),
    "fastmail": Provider(
        "smtps://smtp.fastmail.com:465",
        "imaps://imap.fastmail.com",
        "Fastmail wants an app password with access to mail (Settings, Privacy & Security, Manage app passwords). "
        "The plan Basic has none.",
    ),
    "icloud": Provider(
        "smtp://smtp.mail.me.com:587",
        "imaps://imap.mail.me.com",
        "iCloud wants an app-specific password: https://account.apple.com, Sign-In and Security; it needs two-factor "
        "authentication. The user of [fetch] is the name before the @; if that is refused, the whole address.",
    ),
    "gmx": Provider(
        "smtp://mail.gmx.net:587",
        "imaps://imap.gmx.net",
        "GMX lets programs in only after POP3 and IMAP access is switched on in the settings of the mailbox; with "
        "two-factor authentication it also wants an app-specific password, and it makes one only then.",
    ),
    "yahoo": Provider(
        "smtps://smtp.mail.yahoo.com:465",
        "imaps://imap.mail.yahoo.com",
        "Yahoo wants an app password: https://login.yahoo.com/account/security, Generate app password.",
    ),
    "outlook": Provider(
        "smtp://smtp-mail.outlook.com:587", "imaps://outlook.office365.com", _NO_PASSWORDS, tokens_only=True
    ),
    "postfix": Provider(
        "", "", "Postfix hands mail on where ~/.forward says so: docs/hosting.md, Your own Postfix, has the line."
    ),
}

_PROXY = ("smtp://localhost:1587", "imap://localhost:1993")


def server_tables(name: Name, address: str, password_command: list[str], *, tokens: bool) -> dict[str, Any]:
    """
    Return the tables [mail] and [fetch] for the mailbox of an address; {} where nothing has to be said.

    `password_command` prints the password or, with `tokens`, a fresh token. Where a provider takes
    tokens only and there are none, the servers are those of email-oauth2-proxy.
    """
    provider = PROVIDERS[name]
    if not provider.smtp:
        return {}
    smtp, imap = (provider.smtp, provider.imap) if tokens or not provider.tokens_only else _PROXY
    local, _, domain = address.partition("@")
    if name == "gmx" and domain.casefold() not in _GERMAN:
        smtp, imap = (one.replace(".gmx.net", ".gmx.com") for one in (smtp, imap))
    short = name == "icloud" and domain.casefold() in _PERSONAL
    login = {"password_command": password_command, **({"auth": "xoauth2"} if tokens else {})}
    return {
        "mail": {"smtp": _with_user(smtp, address), **login},
        "fetch": {"imap": _with_user(imap, local if short else address), **login},
    }


def at_proxy(url: str) -> bool:
    """Say whether a server is that of email-oauth2-proxy on this computer."""
    return any(url.endswith(one.rpartition("/")[2]) for one in _PROXY)


def hint_for(host: str) -> str:
    """Return the hint of the provider whose server this is; "" for any other."""
    for provider in PROVIDERS.values():
        for url in (provider.smtp, provider.imap):
            server = url.partition("//")[2].partition(":")[0]
            if server and host.casefold() in (server, server.replace(".gmx.net", ".gmx.com")):
                return provider.hint
    return ""


def _with_user(url: str, user: str) -> str:
    scheme, _, place = url.partition("//")
    return f"{scheme}//{user.replace('%', '%25').replace('@', '%40').replace('/', '%2F').replace('#', '%23')}@{place}"
