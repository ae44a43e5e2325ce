// @ts-nocheck
/**
 * A second verifier for game files of pbem, made after docs/format.md; it shares no code with pbem.
 *
 * It checks what needs no rules: genesis, keys, who signed what, where the dice come from, the
 * chain of heads, the state in the head of the file against the last head, and the seal; of cards
 * that lie face down: what was promised, laid and opened, and the deck once it is revealed. What
 * happened between the dice is for `pbem verify`, which plays the game again; `NOT_CHECKED` lists
 * the rest.
 *
 * No packages: `crypto.subtle` for hashes, HMAC and Ed25519, BigInt for the rest. Everything but
 * the last section works on bytes and texts, in Node 20 and in a page; one file, so that it can be
 * carried alone.
 *
 *     node pbem-verify.mjs world-012.toml
 *     node pbem-verify.mjs world-012.toml --dice 7 attack/1
 *     node pbem-verify.mjs world-012.toml --receipt receipt.toml
 */

export const NOT_CHECKED = [
  "what happened between the dice: that orders lead to each state (`pbem verify` plays it)",
  "whose turn it was, whether the orders obey the rules, what a decision did to the state",
  "who had left the game: whether a witness or approver was the right one among the seats",
  "the numbers of turn and part, in orders and in the line `next`",
];

/** And of a game whose cards lie face down. */
export const NOT_CHECKED_OF_CARDS = [
  "whose hand held a card, and which cards orders used",
  "how many cards a pile has, which letters are due, and what is in them",
];

/** A file that is not sound; `record` is the number of the record, or null for the head. */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {number | null} record
   */
  constructor(sentence, record = null) {
    super(sentence);
    this.record = record;
  }
}

/** This program cannot check signatures; that says nothing about the file. */
export class Unable extends Error {}

function refuse(sentence, record = null) {
  throw new Refusal(sentence, record);
}

function demand(holds, sentence, record = null) {
  if (!holds) refuse(sentence, record);
}

// ── bytes ────────────────────────────────────────────────────────────────────────────────────────

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const u32 = (number) => Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
const number = (bytes) => BigInt(`0x${hex(bytes) || "0"}`);
const show = (value) => JSON.stringify(String(value).slice(0, 60));

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function hmac(key, ...parts) {
  const kind = { name: "HMAC", hash: "SHA-256" };
  const known = await crypto.subtle.importKey("raw", key, kind, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", known, joined(...parts)));
}

/** Base64 with padding, in the one spelling that an encoder would write. */
export function unbase64(text) {
  let raw = "";
  try {
    raw = atob(text);
  } catch {
    refuse("this is not base64");
  }
  demand(btoa(raw) === text, "base64 in another spelling than an encoder's");
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

// ── canonical form: section 2 ────────────────────────────────────────────────────────────────────

const DEEPEST = 8;
const LONGEST_TEXT = 262144;
const LOST_SIGNS =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/u;
const KEY = /^[\u0020-\u007e]{1,64}$/;

/** The canonical text of plain data: Map, Array, string, boolean, whole number. */
export function canonical(data, room = DEEPEST) {
  if (typeof data === "string") return canonicalText(data);
  if (typeof data === "boolean") return String(data);
  if (typeof data === "number") {
    demand(Number.isSafeInteger(data), "a number is no whole number up to 2^53-1");
    return String(data);
  }
  demand(data instanceof Map || Array.isArray(data), "a value of this kind cannot stand here");
  demand(room > 0, `tables and lists lie more than ${DEEPEST} deep`);
  if (Array.isArray(data)) return `[${data.map((item) => canonical(item, room - 1)).join(",")}]`;
  const entries = [...data.keys()].sort().map((key) => {
    demand(KEY.test(key), "a key has 1 to 64 printable ASCII characters");
    return `${canonicalText(key)}:${canonical(data.get(key), room - 1)}`;
  });
  return `{${entries.join(",")}}`;
}

function canonicalText(text) {
  demand(!LOST_SIGNS.test(text), "a text holds a character that is not allowed");
  demand(!text.includes("'''"), "a text holds three single quotes in a row");
  // Within the profile nothing else needs an escape.
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** Read a table from its canonical text, and from no other spelling of it. */
export function readCanonical(text) {
  demand(text.length <= LONGEST_TEXT || [...text].length <= LONGEST_TEXT, "the text is too long");
  let data = null;
  try {
    data = JSON.parse(text, (_, value) =>
      value === null || typeof value !== "object" || Array.isArray(value)
        ? value
        : new Map(Object.entries(value)),
    );
  } catch {
    refuse("the text is not JSON");
  }
  demand(data instanceof Map, "the text must hold one table");
  demand(canonical(data) === text, "the text is not in canonical form");
  return data;
}

// ── TOML: as much as a game file can hold (no fractions, no dates) ───────────────────────────────

const LARGEST_FILE = 32 * 1024 * 1024;
const MOST_BRACKETS = 12;
const MOST_PARTS = 6;
const SIMPLE = { b: "\b", t: "\t", n: "\n", f: "\f", r: "\r", '"': '"', "\\": "\\" };
const WHOLE =
  /(?:0x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*|[+-]?(?:0|[1-9](?:_?[0-9])*))(?=[ \t\n,\]}#]|$)/y;

/** Bytes of a file to its text, if it is one that may be read. */
export function decode(bytes) {
  demand(bytes.length <= LARGEST_FILE, "the file is larger than 32 MiB");
  let text = "";
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    refuse("the file is not UTF-8 text");
  }
  text = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const isClean = !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text);
  demand(isClean, "a control character stands in the file");
  return text;
}

/** Parse TOML into a Map. Texts in triple quotes may stand in the history only, on one row. */
export function parseToml(text) {
  return new Toml(text).document();
}

class Toml {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.history = text.search(/^[ \t]*\[\[[ \t]*history[ \t]*\]\]/m);
    // How a table came to be decides what may be added to it.
    this.headed = new Set();
    this.dotted = new Set();
    this.closed = new Set();
    this.rows = new Set();
  }

  document() {
    const root = new Map();
    let table = root;
    for (this.skipRows(); this.at < this.text.length; this.skipRows()) {
      if (this.text[this.at] === "[") table = this.header(root);
      else this.entry(table);
      this.endRow();
    }
    return root;
  }

  header(root) {
    const listed = this.text.startsWith("[[", this.at);
    this.at += listed ? 2 : 1;
    const path = this.path();
    this.take(listed ? "]]" : "]");
    let table = root;
    for (const key of path.slice(0, -1)) table = this.below(table, key);
    return listed ? this.nextRow(table, path.at(-1)) : this.section(table, path.at(-1));
  }

  /** The table that a header names on its way. */
  below(table, key) {
    if (!table.has(key)) table.set(key, new Map());
    const found = table.get(key);
    const inner = this.rows.has(found) ? found.at(-1) : found;
    if (!(inner instanceof Map) || this.closed.has(inner)) this.fail("a key is given twice");
    return inner;
  }

  section(table, key) {
    const found = table.get(key) ?? new Map();
    const taken = [this.headed, this.dotted, this.closed].some((set) => set.has(found));
    if (!(found instanceof Map) || taken) this.fail("a table is given twice");
    this.headed.add(found);
    table.set(key, found);
    return found;
  }

  nextRow(table, key) {
    const list = table.get(key) ?? [];
    if (table.has(key) && !this.rows.has(list)) this.fail("a key is given twice");
    this.rows.add(list);
    table.set(key, list);
    list.push(new Map());
    this.headed.add(list.at(-1));
    return list.at(-1);
  }

  entry(table, depth = 0) {
    const path = this.path();
    this.take("=");
    this.skipBlanks();
    const value = this.value(depth);
    for (const key of path.slice(0, -1)) {
      if (!table.has(key)) {
        table.set(key, new Map());
        this.dotted.add(table.get(key));
      }
      table = table.get(key);
      if (!this.dotted.has(table)) this.fail("a key is given twice");
    }
    if (table.has(path.at(-1))) this.fail("a key is given twice");
    table.set(path.at(-1), value);
  }

  path() {
    const parts = [];
    do {
      this.skipBlanks();
      parts.push(this.key());
      this.skipBlanks();
      if (parts.length > MOST_PARTS) this.fail(`a dotted key has at most ${MOST_PARTS} parts`);
    } while (this.took("."));
    return parts;
  }

  key() {
    const sign = this.text[this.at];
    if (sign === '"') return this.basic('"');
    if (sign === "'") return this.literal("'");
    return this.match(/[A-Za-z0-9_-]+/y) ?? this.fail("a key is expected");
  }

  value(depth) {
    const triple = ['"""', "'''"].find((quotes) => this.text.startsWith(quotes, this.at));
    if (triple && (this.history < 0 || this.at < this.history)) {
      this.fail(`texts in ${triple} are allowed in the history only`);
    }
    const sign = this.text[this.at];
    if (sign === '"') return this.basic(triple ?? sign);
    if (sign === "'") return this.literal(triple ?? sign);
    if (depth === MOST_BRACKETS) this.fail(`brackets lie more than ${MOST_BRACKETS} deep`);
    if (this.took("[")) return this.list(depth + 1);
    if (this.took("{")) return this.inline(depth + 1);
    if (this.match(/true(?![\w-])/y)) return true;
    if (this.match(/false(?![\w-])/y)) return false;
    return this.whole();
  }

  whole() {
    const word = this.match(WHOLE) ?? this.fail("no text, whole number, yes or no, list or table");
    if (word.length > 80) this.fail("the number is too long");
    const size = BigInt(word.replace(/[_+-]/g, "")) * (word[0] === "-" ? -1n : 1n);
    if (!Number.isSafeInteger(Number(size)) || BigInt(Number(size)) !== size) {
      this.fail("whole numbers end at 2^53-1");
    }
    return Number(size);
  }

  list(depth) {
    const items = [];
    for (this.skipRows(); !this.took("]"); this.skipRows()) {
      items.push(this.value(depth));
      this.skipRows();
      if (!this.took(",") && this.text[this.at] !== "]") this.fail("a comma is missing");
    }
    return items;
  }

  inline(depth) {
    const table = new Map();
    this.skipBlanks();
    if (!this.took("}")) {
      do this.entry(table, depth);
      while (this.skipBlanks(), this.took(","));
      this.take("}");
    }
    this.close(table);
    return table;
  }

  close(value) {
    if (value instanceof Map) {
      this.closed.add(value);
      this.dotted.delete(value);
      value.forEach((inner) => this.close(inner));
    }
  }

  literal(quotes) {
    const start = this.at + quotes.length;
    const end = this.text.indexOf(quotes, start);
    let inner = this.text.slice(start, end < 0 ? start : end);
    if (end < 0 || inner.includes("\n")) this.fail("a text must end on the row on which it begins");
    this.at = end + quotes.length;
    if (quotes.length === 3) inner += this.match(/'{0,2}/y);
    return inner;
  }

  basic(quotes) {
    this.at += quotes.length;
    let inner = "";
    while (!this.took(quotes)) {
      inner += this.match(/[^"\\\n]+/y) ?? "";
      if (this.took("\\")) inner += this.escape();
      else if (this.text[this.at] === "\n" || this.at >= this.text.length) {
        this.fail("a text must end on the row on which it begins");
      } else if (!this.text.startsWith(quotes, this.at) && this.took('"')) inner += '"';
    }
    if (quotes.length === 3) inner += this.match(/"{0,2}/y);
    return inner;
  }

  escape() {
    const code = this.match(/u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}/y);
    if (!code) return SIMPLE[this.text[this.at++]] ?? this.fail("no such escape");
    const point = parseInt(code.slice(1), 16);
    if (point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) this.fail("no such character");
    return String.fromCodePoint(point);
  }

  match(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.at += found?.length ?? 0;
    return found;
  }

  took(word) {
    const there = this.text.startsWith(word, this.at);
    if (there) this.at += word.length;
    return there;
  }

  take(word) {
    this.skipBlanks();
    if (!this.took(word)) this.fail(`${word} is missing`);
  }

  skipBlanks() {
    this.match(/[ \t]*/y);
  }

  skipRows() {
    while (this.match(/[ \t\n]+|#[^\n]*/y));
  }

  endRow() {
    this.match(/[ \t]*(?:#[^\n]*)?/y);
    if (this.at < this.text.length && !this.took("\n")) this.fail("a row has too much on it");
  }

  fail(sentence) {
    const row = this.text.slice(0, this.at).split("\n").length;
    return refuse(`row ${row}: ${sentence}`);
  }
}

// ── hashes: section 3 ────────────────────────────────────────────────────────────────────────────

const NO_HASH = new Uint8Array(32);

async function digest(kind, bytes) {
  return new Uint8Array(await crypto.subtle.digest(kind, bytes));
}

/** H(tag, parts...) of section 3. */
export function hash(tag, ...parts) {
  return digest("SHA-256", joined(utf8(`${tag}\0`), ...parts));
}

async function ordersHash(gameId, record) {
  if (record.index === 0) return gameId;
  if (record.admin !== null) return hash("pbem/1/admin", utf8(record.admin));
  const each = await Promise.all(record.orders.map((text) => hash("pbem/1/orders", utf8(text))));
  return each.length === 1 ? each[0] : hash("pbem/1/orders-set", ...each);
}

// ── chance: section 7.1 ──────────────────────────────────────────────────────────────────────────

/** Numbers from one stream of a seed (32 bytes), one after the other. */
export class Stream {
  #seed;
  #label;
  #counter = 0;
  #bytes = [];

  constructor(seed, label) {
    demand(/^[\u0001-\u007f]*$/.test(label), "the label of a stream is ASCII");
    this.#seed = seed;
    this.#label = label;
  }

  /** A number from 0 to n-1, for n from 1 to 65536. */
  async below(n) {
    demand(Number.isInteger(n) && n >= 1 && n <= 65536, `nothing can be drawn below ${n}`);
    const all = n > 256 ? 65536 : 256;
    for (;;) {
      let drawn = await this.#byte();
      if (n > 256) drawn = drawn * 256 + (await this.#byte());
      if (drawn < all - (all % n)) return drawn % n;
    }
  }

  /** A die: 1 to 6. */
  async die() {
    return 1 + (await this.below(6));
  }

  /** Put a list in random order, in place. */
  async shuffle(list) {
    for (let last = list.length - 1; last > 0; last -= 1) {
      const place = await this.below(last + 1);
      [list[last], list[place]] = [list[place], list[last]];
    }
    return list;
  }

  async #byte() {
    if (!this.#bytes.length) {
      const text = [utf8(`pbem/1/roll\0${this.#label}\0`), u32(this.#counter)];
      this.#bytes = [...(await hmac(this.#seed, ...text))];
      this.#counter += 1;
    }
    return this.#bytes.shift();
  }
}

// ── keys: section 4 ──────────────────────────────────────────────────────────────────────────────

const ED25519 = "ssh-ed25519";
const RSA = "ssh-rsa";
const PUBLISHED = "e755c246d0811ff5dda85226a17ad94609de0081e013ce163e41e7bbfc4a3b54";
const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const D = mod(-121665n * power(121666n, P - 2n, P));

function mod(a, m = P) {
  return ((a % m) + m) % m;
}

function power(base, exponent, m) {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % m;
    if (bit === "1") result = (result * base) % m;
  }
  return result;
}

const sshString = (bytes) => joined(u32(bytes.length), bytes);

/** Read a key as it stands in a game file: kind, one blank, base64; nothing else. */
export function parseKey(line, kind) {
  const [name, encoded, ...more] = line.split(" ");
  demand(name === kind && encoded !== undefined && !more.length, `this is no key line of ${kind}`);
  const blob = unbase64(encoded);
  const fields = [];
  for (let at = 0; at < blob.length; at += 4 + fields.at(-1).length) {
    const size = Number(number(blob.slice(at, at + 4)));
    fields.push(blob.slice(at + 4, at + 4 + size));
    demand(at + 4 + size <= blob.length, "the key is damaged");
  }
  const known = fields.length === (kind === ED25519 ? 2 : 3) && hex(fields[0]) === hex(utf8(kind));
  demand(known, "the key is damaged");
  if (kind === ED25519) {
    demand(fields[1].length === 32, "the key is damaged");
    return { kind, line, blob, point: fields[1] };
  }
  demand(fields.slice(1).every(isShortest), "a number in the key is not in its shortest form");
  return { kind, line, blob, e: number(fields[1]), n: number(fields[2]) };
}

/** Positive, and no zero byte in front but one that keeps the first bit clear. */
function isShortest(field) {
  if (!field.length || field[0] > 127) return false;
  return field[0] > 0 || (field.length > 1 && field[1] > 127);
}

const soundKeys = new Map();

/** Say what is wrong with a key, or null; `roots` (base64) are the proof that a dice key has. */
export async function keyFault(key, roots = "") {
  const name = `${key.line} ${roots}`;
  if (!soundKeys.has(name)) {
    const fault = key.kind === ED25519 ? identityFault(key) : await diceFault(key, roots);
    soundKeys.set(name, fault);
  }
  return soundKeys.get(name);
}

function identityFault({ point }) {
  const packed = number(point.slice().reverse());
  const [sign, y] = [packed >> 255n, packed & (2n ** 255n - 1n)];
  if (y >= P) return "the key is no point of the curve";
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * v ** 3n * power(mod(u * v ** 7n), (P - 5n) / 8n, P));
  if (mod(v * x * x) === mod(-u)) x = mod(x * power(2n, (P - 1n) / 4n, P));
  if (mod(v * x * x) !== u || (x === 0n && sign)) return "the key is no point of the curve";
  if ((x & 1n) !== sign) x = mod(-x);
  return hasPrimeOrder([x, y, 1n, mod(x * y)]) ? null : "the key is not of prime order";
}

/** L times the point is neutral, and the point is not. Points as X, Y, Z, T. */
function hasPrimeOrder(point) {
  let at = [0n, 1n, 1n, 0n];
  for (const bit of L.toString(2)) {
    at = sum(at, at);
    if (bit === "1") at = sum(at, point);
  }
  const isNeutral = ([x, y, z]) => x === 0n && y === z;
  return isNeutral(at) && !isNeutral(point);
}

/** Sum on the twisted Edwards curve; complete, so it doubles as well. */
function sum([x1, y1, z1, t1], [x2, y2, z2, t2]) {
  const [a, b] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2))];
  const [c, d] = [mod(2n * D * t1 * t2), mod(2n * z1 * z2)];
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

async function diceFault({ n, e, blob }, roots) {
  const bits = n.toString(2).length;
  if (e !== 65537n) return "the exponent is not 65537";
  if (bits < 2048 || bits > 4096) return `the dice key has ${bits} bits, not 2048 to 4096`;
  if (smallPrimes().some((prime) => n % prime === 0n)) return "a prime up to 131101 divides the key";
  if (isPower(n, bits)) return "the dice key is a power: everybody can compute its dice";
  if (hex(await digest("SHA-256", blob)) === PUBLISHED) return "this dice key was published";
  if (power(2n, n - 1n, n) === 1n) return "everybody can compute the dice of this key: a prime";
  return (await areRoots(n, e, unbase64(roots))) ? null : "the dice key is no permutation";
}

/** Without small factors it has at most one prime factor for each 17 bits. */
function isPower(n, bits) {
  return smallPrimes().filter((degree) => degree <= BigInt(Math.floor(bits / 17)))
    .some((degree) => wholeRoot(n, degree, bits) ** degree === n);
}

/** The whole part of a root, by halving. */
function wholeRoot(n, degree, bits) {
  let root = 0n;
  for (let bit = 1n << BigInt(Math.ceil(bits / Number(degree))); bit > 0n; bit >>= 1n) {
    if ((root + bit) ** degree <= n) root += bit;
  }
  return root;
}

const ROOTS = 9;

/** The numbers whose roots prove that a dice key is a permutation: section 4.1. */
export async function challengesOf(n) {
  const [size, bits] = [sizeOf(n), BigInt(n.toString(2).length)];
  const blocks = [...Array(Math.ceil(size / 32)).keys()];
  const found = [];
  for (let place = 0; found.length < ROOTS; place += 1) {
    const name = (block) => hash("pbem/1/dice-key", u32(place), u32(block), bytesOf(n, size));
    const drawn = joined(...(await Promise.all(blocks.map(name)))).slice(0, size);
    const candidate = number(drawn) % 2n ** bits;
    if (candidate < n) found.push(candidate);
  }
  return found;
}

async function areRoots(n, e, raw) {
  const size = sizeOf(n);
  if (raw.length !== ROOTS * size) return false;
  return (await challengesOf(n)).every((challenge, place) => {
    const root = number(raw.slice(place * size, (place + 1) * size));
    return isUnit(root, n) && power(root, e, n) === challenge;
  });
}

const sizeOf = (n) => Math.ceil(n.toString(2).length / 8);
const bytesOf = (n, size) => unhex(n.toString(16).padStart(2 * size, "0"));

/** Below the modulus, and without a common factor. */
function isUnit(root, n) {
  let [a, b] = [n, root];
  while (b) [a, b] = [b, a % b];
  return a === 1n && root < n;
}

let primes = null;

function smallPrimes() {
  if (primes === null) {
    const most = 131101;
    const holds = new Array(most + 1).fill(true).fill(false, 0, 2);
    for (let at = 2; at * at <= most; at += 1) {
      if (holds[at]) for (let more = at * at; more <= most; more += at) holds[more] = false;
    }
    primes = [...holds.keys()].filter((at) => holds[at]).map(BigInt);
  }
  return primes;
}

/** The bytes that a key signs for a message: the frame of SSHSIG around its SHA-512. */
export async function signedBytes(namespace, message) {
  const frame = [namespace, "", "sha512"].map((text) => sshString(utf8(text)));
  return joined(utf8("SSHSIG"), ...frame, sshString(await digest("SHA-512", message)));
}

/** Tell whether raw bytes are the key's SSHSIG signature of a message (bytes) in a namespace. */
export async function verifySignature(key, namespace, message, raw) {
  const signed = await signedBytes(namespace, message);
  return key.kind === ED25519 ? verifyEd25519(key, signed, raw) : verifyRsa(key, signed, raw);
}

async function verifyEd25519(key, signed, raw) {
  if (raw.length !== 64 || number(raw.slice(32).reverse()) >= L) return false;
  const kind = { name: "Ed25519" };
  let known = null;
  try {
    known = await crypto.subtle.importKey("raw", key.point, kind, false, ["verify"]);
  } catch (cause) {
    throw new Unable("crypto.subtle of this program does not know Ed25519", { cause });
  }
  return crypto.subtle.verify(kind, known, raw, signed);
}

/** The power of the signature is the padded digest; compared as numbers, nothing is parsed. */
async function verifyRsa({ n, e }, signed, raw) {
  const size = sizeOf(n);
  if (raw.length !== size || !isUnit(number(raw), n)) return false;
  const name = unhex("3051300d060960864801650304020305000440");
  const tail = joined(Uint8Array.of(0), name, await digest("SHA-512", signed));
  const padding = new Uint8Array(size - 2 - tail.length).fill(255);
  return power(number(raw), e, n) === number(joined(Uint8Array.of(0, 1), padding, tail));
}

async function demandSignature(key, namespace, message, sig, sentence, record = null) {
  let raw = null;
  try {
    raw = unbase64(sig);
  } catch {
    refuse(`${sentence} (it is no base64)`, record);
  }
  demand(await verifySignature(key, namespace, utf8(message), raw), sentence, record);
}

// ── the file: section 6 ──────────────────────────────────────────────────────────────────────────

const HEX64 = /^[0-9a-f]{64}$/;
const HEX32 = /^[0-9a-f]{32}$/;
const SEAT = /^[a-z][a-z0-9-]{0,15}$/;
const STYLE = /^[a-z][a-z0-9-]{0,31}$/;
const RULES = /^[a-z][a-z0-9-]{0,63}\/(?:0|[1-9][0-9]{0,5})$/;
const HOST = "host";

const isText = (value) => typeof value === "string" && value !== "";
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === "string");
const isTable = (value) => value instanceof Map;
const isOneOf = (...words) => (value) => words.includes(value);
const isNamed = (value) => isText(value) && [...value].length <= 80;
const matches = (pattern) => (value) => typeof value === "string" && pattern.test(value);

/** Refuse a table that has not exactly the keys wanted, each with a sound value. */
function demandShape(where, table, wanted, record = null) {
  demand(isTable(table), `${where} must be a table`, record);
  for (const key of table.keys()) {
    demand(Object.hasOwn(wanted, key), `${where}: ${show(key)} is unknown`, record);
  }
  for (const [key, isSound] of Object.entries(wanted)) {
    demand(table.has(key), `${where}: ${key} is missing`, record);
    demand(isSound(table.get(key)), `${where}: ${key} is not as it must be`, record);
  }
}

/** Read a game file (bytes) into { genesis, state, seal, next, records }; checks only the shape. */
export function readGame(bytes) {
  const whole = parseToml(decode(bytes));
  demand(whole.get("format") === "pbem-game/1", "this is no file of the format pbem-game/1");
  const wanted = {
    format: isText, next: isText, genesis: isTable, state: isTable, seal: isTable,
    history: (list) => Array.isArray(list) && list.length > 0,
  };
  demandShape("the file", whole, wanted);
  demandShape("seal", whole.get("seal"), { by: isText, sig: isText });
  const genesis = readGenesis(whole.get("genesis"));
  return {
    genesis,
    state: whole.get("state"),
    seal: { by: whole.get("seal").get("by"), sig: whole.get("seal").get("sig") },
    next: whole.get("next"),
    records: whole.get("history").map((table, index) => readRecord(index, table, genesis.cards)),
  };
}

function readRecord(index, table, cards) {
  const where = "the record";
  demand(isTable(table), `${where} must be a table`, index);
  const maybe = (key, isSound) => table.has(key) && { [key]: isSound };
  const isSigned = (value) =>
    isTable(value) && value.size > 0 &&
    [...value].every(([who, sig]) => SEAT.test(who) && typeof sig === "string");
  const wanted = table.has("admin")
    ? { admin: isText, ...maybe("sigs", isSigned) }
    : {
        orders: isTexts, ...maybe("sigs", (sigs) => isTexts(sigs) && sigs.some(isText)),
        ...maybe("proofs", isSigned),
      };
  if (cards === "dealer") {
    Object.assign(wanted, maybe("sealed", areLetters));
    if (!table.has("admin")) Object.assign(wanted, maybe("veiled", areTokens));
    if (!table.has("admin") && index) Object.assign(wanted, maybe("deck", matches(HEX64)));
  }
  Object.assign(wanted, { state: matches(HEX64), head: matches(HEX64) });
  demandShape(where, table, wanted, index);
  const admin = table.get("admin") ?? null;
  return {
    index,
    admin,
    notice: admin === null ? null : glance(admin),
    orders: table.get("orders") ?? [],
    authors: (table.get("orders") ?? []).map((text) => glance(text).get("player")),
    sigs: table.get("sigs") ?? null,
    proofs: table.get("proofs") ?? null,
    veiled: table.get("veiled") ?? null,
    sealed: table.get("sealed") ?? null,
    deck: table.get("deck") ?? null,
    state: unhex(table.get("state")),
    head: table.get("head"),
  };
}

/** What a text of the history holds, before it is judged; an empty table if it is damaged. */
function glance(text) {
  try {
    return readCanonical(text);
  } catch {
    return new Map();
  }
}

function readGenesis(table) {
  const mode = table.get("mode");
  const open = mode === "open";
  demandShape("genesis", table, {
    name: isNamed, rules: matches(RULES), mode: isOneOf("open", "next", "host"),
    cards: isOneOf("face-up", "dealer", "private"), options: isTexts,
    ...(open ? { seed: matches(HEX64) } : { quorum: isText, nonce: matches(HEX32) }),
    ...(mode === "host" && { host: isTable, ...(table.has("deadline") && { deadline: isNamed }) }),
    player: (list) => Array.isArray(list) && list.length > 0 && list.length <= 64,
    choices: isTable, board: isTable,
  });
  canonical(table);
  const seats = table.get("player").map((player) => player?.get?.("id"));
  const host = table.get("host") ?? null;
  const hostSeat = host?.has("seat") ? host.get("seat") : null;
  if (hostSeat !== null) demandShape("genesis.host", host, { seat: isOneOf(...seats) });
  const people = new Map(table.get("player").map((player) => [player?.get?.("id"), player]));
  if (host && hostSeat === null) people.set(HOST, host);
  demand(new Set(seats).size === seats.length, "an id stands in the genesis twice");
  const cards = table.get("cards");
  for (const [id, person] of people) demandPerson(id, person, open, cards);
  demandCombination(table, host, hostSeat);
  return { table, mode, cards, seats, people, master: host && (hostSeat ?? HOST) };
}

function demandPerson(id, person, open, cards) {
  const where = `genesis: ${show(id)}`;
  demand(isTable(person), `${where} must be a table`);
  const isId = (text) => matches(SEAT)(text) && text !== HOST && text !== "neutral";
  const wanted = { name: isNamed, key: isText, dice: isText, roots: isText, joined: isText };
  if (open) for (const key of ["dice", "roots", "joined"]) delete wanted[key];
  if (open && !person.has("key")) delete wanted.key;
  if (cards === "dealer") wanted.hand = matches(HEX64);
  if (cards === "dealer" && id === HOST) wanted.deck = matches(HEX64);
  const isHost = id === HOST && !person.has("id");
  if (!isHost && person.has("bot")) wanted.bot = matches(STYLE);
  demandShape(where, person, isHost ? wanted : { id: isId, ...wanted });
}

function demandCombination(table, host, hostSeat) {
  const [mode, cards, quorum] = ["mode", "cards", "quorum"].map((key) => table.get(key));
  const masters = host ? ["all-others", "host"] : ["all-others"];
  demand(mode === "open" || masters.includes(quorum), "genesis: quorum is not as it must be");
  const isDealt = host !== null && hostSeat === null;
  demand(cards !== "dealer" || isDealt, "cards dealer need a host without a seat");
  demand(cards !== "private" || mode !== "open", "private cards need another mode than open");
}

/** The keys of people, by id: those that sign, and those that make dice. */
function readKeys(people) {
  const [keys, dice] = [new Map(), new Map()];
  const hands = [...people.values()].map((person) => person.get("hand")).filter(isText);
  demand(new Set(hands).size === hands.length, "a hand stands in the genesis twice");
  for (const [id, person] of people) {
    if (person.has("key")) keys.set(id, parseKey(person.get("key"), ED25519));
    if (person.has("dice")) dice.set(id, parseKey(person.get("dice"), RSA));
  }
  const lines = [...keys.values(), ...dice.values()].map((key) => key.line);
  demand(new Set(lines).size === lines.length, "a key stands in the genesis twice");
  return { keys, dice };
}

// ── documents that stand in no file: section 4 ───────────────────────────────────────────────────

const documentText = (entries) => canonical(new Map(Object.entries(entries)));

export function witnessText(gameId, index, prev, orders, witness) {
  const [game, before, hash_] = [gameId, prev, orders].map(hex);
  return documentText({ pbem: "witness/1", game, index, prev: before, orders: hash_, witness });
}

export function sealText(gameId, index, head, by) {
  return documentText({ pbem: "seal/1", game: hex(gameId), index, head, by });
}

// What people add to the invitation.
const ADDED = ["key", "dice", "roots", "joined", "hand", "deck"];

/** The canonical text of the invitation to a game, made from its genesis. */
export function invitationText(genesis) {
  const without = (person) =>
    new Map([...person].filter(([key]) => !ADDED.includes(key)));
  const invitation = new Map([["pbem", "invite/1"], ...genesis.table]);
  invitation.set("player", genesis.table.get("player").map(without));
  if (genesis.table.has("host")) invitation.set("host", without(genesis.table.get("host")));
  return canonical(invitation);
}

export async function joinText(genesis, id, person = genesis.people.get(id)) {
  const invite = hex(await hash("pbem/1/invite", utf8(invitationText(genesis))));
  const own = [...person].filter(([key]) => key !== "id" && key !== "joined");
  return documentText({ pbem: "join/1", invite, id, ...Object.fromEntries(own) });
}

// ── the check: section 9 ─────────────────────────────────────────────────────────────────────────

/** Check a game file (bytes); gives what was found, throws Refusal at the first thing wrong. */
export async function verifyGame(bytes) {
  const game = readGame(bytes);
  const { genesis, records, state } = game;
  const isLast = state.get("index") === records.length - 1;
  demand(isLast, "state.index is not the number of the last record");
  await demandPeople(genesis, genesis.people);
  const chain = await makeChain(game);
  const found = {
    name: genesis.table.get("name"), mode: genesis.mode, rules: genesis.table.get("rules"),
    gameId: hex(chain.gameId), head: records.at(-1).head, signatures: 0, proofs: 0,
    unsigned: new Set(), admin: [], sealedBy: game.seal.by, links: chain.links,
    cards: genesis.cards, opened: 0, piles: 0, isOver: state.get("decides")?.length === 0,
    isDeckProved: false,
  };
  const table = {
    ...game, chain, found, live: findLive(game), base: records[0], silent: [], ended: false, endings: [],
    people: genesis.people, ...readKeys(genesis.people), cards: beginCards(),
  };
  for (const record of records) {
    await (record.admin === null ? demandTurn(table, record) : demandNotice(table, record));
    await dealRecord(table, record);
    table.endings.push(table.ended);
  }
  await demandEnd(table);
  return found;
}

/** Refuse unsound keys, and people who did not sign the invitation. */
async function demandPeople(genesis, people, record = null) {
  const { keys, dice } = readKeys(people);
  for (const [id, key] of [...keys, ...dice]) {
    const fault = await keyFault(key, key.kind === RSA ? people.get(id).get("roots") : "");
    demand(fault === null, `${id}: ${fault}`, record);
  }
  for (const [id, person] of people) {
    const isSound = !person.has("hand") || !isWeakHand(unhex(person.get("hand")));
    demand(isSound, `${id}: with this hand every letter has the same key`, record);
  }
  if (genesis.mode === "open") return;
  for (const [id, person] of people) {
    const sentence = `${id} did not sign the invitation to this game`;
    const [text, sig] = [await joinText(genesis, id, person), person.get("joined")];
    await demandSignature(keys.get(id), "pbem-join-1", text, sig, sentence, record);
  }
}

/** Orders hash, seed and head of every record, each head compared with the one in the file. */
async function makeChain({ genesis, records }) {
  const gameId = await hash("pbem/1/game", utf8(canonical(genesis.table)));
  const links = [];
  let prev = NO_HASH;
  for (const record of records) {
    const orders = await ordersHash(gameId, record);
    const betas = record.admin === null ? await betasOf(genesis, record) : [];
    const at = u32(record.index);
    const seed = record.admin !== null
      ? NO_HASH
      : await hash("pbem/1/seed", gameId, at, prev, orders, ...betas);
    const head = await hash("pbem/1/head", prev, at, orders, seed, record.state);
    const sentence = record.index
      ? "its head does not follow from what stands in it"
      : "genesis and set-up do not belong together";
    demand(hex(head) === record.head, sentence, record.index);
    links.push({ index: record.index, prev, orders, betas, seed, state: record.state, head });
    prev = head;
  }
  return { gameId, links };
}

function betasOf(genesis, record) {
  if (genesis.mode === "open") return [unhex(genesis.table.get("seed"))];
  const raws = [...(record.proofs ?? new Map()).values()].map((proof) => {
    try {
      return unbase64(proof);
    } catch (error) {
      return refuse(`proofs: ${error.message}`, record.index);
    }
  });
  return Promise.all(raws.map((raw) => hash("pbem/1/beta", raw)));
}

/** Check a record of orders, or the set-up. */
async function demandTurn(table, record) {
  const { genesis, chain, found } = table;
  const link = chain.links[record.index];
  demand(!table.ended, "the group had ended the game", record.index);
  const authors = record.index ? await demandOrders(table, record) : demandSetUp(record);
  demandWitnesses(table, record, authors);
  for (const [who, proof] of record.proofs ?? []) {
    const text = witnessText(chain.gameId, record.index, link.prev, link.orders, who);
    const sentence = `the proof is not the dice signature of ${who} for this record`;
    const key = table.dice.get(who);
    await demandSignature(key, "pbem-witness-1", text, proof, sentence, record.index);
    found.proofs += 1;
  }
  Object.assign(table, { base: record, silent: [] });
}

function demandSetUp(record) {
  demand(!record.orders.length && record.sigs === null, "the set-up has no orders", 0);
  return [];
}

async function demandOrders(table, record) {
  const { index, orders } = record;
  const sigs = record.sigs ?? orders.map(() => "");
  demand(orders.length > 0, "there are no orders in it", index);
  demand(sigs.length === orders.length, "there must be a signature for each orders", index);
  const authors = [];
  const promises = [];
  for (const [place, text] of orders.entries()) {
    const [seat, signed] = readHeader(table, text, index);
    authors.push(seat);
    await demandOpenings(table, seat, signed.get("open") ?? new Map(), index);
    promises.push([`${seat} ${table.base.index + 1}`, signed.get("card")]);
    if (table.keys.has(seat)) {
      const sentence = `the orders are not signed by ${seat}`;
      const key = table.keys.get(seat);
      await demandSignature(key, "pbem-orders-1", text, sigs[place], sentence, index);
      table.found.signatures += 1;
    } else {
      demand(!sigs[place], `${seat} has no key and cannot have signed`, index);
      table.found.unsigned.add(seat);
    }
  }
  const inOrder = isInOrder(table.genesis.seats, authors);
  demand(inOrder, "orders stand in seat order, one for each seat", index);
  // Only later records can open what this one earns.
  for (const [place, card] of promises) table.cards.promises.set(place, card);
  return authors;
}

function isInOrder(all, some) {
  return all.filter((seat) => some.includes(seat)).join() === some.join();
}

/** Read what every game's orders begin with; gives the seat. */
function readHeader({ genesis, keys, base, chain }, text, index) {
  let orders = null;
  try {
    orders = readCanonical(text);
  } catch (error) {
    refuse(`the orders cannot be read: ${error.message}`, index);
  }
  const seat = orders.get("player");
  const isCount = (least) => (value) => Number.isInteger(value) && value >= least && value <= 1e6;
  const isOurs = orders.get("game") === genesis.table.get("name");
  const isTimed = isCount(0)(orders.get("turn")) && isCount(1)(orders.get("part") ?? 1);
  demand(isOurs, "the orders are for another game", index);
  demand(genesis.seats.includes(seat), "the orders are of nobody in this game", index);
  demand(isTimed, "turn and part of the orders must be numbers", index);
  const keyed = keys.has(seat);
  const signed = orders.get("signed");
  demandShape("[signed]", signed, {
    game_id: isOneOf(hex(chain.gameId)), base: isOneOf(base.head),
    seq: keyed ? isCount(1) : isOneOf(1),
    ...(keyed && { nonce: matches(HEX32) }),
    ...(genesis.cards === "private" && { card: matches(HEX64) }),
    ...(signed?.has?.("open") && OPENING[genesis.cards] && { open: areOpenings(genesis.cards) }),
  }, index);
  return [seat, signed];
}

/** Leaves the state of the rules as it is: nobody leaves by it, the same seats must decide. */
function isIdle(notice) {
  const kind = notice.get("kind");
  const isTold = kind === "ruling" && canonical(notice).includes('"events":[]');
  return isTold || ["substitute", "replace", "deck"].includes(kind);
}

/**
 * Who surely is in the game, and who surely is not, in the state after each record.
 *
 * In it is who gives orders, decides with others or must decide at the end; out is who resigned.
 * Who is out stays out, but for a ruling with events; a rollback or a draw makes two states the same.
 */
function findLive({ genesis, records, state }) {
  const live = records.map(() => ({ sure: new Set(), out: new Set() }));
  const copy = (from, to) => from.forEach((seat) => to.add(seat));
  const pairs = [];
  for (const { index, notice, authors, sigs } of records.slice(1)) {
    const [before, after] = [live[index - 1], live[index]];
    if (notice === null) {
      copy(authors, before.sure);
      pairs.push([before, after, false]);
      continue;
    }
    const [kind, seat] = [notice.get("kind"), notice.get("seat")];
    // A host approves even when his own seat is out.
    const isHosted = kind !== "draw" && genesis.table.get("quorum") === HOST && seat !== genesis.master;
    const signers = [...(sigs ?? new Map()).keys()];
    const isLive = (who) => genesis.seats.includes(who) && !(isHosted && who === genesis.master);
    copy(signers.filter(isLive), before.sure);
    if (kind === "resign") after.out.add(seat);
    if (isIdle(notice) || kind === "draw") pairs.push([before, after, true]);
    else if (kind === "resign" || kind === "missed") pairs.push([before, after, false]);
    else if (kind === "rollback") {
      const earlier = live[notice.get("events")?.[0]?.get?.("to")];
      if (earlier !== undefined) pairs.push([earlier, after, true]);
    }
  }
  if (isTexts(state.get("decides"))) copy(state.get("decides"), live.at(-1).sure);
  const size = () => live.reduce((sum_, { sure, out }) => sum_ + sure.size + out.size, 0);
  for (let known = -1; known !== size(); ) {
    known = size();
    for (const [before, after, same] of pairs) {
      copy(before.out, after.out);
      if (same) copy(before.sure, after.sure);
    }
    for (const [before, after, same] of [...pairs].reverse()) {
      copy(after.sure, before.sure);
      if (same) copy(after.out, before.out);
    }
  }
  return live;
}

/** Whether, for all that is known, these seats can be in the game before a record. */
function canBeLive({ live }, index, seats) {
  return [...seats].every((seat) => !live[index - 1].out.has(seat));
}

/**
 * The witnesses of 7.2, in a game of which everything is known.
 *
 * `live` is the set of seats in the game, `silent` who was passed over, `authors` who decides.
 */
function witnessesOf({ mode, seats, master }, live, silent, authors) {
  if (mode === "open") return [];
  const isHosted = mode === "host" && !authors.includes(master) && !silent.includes(master);
  if (isHosted) return [master];
  const willing = seats.filter((seat) => live.has(seat) && !silent.includes(seat));
  if (authors.length > 1) return willing;
  const at = seats.indexOf(authors[0]);
  const round = [...seats.slice(at + 1), ...seats.slice(0, at)];
  const wanted = [(seat) => willing.includes(seat), (seat) => live.has(seat), () => true];
  const next = wanted.map((isWanted) => round.find(isWanted)).find((seat) => seat !== undefined);
  return [next ?? authors[0]];
}

/** Refuse dice from others than 7.2 can ask for, whoever else is in the game. */
function demandWitnesses(table, { index, proofs }, authors) {
  const { genesis, live, silent } = table;
  const names = [...(proofs ?? new Map()).keys()];
  let right = false;
  if (!index) {
    const everybody = genesis.mode === "open" ? [] : [...genesis.people.keys()];
    right = names.join() === everybody.join();
  } else {
    const sure = [...live[index - 1].sure, ...authors];
    for (const also of [names.filter((who) => genesis.seats.includes(who)), []]) {
      const seats = new Set([...sure, ...also]);
      const asked = witnessesOf(genesis, seats, silent, authors);
      right ||= canBeLive(table, index, seats) && asked.join() === names.join();
    }
  }
  right &&= genesis.mode !== "open" || proofs === null;
  demand(right, `the dice cannot come from ${names.join(" and ") || "nobody"}`, index);
}

// ── what a group decides: section 8 ──────────────────────────────────────────────────────────────

const isReason = (text) => typeof text === "string" && [...text].length <= 1000;
const isEmpty = (list) => Array.isArray(list) && list.length === 0;
const isOneTable = (list) => Array.isArray(list) && list.length === 1 && isTable(list[0]);
const areRows = (list) => Array.isArray(list) && list.length <= 200;

/** What stands in the columns of the table of section 8, by kind: `seat` and `events`. */
const KINDS = {
  substitute: { about: ({ people }) => [...people.keys()], events: null },
  replace: { about: ({ people }) => [...people.keys()], events: isOneTable },
  resign: { about: ({ seats }) => seats, events: isEmpty },
  missed: { about: ({ seats }) => seats, events: isEmpty },
  rollback: { about: () => [""], events: isOneTable },
  ruling: { about: ({ people }) => ["", ...people.keys()], events: areRows },
  draw: { about: () => [""], events: isEmpty },
  deck: { about: () => [HOST], events: isOneTable },
};

/** Check an administrative record; afterwards the table shows who plays and what orders answer. */
async function demandNotice(table, record) {
  const { index, notice, sigs } = record;
  demandNoticeShape(table, record);
  const [kind, seat] = [notice.get("kind"), notice.get("seat")];
  const names = [...(sigs ?? new Map()).keys()];
  const isOpen = !table.ended || ["deck", "rollback"].includes(kind);
  demand(isOpen, "the group had ended the game; only a rollback undoes that", index);
  demand(canHaveSigned(table, index, notice, names), "others must sign this decision", index);
  for (const [who, sig] of sigs ?? []) {
    const sentence = `the decision is not signed by ${who}`;
    const key = table.keys.get(who);
    await demandSignature(key, "pbem-admin-1", record.admin, sig, sentence, index);
    table.found.signatures += 1;
  }
  await KIND_CHECKS[kind]?.(table, record, seat, notice.get("events")?.[0]);
  table.found.admin.push([index, kind, seat]);
  if (kind !== "substitute") Object.assign(table, { base: record, silent: [] });
}

function demandNoticeShape({ genesis, chain }, { index, admin, notice }) {
  demand(index > 0, "nothing can be decided before the set-up", index);
  try {
    readCanonical(admin);
  } catch (error) {
    refuse(`the decision cannot be read: ${error.message}`, index);
  }
  const row = Object.hasOwn(KINDS, notice.get("kind")) ? KINDS[notice.get("kind")] : null;
  demand(row !== null, `no decision is called ${show(notice.get("kind"))}`, index);
  demandShape("the decision", notice, {
    pbem: isOneOf("admin/1"), game: isOneOf(hex(chain.gameId)), index: isOneOf(index),
    prev: isOneOf(hex(chain.links[index].prev)), kind: isText,
    seat: isOneOf(...row.about(genesis)),
    ...(row.events && { reason: isReason, events: row.events }),
  }, index);
}

/** What the rows of the table say besides, each after the signatures were found good. */
const KIND_CHECKS = {
  substitute(table, { index }, seat) {
    const isRight = canPassOver(table, index, seat);
    demand(isRight, `${seat} cannot be passed over as witness here`, index);
    table.silent = [...table.silent, seat];
  },

  async replace(table, { index }, seat, person) {
    const { genesis } = table;
    const isHosted = genesis.cards === "dealer" && seat === HOST;
    demand(!isHosted, "nobody can replace the host who deals the cards", index);
    const isOpen = genesis.mode === "open";
    demandShape("the new player", person, {
      name: isNamed, key: isText, ...(!isOpen && { dice: isText, roots: isText, joined: isText }),
      ...(genesis.cards === "dealer" && { hand: matches(HEX64) }),
    }, index);
    const others = [...genesis.people.values(), ...table.people.values()];
    for (const what of ["key", "dice", "hand"]) {
      const isNew = !others.some((one) => one.has(what) && one.get(what) === person.get(what));
      demand(isNew, `the new ${what} was in the game before`, index);
    }
    await demandPeople(genesis, new Map([[seat, person]]), index);
    table.people = new Map(table.people).set(seat, person);
    Object.assign(table, readKeys(table.people));
  },

  missed({ genesis }, { index }) {
    demand(genesis.table.has("deadline"), "this game was begun without a deadline", index);
  },

  draw(table) {
    table.ended = true;
  },

  rollback(table, { index }, seat, target) {
    const isEarlier = (to) => Number.isInteger(to) && to >= 0 && to < index;
    demandShape("the rollback", target, { to: isEarlier }, index);
    table.ended = table.endings[target.get("to")];
  },

  async deck(table, { index }, seat, revealed) {
    demandShape("what is revealed", revealed, { secret: matches(HEX64) }, index);
  },
};

/**
 * Who must decide in the state before a record: at `most` these (null where nobody can tell), and
 * `exact` if all of them must.
 */
function waitedFor({ records, state }, index) {
  const next = records.slice(index).find(({ notice }) => notice === null || !isIdle(notice));
  if (next === undefined) return { most: state.get("decides"), exact: true };
  if (next.notice !== null) return { most: null, exact: false };
  return { most: next.authors, exact: next.authors.length === 1 };
}

/** The sets of seats that can be all who must decide before a record, as far as these matter. */
function whoMayDecide(table, index, seat, names) {
  const { most, exact } = waitedFor(table, index);
  if (exact) return [most];
  const among = most ?? table.genesis.seats;
  const some = [[], ...among.map((id) => [id]), among, names, [...names, seat]];
  const isAmong = (seats) => seats.every((id) => among.includes(id));
  return some.filter((seats) => (seats.length || most === null) && isAmong(seats));
}

/** Whether exactly these can have been asked, in some game that fits all that is known. */
function canHaveSigned(table, index, notice, names) {
  const { genesis, keys } = table;
  const { seats, master } = genesis;
  const { sure, out } = table.live[index - 1];
  const seat = notice.get("seat");
  const free = seats.filter((id) => !out.has(id));
  const keyless = free.filter((id) => !keys.has(id));
  const signers = names.filter((who) => seats.includes(who));
  const plain = signers.filter((who) => who !== master);
  const extras = [[], [seat], keyless, ...free.flatMap((id) => [[id], [id, seat]])];
  for (const decide of whoMayDecide(table, index, seat, plain)) {
    // The host may sign although his own seat is out.
    for (const others of [signers, plain]) {
      for (const extra of extras) {
        const some = [...sure, ...others, ...decide, ...extra];
        const live = new Set(some.filter((id) => seats.includes(id)));
        const asked = canBeLive(table, index, live) && signersOf(table, notice, live, decide);
        if (asked && asked.join() === names.join()) return true;
      }
    }
  }
  return false;
}

/** Who must sign, in a game of which everything is known; null where nobody's signature will do. */
function signersOf({ genesis, keys, ended }, notice, live, decide) {
  const [kind, seat] = [notice.get("kind"), notice.get("seat")];
  const { master, people, seats } = genesis;
  const inOrder = (...some) => [...people.keys()].filter((id) => some.includes(id) && keys.has(id));
  if (kind === "deck") return decide.length ? null : [HOST];
  if (kind === "draw" && !decide.length) return null;
  if (kind === "draw" || ended) return inOrder(...live);
  if (kind === "resign" && !live.has(seat)) return null;
  if (kind === "missed" && decide.join() !== seat) return null;
  const isHosts = genesis.table.get("quorum") === HOST;
  if (isHosts && seat !== master && !decide.includes(master)) {
    if (kind === "substitute" || kind === "missed") return [master];
    return inOrder(master, ...decide.filter((id) => id !== seat || kind === "ruling"));
  }
  const isHeard = kind === "ruling" && decide.includes(seat);
  const others = seats.filter((id) => live.has(id) && (id !== seat || isHeard));
  if (kind === "missed") return null;
  if (others.length > 1 || !live.has(seat)) return others.length ? inOrder(...others) : null;
  if (kind === "substitute") return null;
  return kind === "resign" ? inOrder(seat) : inOrder(seat, ...others);
}

/** Whether a seat (or host) can be a witness of the orders waited for, with somebody else left. */
function canPassOver(table, index, seat) {
  const { genesis, silent, live } = table;
  const { seats, master } = genesis;
  const { most, exact } = waitedFor(table, index);
  const known = isTexts(most) ? most : seats;
  const sets = exact ? [known] : [known, ...known.map((id) => [id])];
  return sets.some((authors) =>
    ["", ...seats].some((extra) => {
      // A host witnesses although his own seat is out.
      const some = [...live[index - 1].sure, ...authors, seat === master ? "" : seat, extra];
      const inGame = new Set(some.filter((id) => seats.includes(id)));
      if (!authors.length || !canBeLive(table, index, inGame)) return false;
      const ask = (passed) => witnessesOf(genesis, inGame, passed, authors);
      const later = ask([...silent, seat]);
      const isOther = (id) => id !== seat && authors.join() !== id;
      return ask(silent).includes(seat) && later.length > 0 && later.every(isOther);
    }),
  );
}

// ── cards that lie face down: section 14 ─────────────────────────────────────────────────────────

const DEALT = /^dealt:(0|[1-9][0-9]{0,8}):([0-9a-f]{64})$/;
const COUNT = /^(?:0|[1-9][0-9]{0,8})$/;
const OPENING = { private: HEX64, dealer: /^[0-9a-f]{64}:(?:0|[1-9][0-9]{0,4})$/ };

const areTokens = (list) => isTexts(list) && list.length > 0 && list.every(matches(DEALT));
const areLetters = (table) =>
  isTable(table) && table.size > 0 &&
  [...table].every(([number_, letter]) => COUNT.test(number_) && isLetter(letter));
const areOpenings = (cards) => (table) =>
  isTable(table) && table.size > 0 &&
  [...table].every(([place, opening]) => COUNT.test(place) && matches(OPENING[cards])(opening));

/** 52 bytes in base64. */
function isLetter(text) {
  try {
    return typeof text === "string" && unbase64(text).length === 52;
  } catch {
    return false;
  }
}

/** X25519 of RFC 7748: a scalar and a point of 32 bytes each; gives 32 bytes. */
export function x25519(scalar, point) {
  const clamped = Uint8Array.from(scalar);
  clamped[0] &= 248;
  clamped[31] = (clamped[31] & 127) | 64;
  const found = times(number(clamped.reverse()), point).toString(16).padStart(64, "0");
  return unhex(found).reverse();
}

/** A multiple of a point of the Montgomery curve, by its x alone; 0 stands for no x as well. */
function times(factor, point) {
  const u = mod(number(point.slice().reverse()) & (2n ** 255n - 1n));
  let [x, z, x1, z1] = [1n, 0n, u, 1n];
  for (const bit of factor.toString(2)) {
    const [plus, minus] = [mod((x + z) * (x1 - z1)), mod((x - z) * (x1 + z1))];
    const both = [mod((plus + minus) ** 2n), mod(u * (plus - minus) ** 2n)];
    const [p, q] = bit === "1" ? [x1, z1] : [x, z];
    const [sq, dq] = [mod((p + q) ** 2n), mod((p - q) ** 2n)];
    const twice = [mod(sq * dq), mod((sq - dq) * (sq + 121665n * (sq - dq)))];
    [[x, z], [x1, z1]] = bit === "1" ? [both, twice] : [twice, both];
  }
  return mod(x * power(mod(z), P - 2n, P));
}

/** Whether X25519 gives zeros with this hand whatever the scalar, which is a multiple of 8. */
export const isWeakHand = (hand) => times(8n, hand) === 0n;

/** What `signed.card` promises: game id and key of 32 bytes, the place of the orders. */
export function cardCommitment(gameId, place, key) {
  return hash("pbem/1/card-commit", gameId, u32(place), key);
}

/** The card of a `private` token, from its seed and its key, out of a deck of `size`. */
export async function openedCard(seed, key, size) {
  return new Stream(await hash("pbem/1/card", seed, key), "card").below(size);
}

/** The deck commitment of a host's secret of 32 bytes. */
export const deckCommitment = (secret) => hash("pbem/1/deck", secret);

/** The salt of a number, laid in a record with this seed. */
export function dealtSalt(secret, seed, number_) {
  return hmac(secret, utf8("pbem/1/deck-salt\0"), seed, u32(number_));
}

export const dealtCommitment = (salt, card) => hash("pbem/1/deck-card", salt, u32(card));

/** The tokens of a pile of cards, the first of which gets the number `first`. */
export async function layPile(secret, seed, cards, first) {
  const sorted = [...cards].sort((one, other) => one - other);
  const stream = new Stream(await hash("pbem/1/deck-seed", secret, seed), "deck");
  const order = await stream.shuffle(sorted);
  return Promise.all(order.map(async (card, at) => {
    const salt = await dealtSalt(secret, seed, first + at);
    return `dealt:${first + at}:${hex(await dealtCommitment(salt, card))}`;
  }));
}

/** The hash `dealt chain` after a record in which `veiled` or `sealed` stands, or both. */
export function dealtChain(before, added) {
  return hash("pbem/1/dealt", before, utf8(canonical(new Map(Object.entries(added)))));
}

/** What is known of the cards before the set-up. */
function beginCards() {
  return { promises: new Map(), tokens: [], piles: [], chain: NO_HASH, secret: null };
}

/** Openings in orders: of cards promised, or of tokens laid, in an earlier record. */
async function demandOpenings({ genesis, chain, cards, found }, seat, openings, index) {
  for (const [place, opening] of openings) {
    const [first, card] = opening.split(":");
    let fits = false;
    if (genesis.cards === "private") {
      const made = hex(await cardCommitment(chain.gameId, Number(place), unhex(first)));
      fits = cards.promises.get(`${seat} ${place}`) === made;
    } else {
      const token = cards.tokens[Number(place)];
      fits = token?.endsWith(`:${hex(await dealtCommitment(unhex(first), Number(card)))}`) ?? false;
    }
    demand(fits, `the opening of ${place} does not fit what was laid or promised`, index);
    found.opened += 1;
  }
}

/** What a record of a `dealer` game lays and deals: numbers go on, letters are for tokens laid. */
async function dealRecord({ genesis, records, chain, cards, found }, record) {
  if (genesis.cards !== "dealer") return;
  const { index, notice, veiled, sealed, deck } = record;
  demand(index || veiled, "no pile is laid in the set-up", index);
  if (veiled) {
    const first = cards.tokens.length;
    const goesOn = veiled.every((token, at) => Number(DEALT.exec(token)[1]) === first + at);
    demand(goesOn, `the numbers of the pile do not go on with ${first}`, index);
    cards.piles.push({ index, first, tokens: veiled, seed: chain.links[index].seed });
    cards.tokens.push(...veiled);
  }
  const isLaid = [...(sealed ?? new Map()).keys()].every((id) => Number(id) < cards.tokens.length);
  demand(isLaid, "a letter is for a card that was never laid", index);
  const isDue = sealed === null || !["substitute", "deck"].includes(notice?.get("kind"));
  demand(isDue, "no letter can be due by this decision", index);
  if (veiled || sealed) {
    cards.chain = await dealtChain(cards.chain, {
      ...(veiled && { veiled }), ...(sealed && { sealed }),
    });
  }
  const isRevealed = notice?.get("kind") === "deck";
  const secret = isRevealed ? notice.get("events")[0].get("secret") : deck;
  if (secret === null) return;
  const isLast = index === records.length - 1;
  demand(isLast, "a record follows the one that reveals the deck", index + 1);
  cards.secret = unhex(secret);
  await demandDeck(genesis, cards, index);
  Object.assign(found, { isDeckProved: true, piles: cards.piles.length });
}

/** Refuse a secret that is not the host's, and piles that it does not make. */
async function demandDeck(genesis, { piles, secret }, index) {
  const isHis = hex(await deckCommitment(secret)) === genesis.people.get(HOST).get("deck");
  demand(isHis, "the deck revealed is not the one that the host began with", index);
  const size = piles[0].tokens.length;
  const deck = [...Array(size).keys()];
  for (const pile of piles) {
    const found = await Promise.all(pile.tokens.map(async (token, at) => {
      const salt = await dealtSalt(secret, pile.seed, pile.first + at);
      const made = await Promise.all(deck.map((card) => dealtCommitment(salt, card)));
      return made.findIndex((commitment) => token.endsWith(`:${hex(commitment)}`));
    }));
    const isOne = new Set(found).size === found.length && !found.includes(-1);
    const laid = isOne ? await layPile(secret, pile.seed, found, pile.first) : [];
    const isTrue = laid.join() === pile.tokens.join();
    demand(isTrue, "the pile is not the one that the host's secret makes", pile.index);
  }
}

/** What the state says of the deck: `dealt`, and after the end the secret. */
function demandCards({ genesis, state, cards }) {
  if (genesis.cards !== "dealer") return;
  const { tokens, chain, secret } = cards;
  demandShape("state.dealt", state.get("dealt"), {
    laid: isOneOf(tokens.length), chain: isOneOf(hex(chain)),
    ...(secret && { secret: isOneOf(hex(secret)) }),
  });
  const isOver = state.get("decides").length === 0;
  demand(secret === null || isOver, "the deck is revealed although somebody must decide");
}

// ── the end of the file ──────────────────────────────────────────────────────────────────────────

async function demandEnd(table) {
  const { genesis, state, next, seal, records, keys, chain } = table;
  const last = records.at(-1);
  demand(isTexts(state.get("decides")), "state.decides must be a list of seats");
  const stateHash = await hash("pbem/1/state", utf8(canonical(state)));
  const isThatState = hex(stateHash) === hex(last.state);
  demand(isThatState, "the state in the head is not that of the last record");
  demandStateOf(table);
  demandCards(table);
  const decides = state.get("decides");
  const played = /^(.*): turn (?:0|[1-9][0-9]*)(?: part (?:[2-9]|[1-9][0-9]+))?$/.exec(next);
  const line = decides.length
    ? played?.[1] === decides.join(", ")
    : next === "nobody: the game is over";
  demand(line, "the line `next` does not follow from the state");
  const key = keys.get(seal.by) ?? strangersKey(genesis, keys, seal.by);
  const fault = await keyFault(key);
  demand(fault === null, `seal: ${fault}`);
  const text = sealText(chain.gameId, last.index, last.head, seal.by);
  await demandSignature(key, "pbem-seal-1", text, seal.sig, "the seal is not good");
}

/** What a state says of seats and people, whatever the rules are. */
function demandStateOf({ genesis, state, people, ended }) {
  const isSeats = (list) => isTexts(list) && list.every((seat) => genesis.seats.includes(seat));
  demand(isSeats(state.get("decides")), "state.decides must be a list of seats");
  const isEnd = ended
    ? state.get("ended") === "draw" && !state.get("decides").length
    : !state.has("ended");
  demand(isEnd, "state.ended does not say whether the group ended the game");
  const since = [...people].filter(([id, person]) => person !== genesis.people.get(id));
  const isSame = since.length
    ? isTable(state.get("people")) && canonical(state.get("people")) === canonical(new Map(since))
    : !state.has("people");
  demand(isSame, "state.people are not those who took a seat since");
}

function strangersKey(genesis, keys, line) {
  const key = parseKey(line, ED25519);
  const isKnown = [...keys.values()].some((other) => other.line === line);
  const isStranger = genesis.mode === "open" && !isKnown;
  demand(isStranger, "the seal must name a seat of this game that has a key");
  return key;
}

// ── a host's receipt: section 17 ─────────────────────────────────────────────────────────────────

const MOMENT = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/;
const isMoment = matches(MOMENT);
const NOTICED = /Entry [0-9]+ of the host's log, [0-9a-f]{64}\./;

/**
 * What a sound game says of a receipt, both as bytes: `blames` is "" or how the host put the confirmed
 * orders aside ("older", "missed", "aside"), as far as these orders were sound; `what` says it.
 */
export async function judgeReceipt(gameBytes, receiptBytes) {
  const found = await verifyGame(gameBytes);
  const { genesis, records } = readGame(gameBytes);
  const receipt = await readReceipt(found, genesis, records, parseToml(decode(receiptBytes)));
  const base = records.findIndex(({ head }) => head === receipt.get("base"));
  if (base < 0) return { blames: "", what: "for a head that is not in this file" };
  const isSubstitute = ({ notice }) => notice !== null && isIdle(notice) &&
    notice.get("kind") === "substitute";
  const after = records.slice(base + 1).find((record) => !isSubstitute(record));
  if (after === undefined) return { blames: "", what: "not played yet" };
  const due = receipt.get("due");
  const judged = after.notice === null
    ? await judgePlayed(receipt, after, genesis.master)
    : judgeDecided(receipt, after, genesis.master);
  const isLate = due !== "" && receipt.get("at") > due;
  return isLate && judged.blames ? { blames: "", what: `late; ${judged.what}` } : judged;
}

async function readReceipt({ gameId }, genesis, records, file) {
  const isReceipt = "this is not the receipt of a host";
  demandShape(isReceipt, file, {
    format: isOneOf("pbem-receipt/1"), name: (name) => typeof name === "string", sig: isText,
    receipt: isTable,
  });
  const receipt = file.get("receipt");
  demandShape(isReceipt, receipt, {
    pbem: isOneOf("receipt/1"), game: isOneOf(gameId), base: matches(HEX64),
    player: (seat) => typeof seat === "string",
    seq: (seq) => Number.isInteger(seq) && seq >= 1 && seq <= 1e6, orders: matches(HEX64),
    at: isMoment, due: (due) => due === "" || isMoment(due),
  });
  demand(genesis.master, "the receipt is not signed by the host of the game");
  const since = records.filter(({ notice }) =>
    notice?.get("kind") === "replace" && notice.get("seat") === genesis.master);
  const people = [genesis.people.get(genesis.master), ...since.map(({ notice }) =>
    notice.get("events")[0])];
  const raw = unbase64(file.get("sig"));
  for (const person of people) {
    const key = parseKey(person.get("key"), ED25519);
    const text = utf8(canonical(receipt));
    if (await verifySignature(key, "pbem-receipt-1", text, raw)) return receipt;
  }
  return refuse("the receipt is not signed by the host of the game");
}

async function judgePlayed(receipt, record, host) {
  const own = record.orders.find((text) => glance(text).get("player") === receipt.get("player"));
  const where = `record ${record.index}`;
  const least = receipt.get("seq");
  if (own !== undefined) {
    if (hex(await hash("pbem/1/orders", utf8(own))) === receipt.get("orders")) {
      return { blames: "", what: `played in ${where}` };
    }
    const number_ = glance(own).get("signed").get("seq");
    if (number_ >= least) {
      const how = number_ === least ? "the same number" : "a higher number";
      return { blames: "", what: `orders with ${how} are in ${where}` };
    }
  }
  const byHost = record.proofs?.has(host) ?? false;
  const what = own === undefined ? `${where} was played without them` : `older ones are in ${where}`;
  if (!byHost) return { blames: "", what: `${what}, not with the dice of the host` };
  return { blames: own === undefined ? "aside" : "older", what };
}

function judgeDecided(receipt, { index, notice, sigs }, host) {
  const kind = notice.get("kind");
  const what = `record ${index} is a decision (${kind})`;
  const isAlone = sigs !== null && [...sigs.keys()].join() === host;
  const isAbout = ["missed", "replace", "resign"].includes(kind) &&
    notice.get("seat") === receipt.get("player");
  if (!isAlone || !isAbout) return { blames: "", what };
  const isMissed = kind === "missed" || NOTICED.test(notice.get("reason"));
  return { blames: isMissed ? "missed" : "aside", what: `${what} of the host alone` };
}

// ── for people ───────────────────────────────────────────────────────────────────────────────────

/** The head as people compare it: four groups of five hex digits. */
export const shortHead = (head) => head.slice(0, 20).match(/.{5}/g).join(" ");

/** What was found, as rows of text. */
export function tell(found) {
  const last = found.links.length - 1;
  const rows = [
    `yes, as far as this goes. Game ${found.name}, mode ${found.mode}, ${found.rules}: ` +
      (last ? `records 0 to ${last} hold together.` : "record 0 holds together."),
    `Good: ${found.signatures} signatures, ${found.proofs} proofs of witnesses, and the seal.`,
  ];
  if (found.opened) rows.push(`Good: ${found.opened} openings of cards that lay face down.`);
  if (found.isDeckProved) {
    rows.push(`The deck is proved: ${found.piles} piles are as the host's secret makes them.`);
  } else if (found.cards === "dealer") {
    const until = found.isOver ? "although the game is over" : "before the end of the game";
    rows.push(`The deck is not proved: its host has not revealed it, ${until}.`);
  }
  if (found.unsigned.size) rows.push(`Not signed: orders of ${[...found.unsigned].join(", ")}.`);
  for (const [record, kind, seat] of found.admin) {
    rows.push(`By decision, in record ${record}: ${kind}${seat && `, ${seat}`}.`);
  }
  rows.push(`Head ${shortHead(found.head)}.`, "Not checked here:");
  const left = [...NOT_CHECKED, ...(found.cards === "face-up" ? [] : NOT_CHECKED_OF_CARDS)];
  return [...rows, ...left.map((what) => `  - ${what}`)];
}

/** The first numbers of one stream of a record: dice, or numbers from 0 to below - 1. */
export async function throwDice(found, index, label, count = 20, below = null) {
  const link = found.links[index];
  demand(link !== undefined, `the game has records 0 to ${found.links.length - 1}`);
  demand(hex(link.seed) !== hex(NO_HASH), `record ${index} draws no dice`);
  const stream = new Stream(link.seed, label);
  const thrown = [];
  while (thrown.length < count) {
    thrown.push(below === null ? await stream.die() : await stream.below(below));
  }
  return thrown;
}

const USAGE = `usage: node pbem-verify.mjs GAME.toml [--dice RECORD LABEL] [--count K] [--below N]
                                        [--receipt FILE]
       --dice 7 attack/1   print the first 20 dice of a stream of record 7
       --below 44          numbers from 0 to 43 in place of dice
       --receipt FILE      what became of orders that the host confirmed`;

async function main(words) {
  const { readFile } = await import("node:fs/promises");
  const options = { dice: null, count: 20, below: null, receipt: null };
  const files = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "--dice") options.dice = [Number(words.shift()), words.shift() ?? ""];
    else if (word === "--receipt") options.receipt = words.shift() ?? "";
    else if (/^--(count|below)$/.test(word)) options[word.slice(2)] = Number(words.shift());
    else files.push(word);
  }
  if (files.length !== 1 || files[0].startsWith("-")) {
    console.error(USAGE);
    return 2;
  }
  try {
    const game = new Uint8Array(await readFile(files[0]));
    const found = await verifyGame(game);
    console.log([`${files[0]}: ${tell(found)[0]}`, ...tell(found).slice(1)].join("\n"));
    if (options.dice) {
      const [index, label] = options.dice;
      const thrown = await throwDice(found, index, label, options.count, options.below);
      console.log(`Record ${index}, stream ${label}: ${thrown.join(" ")}`);
    }
    if (options.receipt !== null) {
      const receipt = new Uint8Array(await readFile(options.receipt));
      const { blames, what } = await judgeReceipt(game, receipt);
      const end = blames ? ": the host is to blame, if these orders obeyed the rules" : "";
      console.log(`${options.receipt}: ${what}${end}.`);
      return blames ? 1 : 0;
    }
    return 0;
  } catch (error) {
    const where = Number.isInteger(error.record) ? `record ${error.record}: ` : "";
    // Anything else is a fault of this program, not of the file.
    if (!(error instanceof Refusal) && error.syscall === undefined) throw error;
    console.log(`${files[0]}: NO. ${where}${error.message}.`);
    return 1;
  }
}

if (globalThis.process?.versions?.node) {
  // Before version 20 Node had it under another name.
  globalThis.crypto ??= (await import("node:crypto")).webcrypto;
  const { pathToFileURL } = await import("node:url");
  const { existsSync, realpathSync } = await import("node:fs");
  const script = process.argv[1] ?? "";
  if (existsSync(script) && import.meta.url === pathToFileURL(realpathSync(script)).href) {
    process.exitCode = await main(process.argv.slice(2));
  }
}
