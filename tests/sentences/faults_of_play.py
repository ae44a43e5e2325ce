"""Faults in who decides, who sees what, how a game begins, and how cards are dealt."""

from fault import Fault

APPROVAL = "engine/play/approval"
SIGHT = "engine/play/visibility"
DEALING = "engine/modes/dealing"
START = "engine/papers/start_file"
AHEAD = "engine/foresight/look_ahead"

PLAY = (
    # ── what orders will probably do ─────────────────────────────────────────────────────────────
    Fault(
        f"{AHEAD} 2.1",
        "return Forecast(_sum_up(table, before, orders, plays), 0, work.done)",
        "return Forecast(_sum_up(table, before, orders, plays[1:]), 0, work.done)",
    ),
    Fault(f"{AHEAD} 3.1", "game.file.head + texts.encode()", 'game.file.head + __import__("os").urandom(8)'),
    Fault(f"{AHEAD} 3.1", "for number in range(count):", "for number in range(count // 2):"),
    Fault(f"{AHEAD} 4.1", 'return unseen_cards("private", 1)[0]', "return str(self.seeded.stream(seat).below(cards))"),
    Fault(f"{DEALING} 1.1", "deck_seed(self._secret, self._seed)", "deck_seed(bytes(32), self._seed)"),
    Fault(f"{DEALING} 1.1", "deck_seed(self._secret, self._seed)", "deck_seed(self._secret, bytes(32))"),
    # ── who must sign a decision ─────────────────────────────────────────────────────────────────
    Fault(f"{APPROVAL} 1.1", "if seat != decision.seat or seat in heard]", "if seat]"),
    Fault(f"{APPROVAL} 1.1", "        return tuple(others)\n", "        return tuple(others[:1])\n"),
    Fault(f"{APPROVAL} 1.2", "voters.must if decision.kind == RULING else ()", "()"),
    Fault(f"{APPROVAL} 2.1", "[] if alone else [seat for seat in voters.must if seat != kept_out]", "[]"),
    Fault(f"{APPROVAL} 2.2", 'decision.seat if decision.kind != RULING else ""', '""'),
    Fault(f"{APPROVAL} 2.3", "alone = decision.kind in (SUBSTITUTE, MISSED)", "alone = decision.kind == MISSED"),
    Fault(f"{APPROVAL} 2.4", "genesis.quorum == HOST and decision.seat != master and", "genesis.quorum == HOST and"),
    Fault(f"{APPROVAL} 2.4", "decision.seat != master and master not in voters.must", "decision.seat != master"),
    Fault(
        f"{APPROVAL} 3.1",
        "if decision.kind == RESIGN else tuple(voters.live)",
        "if decision.kind == RESIGN else tuple(others)",
    ),
    Fault(f"{APPROVAL} 3.2", "return (decision.seat,) if decision.kind == RESIGN else", "return"),
    Fault(f"{APPROVAL} 4.1", "tuple(seat for seat in needed if seat not in genesis.identities)", "()"),
    Fault(f"{APPROVAL} 4.1", "if seat not in unsigned), unsigned)", "if seat not in unsigned))"),
    Fault(f"{APPROVAL} 5.1", "        if voters.must:\n", "        if not voters.live:\n"),
    Fault(f"{APPROVAL} 5.1", "return Council((HOST,))", "return Council(tuple(voters.live))"),
    Fault(f"{APPROVAL} 6.1", "if decision.kind == DRAW or genesis.ended:", "if genesis.ended:"),
    Fault(f"{APPROVAL} 6.2", "if decision.kind == DRAW or genesis.ended:", "if decision.kind == DRAW:"),
    Fault(f"{APPROVAL} 6.2", "if genesis.ended and decision.kind != ROLLBACK:", "if False:"),
    # ── who sees which cards ─────────────────────────────────────────────────────────────────────
    Fault(
        f"{SIGHT} 1.1",
        "game.table.cards.face_down(game.state).get(seat, ())",
        "[one for hand in game.table.cards.face_down(game.state).values() for one in hand]",
    ),
    Fault(
        f"{SIGHT} 1.1",
        "return hands_of(game.file.genesis).see(game.file, game.table, seat, hand, root)",
        "return BLIND",
    ),
    Fault(
        f"{SIGHT} 2.1",
        "yield token, card_key(root, file.genesis.game_id, place, answered).hex()",
        "yield token, card_key(root, file.genesis.game_id, place + 1, answered).hex()",
        "pbem/engine/modes/private.py",
    ),
    Fault(
        f"{SIGHT} 3.1",
        "public_hand(secret).hex() not in {",
        "public_hand(secret).hex() in {",
        "pbem/engine/modes/dealer.py",
    ),
    Fault(
        f"{SIGHT} 4.1",
        "if everything := see_revealed(game):",
        "if (everything := see_revealed(game)) and not everything.cards:",
    ),
    Fault(
        f"{SIGHT} 5.1",
        "return see(game, seat, root) if seat else BLIND",
        "return BLIND",
        "pbem/cli/games/visible_cards.py",
    ),
    # ── how cards are dealt ──────────────────────────────────────────────────────────────────────
    Fault(
        f"{DEALING} 2.1",
        "if seat in fresh or token not in before.get(seat, ())",
        "if seat in fresh or token not in {one for hand in before.values() for one in hand}",
    ),
    Fault(f"{DEALING} 3.1", "    if deck.secret:\n", "    if not deck:\n"),
    # ── how a game begins ────────────────────────────────────────────────────────────────────────
    Fault(f"{START} 1.1", "if other.invitation != first.invitation:", "if not other.invitation:"),
    Fault(f"{START} 2.1", "if known[id_].key and known[id_] != person:", "if not known[id_]:"),
    Fault(f"{START} 3.1", "    if faults:\n", "    if not data:\n"),
    Fault(f"{START} 3.1", "    _require_sound_proofs(start)\n", ""),
)
