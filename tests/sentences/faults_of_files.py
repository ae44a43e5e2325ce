"""Faults in the files of this computer, and in how game files are read."""

from fault import Fault

FILES = "local/files"
BESIDE = "pbem/local/beside.py"
LEDGER = "local/ledger"
JOURNAL = "local/journal"
LEDGER_FILE = "pbem/local/ledger_file.py"
LEDGER_LINES = "pbem/local/ledger_lines.py"
READER = "engine/file/game_reader"
HISTORY = "engine/file/history"

LOCAL = (
    Fault(
        f"{HISTORY} 1.1", "hashes.orders_hash(orders[0].encode())", 'hashes.orders_hash(orders[0].strip("{}").encode())'
    ),
    Fault(
        f"{FILES} 1.1",
        '    if not same:\n        raise FileTakenError(f"{path} already',
        '    if same is None:\n        raise FileTakenError(f"{path} already',
    ),
    Fault(
        f"{FILES} 1.1",
        "    except FileExistsError:\n        raise _taken_meanwhile(path) from None\n",
        "    except FileExistsError:\n        os.replace(temporary, path)\n",
        BESIDE,
    ),
    Fault(
        f"{FILES} 2.1",
        "            for (path, _), temporary in zip(missing, beside, strict=True):\n",
        '            for path, data in missing:\n                open(path, "wb").write(data)\n            for (path, _), temporary in []:\n',
    ),
    Fault(
        f"{FILES} 2.2",
        "            if flushed:\n                os.fsync(file.fileno())\n",
        "            os.fsync(file.fileno())\n",
        BESIDE,
    ),
    Fault(f"{FILES} 3.1", "zip(missing, beside, strict=True)", "zip(missing[::-1], beside[::-1], strict=True)"),
    Fault(f"{FILES} 3.2", "                os.unlink(path)\n    ", "                pass\n    "),
    Fault(f"{LEDGER} 1.1", "                os.fsync(handle)\n", "                pass\n", "pbem/local/files.py"),
    Fault(f"{LEDGER} 1.2", "if one.value != wanted.value), None", "if one), None", LEDGER_LINES),
    Fault(f"{LEDGER} 2.1", "                if taken:\n", "                if not entry:\n"),
    Fault(f"{LEDGER} 2.2", "with self._alone():", "if choose:", LEDGER_FILE),
    Fault(f"{LEDGER} 3.1", 'data[: data.rfind(b"\\n") + 1]', "data", LEDGER_FILE),
    Fault(
        f"{LEDGER} 3.2",
        "        raise damage_in(where, number)\n",
        "        return LedgerLine(HEAD, NONE, NONE, NONE, 0, NONE)\n",
        LEDGER_LINES,
    ),
    Fault(f"{LEDGER} 3.3", "(said[0], _with_check(said[0]))", "(said[0], line)", LEDGER_LINES),
    Fault(f"{LEDGER} 4.1", "if not asked or is_whole([*known, *later]):", "if known or not asked or is_whole(later):"),
    Fault(f"{LEDGER} 5.1", "            fresh = news(known, lines)", "            fresh = []"),
    Fault(f"{LEDGER} 4.1", "[*fresh, *(() if known else mark)]", "fresh"),
    Fault(
        f"{LEDGER} 5.2", "        return list(others[len(known) :])\n", "        return list(others)\n", LEDGER_LINES
    ),
    Fault(
        f"{JOURNAL} 1.1",
        "*write_journal(batch.root, entries))\n",
        "*write_journal(batch.root, entries), lasting=False)\n",
    ),
    Fault(f"{JOURNAL} 2.1", "if files.exists(one.path) or not is_done(one.path)", "if not files.exists(one.path)"),
    Fault(f"{JOURNAL} 3.1", "    _flush(root, done)\n", ""),
    Fault(f"{JOURNAL} 4.1", "            if not game:\n                raise\n", "            raise\n"),
    Fault(f"{JOURNAL} 4.1", "        return [KeptBack(game, str(error))]\n", "        raise\n"),
    Fault(f"{JOURNAL} 4.2", "if change.kept and hash_of(", "if not game and hash_of("),
    Fault(
        f"{JOURNAL} 5.1",
        "    damaged = {_game_of(root, one.path): one.damage for one in entries if one.damage}",
        "    damaged = {}",
    ),
    Fault(f"{JOURNAL} 5.1", "one.damage and not _game_of(root, one.path)", "one.damage and False"),
    Fault(f"{JOURNAL}_file 1.1", "    if heading != _heading(text):", "    if not heading:"),
    Fault(
        f"{JOURNAL}_file 2.1", "        if hash_of(following) != digest:", "        if len(following) != (size or 0):"
    ),
    Fault(f"{READER} 1.1", "        refuse_unreasonable(text)\n", "", "pbem/engine/file/guarded_toml.py"),
    Fault(f"{READER} 1.1", "if len(data) > MAX_GAME:", "if not data:", "pbem/engine/file/guarded_toml.py"),
    Fault(
        f"{READER} 2.1",
        "    return _open_any(text)\n",
        '    raise ContentError("the history is written in a way of its own")\n',
    ),
    Fault(f"{READER} 3.1", '    _refuse_state(data["state"], last.index)\n', "    return None\n"),
    Fault(f"{HISTORY} 2.1", "hashes.head(self.prev_head,", "hashes.head(hashes.NO_HASH,"),
    Fault(f"{HISTORY} 2.1", "self.seed, state_hash)", "self.seed, hashes.NO_HASH)"),
)
