/**
 * Runs pbem/verifier/pbem-verify.mjs for the tests.
 *
 *     node second_verifier.mjs vectors FORMAT.json   what of the vectors it gets wrong, as JSON
 *     node second_verifier.mjs cards CARDS.json      the same for the values of section 14
 *     node second_verifier.mjs files < FILES.json    a verdict on each file (name to base64)
 */

import { createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import * as verifier from "../../pbem/verifier/pbem-verify.mjs";

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Buffer.from(bytes).toString("hex");
const unhex = (text) => new Uint8Array(Buffer.from(text, "hex"));

/** Compares, one value after the other; `wrong` lists what differs. */
class Trial {
  count = 0;
  wrong = [];

  same(what, mine, theirs) {
    this.count += 1;
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) this.wrong.push({ what, mine, theirs });
  }

  async refused(what, attempt) {
    let outcome = "taken";
    try {
      await attempt();
    } catch (error) {
      outcome = error instanceof verifier.Refusal ? "refused" : String(error.stack);
    }
    this.same(what, outcome, "refused");
  }
}

async function tryCanonical(trial, { texts, refused, base64_refused: spellings }) {
  for (const text of texts) {
    trial.same(text, verifier.canonical(verifier.readCanonical(text)), text);
  }
  for (const [why, text] of Object.entries(refused)) {
    await trial.refused(why, () => verifier.readCanonical(text));
  }
  for (const text of spellings) await trial.refused(text, () => verifier.unbase64(text));
}

async function tryHashes(trial, rows) {
  for (const { tag, parts, hash } of rows) {
    trial.same(tag, hex(await verifier.hash(tag, ...parts.map(unhex))), hash);
  }
}

async function tryKeys(trial, keys) {
  for (const { key: line, roots, challenges } of keys.proved) {
    const key = verifier.parseKey(line, "ssh-rsa");
    trial.same(line, await verifier.keyFault(key, roots), null);
    const own = await verifier.challengesOf(key.n);
    trial.same("challenges", own.map((one) => one.toString(16)), challenges);
  }
  for (const [why, { key: line, roots }] of Object.entries(keys.roots_refused)) {
    await trial.refused(why, async () => {
      const fault = await verifier.keyFault(verifier.parseKey(line, "ssh-rsa"), roots);
      if (fault !== null) throw new verifier.Refusal(fault);
    });
  }
  for (const [kind, name] of [["identity", "ssh-ed25519"], ["dice", "ssh-rsa"]]) {
    for (const line of keys[kind] ?? []) {
      trial.same(line, await verifier.keyFault(verifier.parseKey(line, name)), null);
    }
    for (const [why, line] of Object.entries(keys[`${kind}_refused`])) {
      await trial.refused(why, async () => {
        const fault = await verifier.keyFault(verifier.parseKey(line, name));
        if (fault !== null) throw new verifier.Refusal(fault);
      });
    }
  }
}

async function trySignatures(trial, { good, refused }) {
  for (const [cases, wanted] of [[good, true], [refused, false]]) {
    for (const one of cases) {
      const key = verifier.parseKey(one.key, one.key.split(" ")[0]);
      const message = unhex(one.message);
      if (wanted) {
        const signed = await verifier.signedBytes(one.namespace, message);
        trial.same("signed bytes", hex(signed), one.signed);
      }
      const holds = await verifier.verifySignature(key, one.namespace, message, unhex(one.raw));
      trial.same(one.why ?? "a good signature", holds, wanted);
    }
  }
}

async function tryStreams(trial, rows) {
  for (const { seed, label, bytes, dice, below, shuffled } of rows) {
    const opened = () => new verifier.Stream(unhex(seed), label);
    const draw = async (stream, n, count) => {
      const drawn = [];
      while (drawn.length < count) drawn.push(await stream.below(n));
      return drawn;
    };
    trial.same(`${label} bytes`, hex(await draw(opened(), 256, bytes.length / 2)), bytes);
    trial.same(label, (await draw(opened(), 6, dice.length)).map((number) => number + 1), dice);
    for (const [n, drawn] of Object.entries(below)) {
      trial.same(`${label} below ${n}`, await draw(opened(), Number(n), drawn.length), drawn);
    }
    const order = [...Array(shuffled.length).keys()];
    trial.same(`${label} shuffled`, await opened().shuffle(order), shuffled);
  }
}

async function tryGame(trial, folder, wanted) {
  const bytes = new Uint8Array(readFileSync(join(folder, wanted.file)));
  const { genesis, seal, records } = verifier.readGame(bytes);
  const found = await verifier.verifyGame(bytes);
  const gameId = unhex(found.gameId);
  trial.same("genesis", verifier.canonical(genesis.table), wanted.genesis);
  trial.same("game id", found.gameId, wanted.game_id);
  trial.same("invitation", verifier.invitationText(genesis), wanted.invitation);
  for (const [who, text] of Object.entries(wanted.joins)) {
    trial.same(`join of ${who}`, await verifier.joinText(genesis, who), text);
  }
  const last = records.length - 1;
  trial.same("seal", verifier.sealText(gameId, last, found.head, seal.by), wanted.seal);
  trial.same("records", found.links.length, wanted.records.length);
  for (const [index, link] of found.links.entries()) {
    const { witness, "attack/1": dice, ...values } = wanted.records[index];
    const mine = {
      orders_hash: hex(link.orders),
      betas: link.betas.map(hex),
      seed: hex(link.seed),
      state_hash: hex(link.state),
      head: hex(link.head),
    };
    trial.same(`${wanted.file} ${index}`, mine, values);
    for (const [who, text] of Object.entries(witness)) {
      const own = verifier.witnessText(gameId, index, link.prev, link.orders, who);
      trial.same(`witness ${who}`, own, text);
    }
    if (dice.length) {
      trial.same("dice", await verifier.throwDice(found, index, "attack/1", dice.length), dice);
    } else {
      await trial.refused("dice", () => verifier.throwDice(found, index, "attack/1"));
    }
  }
}

async function tryReceipts(trial, folder, { game, judged, refused }) {
  const bytes = new Uint8Array(readFileSync(join(folder, game)));
  for (const { why, file, blames } of judged) {
    trial.same(why, (await verifier.judgeReceipt(bytes, utf8(file))).blames, blames);
  }
  for (const [why, file] of Object.entries(refused)) {
    await trial.refused(why, () => verifier.judgeReceipt(bytes, utf8(file)));
  }
}

async function vectors(path) {
  const values = JSON.parse(readFileSync(path, "utf8"));
  const trial = new Trial();
  await tryCanonical(trial, values.canonical);
  await tryHashes(trial, values.hashes);
  await tryKeys(trial, values.keys);
  await trySignatures(trial, values.signatures);
  await tryStreams(trial, values.streams);
  for (const game of values.games) await tryGame(trial, dirname(path), game);
  await tryReceipts(trial, dirname(path), values.receipts);
  return { count: trial.count, wrong: trial.wrong };
}

/** HMAC-SHA256(root, tag || 0x00 || parts), in which all secrets of a player are made. */
function secretOf(root, tag, ...parts) {
  const hmac = createHmac("sha256", unhex(root)).update(`pbem/1/${tag}\0`);
  for (const part of parts) hmac.update(typeof part === "string" ? unhex(part) : part);
  return hmac.digest("hex");
}

const u32 = (number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
};

async function tryPrivate(trial, values) {
  const { root, game, place, head, key, seed } = values;
  const six = new Uint8Array(32).fill(6);
  trial.same("card key", secretOf(root, "card-key", game, u32(place), head), key);
  const promised = await verifier.cardCommitment(unhex(game), place, six);
  trial.same("card commitment", hex(promised), values["commitment of 0606..06"]);
  const made = await verifier.hash("pbem/1/card", unhex(seed), six);
  trial.same("card seed", hex(made), values["card seed with 0606..06"]);
  const card = await verifier.openedCard(unhex(seed), six, 44);
  trial.same("card", card, values["card of 44"]);
}

async function tryDealer(trial, values) {
  const { root, invitation, secret, seed, cards, veiled } = values;
  const first = values["first number"];
  const own = secretOf(root, "deck-secret", invitation);
  trial.same("deck secret", own, values["secret of root and invitation"]);
  trial.same("deck", hex(await verifier.deckCommitment(unhex(secret))), values.commitment);
  const made = await verifier.hash("pbem/1/deck-seed", unhex(secret), unhex(seed));
  trial.same("deck seed", hex(made), values["deck seed"]);
  const salt = await verifier.dealtSalt(unhex(secret), unhex(seed), first);
  trial.same("salt", hex(salt), values[`salt of number ${first}`]);
  const tokens = await verifier.layPile(unhex(secret), unhex(seed), [...cards].reverse(), first);
  trial.same("pile", tokens, veiled);
  const chain = await verifier.dealtChain(new Uint8Array(32), { veiled });
  trial.same("chain", hex(chain), values["chain after zeros"]);
}

async function tryLetter(trial, values) {
  const { root, invitation, game, hand, host, token, salt, card } = values;
  const own = unhex(values.private);
  const base = Uint8Array.of(9, ...new Uint8Array(31));
  trial.same("private key", secretOf(root, "hand-secret", invitation), values.private);
  trial.same("hand", hex(verifier.x25519(own, base)), hand);
  const shared = verifier.x25519(own, unhex(host));
  trial.same("shared", hex(shared), values.shared);
  const commitment = unhex(token.split(":").at(-1));
  const info = Buffer.concat([utf8("pbem/1/hand"), unhex(game), commitment]);
  const key = new Uint8Array(hkdfSync("sha256", shared, new Uint8Array(0), info, 32));
  trial.same("key", hex(key), values.key);
  trial.same("commitment", hex(await verifier.dealtCommitment(unhex(salt), card)), hex(commitment));
  const letter = Buffer.from(values.letter, "base64");
  trial.same("letter's size", letter.length, 52);
  const cipher = ["chacha20-poly1305", key, new Uint8Array(12), { authTagLength: 16 }];
  const opened = createDecipheriv(...cipher);
  opened.setAAD(utf8(token), { plaintextLength: 36 });
  opened.setAuthTag(letter.subarray(36));
  const text = Buffer.concat([opened.update(letter.subarray(0, 36)), opened.final()]);
  trial.same("letter", hex(text), salt + hex(u32(card)));
}

/** X25519 as RFC 7748 has it in 5.2; with a point of small order it gives zeros. */
function tryCurve(trial) {
  const scalar = "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4";
  const point = "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c";
  const product = "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552";
  trial.same("x25519", hex(verifier.x25519(unhex(scalar), unhex(point))), product);
  const small = "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800";
  for (const [weak, wanted] of [[small, true], ["01".padEnd(64, "0"), true], [point, false]]) {
    trial.same(`weak ${weak}`, verifier.isWeakHand(unhex(weak)), wanted);
  }
}

async function cards(path) {
  const values = JSON.parse(readFileSync(path, "utf8"));
  const trial = new Trial();
  await tryPrivate(trial, values.private);
  await tryDealer(trial, values.dealer);
  await tryLetter(trial, values.letter);
  tryCurve(trial);
  return { count: trial.count, wrong: trial.wrong };
}

async function verdict(name, data) {
  try {
    const found = await verifier.verifyGame(new Uint8Array(Buffer.from(data, "base64")));
    return [name, { ok: true, head: found.head, what: verifier.tell(found).join("\n") }];
  } catch (error) {
    if (!(error instanceof verifier.Refusal)) throw new Error(name, { cause: error });
    return [name, { ok: false, record: error.record, what: error.message }];
  }
}

async function files(wanted) {
  const verdicts = [];
  const waiting = Object.entries(wanted);
  // Many at once, for each of them mostly waits for a hash.
  while (waiting.length) {
    const some = waiting.splice(0, 64).map(([name, data]) => verdict(name, data));
    verdicts.push(...(await Promise.all(some)));
  }
  return Object.fromEntries(verdicts);
}

const [what, path] = process.argv.slice(2);
const tasks = { vectors, cards, files: () => files(JSON.parse(readFileSync(0, "utf8"))) };
const answer = await tasks[what](path);
process.stdout.write(JSON.stringify(answer));
