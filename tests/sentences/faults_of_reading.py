"""Faults in what people type, in the page, and in bots."""

from fault import Fault

NAMES = "engine/short/names"
SHORT = "engine/short/reading"
DOUBT = "engine/short/doubt"
SIGNS = "pbem/engine/short/signs.py"
RULES = "pbem/engine/short/doubt_rules.py"
TELLINGS = "engine/short/tellings"
HEADS = "engine/short/headings"
BEARING = "engine/short/bearing"
DENIED = "engine/short/denials"
GIST = "engine/short/gist"
TONGUES = "engine/short/tongues"
SENTENCES = "engine/short/sentences"
EXPLAINED = "engine/short/explanations"
TYPED = "pbem/engine/short/typed_text.py"
BUNDLE = "engine/page/game_page"
STORY = "engine/page/story"
BOT = "engine/bots/bot"
TABLE = "engine/table/ruleset"

READING = (
    Fault(
        f"{SHORT} 1.1",
        "sure = self.openings.opening(tokens)",
        "sure = self.openings.opening(tokens[1:])",
        "pbem/engine/short/pieces.py",
    ),
    Fault(
        f"{GIST} 1.1",
        "if len(number.text) < 10 else None\n    return None",
        'if len(number.text) < 10 else None\n    return LineItem("", None, [token])',
        "pbem/engine/short/items.py",
    ),
    Fault(f"{GIST} 2.1", "directed(items[:count]), _limits", "directed(items[:1]), _limits"),
    Fault(
        f"{GIST} 2.1",
        "and self.situation.owns(self.id_of(place))",
        "and not self.situation.owns(self.id_of(place))",
        "pbem/rulesets/risk/forms/short/cast.py",
    ),
    Fault(f"{GIST} 3.1", "return [*orders, *more]", "return orders"),
    Fault(f"{SENTENCES} 1.1", "if depth <= 0 and one.text in _STOPS", "if depth > 9 and one.text in _STOPS"),
    Fault(f"{SENTENCES} 1.1", 'return before.text == "." or listed or is_cut', 'return before.text == "." or is_cut'),
    Fault(f"{SENTENCES} 1.1", "or listed or is_cut(before, self.typed.grammar.book)", "or listed"),
    Fault(f"{SENTENCES} 2.1", 'tokens[0].kind == "arrow" or is_toml(tokens)', "is_toml(tokens)"),
    Fault(f"{SENTENCES} 3.1", "if self.governs(tokens[begin:at]) or found", "if found"),
    Fault(f"{DOUBT} 8.1", "own or disagrees(said.denials, given)", "own"),
    Fault(f"{DOUBT} 1.1", "(said.head in GREETINGS and not _orders_between_names(said)) or is_to", "is_to", RULES),
    Fault(
        f"{DOUBT} 1.1",
        "not _orders_between_names(said)) or is_to_somebody(said)",
        "not _orders_between_names(said))",
        RULES,
    ),
    Fault(f"{DOUBT} 2.1", "return not said.has_arrow and (asks or (", "return not said.has_arrow and ((", RULES),
    Fault(f"{DOUBT} 2.1", "and said.head not in said.speech.strong", "and said.head", RULES),
    Fault(f"{DOUBT} 3.1", "(person and not about)", "(person and said.names > 9)", RULES),
    Fault(f"{DOUBT} 4.1", "and (near or is_like_an_order(said))", "and near"),
    Fault(f"{DOUBT} 4.1", "and (near or is_like_an_order(said))", "and True"),
    Fault(
        f"{DOUBT} 4.2",
        "return self.head in self.speech.strong or bool(head_end(self.words, self.speech.heads))",
        "return self.head in self.speech.strong",
        SIGNS,
    ),
    Fault(f"{DOUBT} 5.1", "or said.has_number or said.has_verb or", "or said.has_number or", RULES),
    Fault(f"{DOUBT} 5.2", '"" if doubt not in ("", BACK) and said.tells else doubt', "doubt"),
    Fault(f"{DOUBT} 6.2", "said.has_cut_way or said.has_initials or", "said.has_cut_way or", RULES),
    Fault(f"{DOUBT} 6.1", "begins = said.head in said.speech.weak or", "begins =", RULES),
    Fault(f"{DOUBT} 6.1", "or said.has_arrow or _goes_on", "or _goes_on", RULES),
    Fault(f"{DOUBT} 6.1", "if said.names > 1 or said.has_number or", "if said.has_number or", RULES),
    Fault(f"{DOUBT} 6.1", "if said.names > 1 or said.has_number or", "if said.names > 1 or", RULES),
    Fault(f"{DOUBT} 6.2", "self.leads_from_it or self.has_misspelt_verb", "self.leads_from_it", SIGNS),
    Fault(f"{DOUBT} 6.2", "(directed or (self.has_number and not self.names))", "directed", SIGNS),
    Fault(f"{DOUBT} 6.2", "(self.says_nouns or self.leads_from_it or", "(self.leads_from_it or", SIGNS),
    Fault(f"{DOUBT} 7.1", "return said.head in said.speech.modifiers or counts", "return counts", RULES),
    Fault(f"{DOUBT} 7.1", "limits_orders(said) or names_what_is_given(said)", "limits_orders(said)"),
    Fault(f"{DOUBT} 10.1", " or disagrees(denied(line, speech, back=True), given)", ""),
    Fault(f"{DOUBT} 7.1", "return counts or stands_alone(said) or (", "return counts or (", RULES),
    Fault(f"{DOUBT} 10.1", "(given and takes_back(said)) or", "(near and takes_back(said)) or"),
    Fault(f"{DOUBT} 10.1", "bool(REVISIONS.search(typed))", "False", RULES),
    Fault(f"{DOUBT} 10.2", "if said.head in REVISING or (", "if (", RULES),
    Fault(f"{DOUBT} 10.2", "and not is_greeting(said)", "and False", RULES),
    Fault(f"{DOUBT} 10.2", 'last == "?" and about and', "False and", RULES),
    Fault(
        f"{DOUBT} 10.3",
        "if tokens and self.turns_others(at, near=near):",
        "if not tokens:",
        "pbem/engine/short/line_reader.py",
    ),
    Fault(f"{HEADS} 1.2", "if self._is_sentence else _LONGEST", "if not self.words else _LONGEST"),
    Fault(f"{HEADS} 1.1", "if self._greets or self._requests or", "if"),
    Fault(f"{HEADS} 1.1", "and not denied(self.line, self.speech)", ""),
    Fault(f"{HEADS} 2.1", "return self._turn(self.words) and self._is_ordinary", "return False and self._is_ordinary"),
    Fault(f"{HEADS} 3.1", 'tokens[-1].text != ":" or not self.words', "tokens"),
    Fault(f"{HEADS} 4.1", "one in LED or (one", "True or (one"),
    Fault(f"{HEADS} 4.1", "return last in TURNING_ENDS or", "return"),
    Fault(f"{DOUBT} 11.1", "if sentence.bears or", "if"),
    Fault(f"{DOUBT} 12.1", "or said.is_nearly_an_order or not sentence.is_talk else", "or sentence else"),
    Fault(f"{DOUBT} 12.1", "(said.has_verb or doubt in (BACK, BEGINS))", "said.has_arrow"),
    Fault(f"{BEARING} 1.1", "*pairs, *apart, whole(said)", "*pairs, whole(said)"),
    Fault(f"{BEARING} 1.2", "            yield NAME\n", "            yield said\n"),
    Fault(f"{BEARING} 1.2", "            yield PLAYER\n", "            yield said\n"),
    Fault(f"{BEARING} 2.1", "weight >= least", "weight >= 99 * least"),
    Fault(f"{BEARING} 3.1", "WAY not in self.said and not self.counts_own", "WAY not in self.said"),
    Fault(f"{BEARING} 3.1", "self.weight <= TALK and", "self.weight <= 99 * TALK and"),
    Fault(f"{EXPLAINED} 1.1", 'bool(_pattern(ahead=ahead).fullmatch(" ".join(said)))', "False"),
    Fault(f"{EXPLAINED} 2.1", "return barred.isdisjoint(said) and", "return"),
    Fault(f"{HEADS} 5.1", "(begins and word in LED_BY)", "False"),
    Fault(f"{HEADS} 5.1", "if said and _turns_order(said, speech):", "if not said:"),
    Fault(f"{DOUBT} 9.1", "if (about or uses) and len(said.words)", "if about or len(said.words)"),
    Fault(f"{DOUBT} 9.3", "not (sentence.is_likely_talk or stands_alone(said))", "not stands_alone(said)"),
    Fault(f"{DOUBT} 9.2", "first &= is_greeting(said) or", "first ="),
    Fault(f"{TELLINGS} 1.1", "all(tale.is_told(one)", "any(tale.is_told(one)"),
    Fault(
        f"{TELLINGS} 2.1", "self._is_done_by_others(at) or self._was_done(at) for at in verbs", "False for _ in verbs"
    ),
    Fault(f"{TELLINGS} 2.2", "if self._has_other(clause) or self._has_told_verb", "if self._has_told_verb"),
    Fault(f"{TELLINGS} 3.1", 'any(one.kind == "arrow" for one in line.tokens)', "False"),
    Fault(f"{TELLINGS} 3.1", "if self.words[0] not in CASES:", "if self.words:"),
    Fault(
        f"{DENIED} 1.1",
        "elif not _is_words(said, speech, about=speech.nouns if back and found else ()):",
        "elif found:",
    ),
    Fault(f"{DENIED} 1.2", "elif rest and rest[0] in _NOBODY:", "elif not said:"),
    Fault(f"{DENIED} 2.1", "or word in _WEIGHTY for word in said", "for word in said"),
    Fault(f"{DENIED} 3.1", "and not (one.places and one.places.isdisjoint(given[one.word]))", ""),
    Fault(
        f"{NAMES} 1.1",
        "return {**book, **{fold(one.word): [one] for one in self.things if one.word != one.shown}}",
        "return book",
    ),
    Fault(
        f"{NAMES} 2.1",
        "all(map(str.startswith, name, typed))",
        "all(map(str.__eq__, name, typed))",
    ),
    Fault(f"{NAMES} 2.2", "len(wanted) > _LEAST_GLUED", "not wanted"),
    Fault(f"{NAMES} 3.1", "return list(unique.values())", "return list(unique.values())[:1]"),
    Fault(
        f"{SHORT} 1.2",
        "if sure and (last > at or self.judge.is_meant(order, rest)):",
        "if order:",
        "pbem/engine/short/line_reader.py",
    ),
    Fault(f"{SHORT} 2.1", "data = {} if reader.problems else reader.draft.data", "data = reader.draft.data"),
    Fault(f"{SHORT} 3.1", "        if is_toml(rest):\n", "        if order:\n", "pbem/engine/short/pieces.py"),
    Fault(
        f"{SHORT} 4.1",
        "for things in begun for one in things}",
        "for things in begun[:1] for one in things}",
        "pbem/engine/short/names.py",
    ),
    Fault(
        f"{TONGUES} 1.1",
        "phrase, ends = max(found,",
        "phrase, ends = min(found,",
        "pbem/engine/short/phrases.py",
    ),
    Fault(f"{TONGUES} 1.1", "lambda said: self.names(said) | self._players_in(said)", "lambda _: {}", TYPED),
    Fault(
        f"{TONGUES} 1.2",
        '"not": "nicht/nie/niemals",',
        '"now": "nicht/nie/niemals",',
        "pbem/rulesets/risk/forms/short/tongues/german.py",
    ),
    Fault(
        f"{TONGUES} 1.2",
        "                read += tokens[at:end]\n",
        '                read += [one for one in tokens[at:end] if at in names or one.kind != "word"]\n',
        "pbem/engine/short/phrases.py",
    ),
    Fault(f"{TONGUES} 2.1", "hits[number] += 1", "hits[number] = 1"),
    Fault(f"{TONGUES} 2.1", "self.grammar.tongues.spoken_in(said, _TELLING) or self._tongues", "self._tongues", TYPED),
    Fault(f"{TONGUES} 2.1", "if most < least or", "if"),
    Fault(f"{TONGUES} 2.1", "or hits[0] == most or", "or"),
    Fault(f"{TONGUES} 2.2", "return read[0] if len(same) == 1 else []", "return read[0]", TYPED),
    Fault(f"{TONGUES} 2.2", "_MOST_TONGUES = 2", "_MOST_TONGUES = 1"),
    Fault(f"{BUNDLE} 1.1", "const ([\\w$]+)|class", "cons ([\\w$]+)|class"),
    Fault(f"{BUNDLE} 1.2", 'and not line.startswith(" *"):', "and not line:"),
    Fault(f"{BUNDLE} 2.1", "(?:\\./|\\.\\./[a-z-]+/)", "(?:\\./)"),
    Fault(f"{BUNDLE} 3.1", '_COMMENT.sub("", "\\n".join([*lines, ""]))', '"\\n".join([*lines, ""])'),
    Fault(f"{BUNDLE} 4.1", "    yield from (*needed, name)\n", "    yield from (name, *needed)\n"),
    Fault(f"{BUNDLE} 4.1", "= await (async () => {{", "= (async () => {{"),
    Fault(f"{STORY} 1.1", "self._text(drawing.badge(spot))", "self._text(spot.text)"),
    Fault(
        f"{STORY} 2.1",
        "return known.setdefault(value, len(known))",
        "return known.setdefault((value, len(known)), len(known))",
    ),
    Fault(f"{STORY} 2.2", "_MARK.join(parts[::2])", "text"),
    Fault(f"{STORY} 3.1", "        if self.shown.get(what) == value:\n            return None\n", ""),
    Fault(f"{STORY} 3.2", "if rest := _join_changes(", "if (rest := None) and _join_changes("),
    Fault(f"{STORY} 3.2", "yield self._pack_step((), rest)", 'yield self._pack_step(("It goes back.",), rest)'),
    Fault(
        f"{BOT} 1.1",
        "bytes(lots.below(256) for _ in range(32))",
        '__import__("os").urandom(32)',
        "pbem/rulesets/risk/bots/rehearsal.py",
    ),
    Fault(f"{BOT} 2.1", "if not _problems(reading):", "if proposal:"),
    Fault(f"{BOT} 2.2", "(*proposal.why, amends), amends)", "proposal.why)"),
    Fault(f"{BOT} 2.2", "    if refused:\n", "    if not refused:\n"),
    Fault(f"{BOT} 3.1", 'f"{seat}/{style}".encode()', '(f"{seat}/{style}" + str(__import__("time").time())).encode()'),
)
