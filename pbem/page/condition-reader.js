/**
 * A condition in somebody's own words: whether it can be read, and what each word means at its place.
 *
 * The grammar is that of `pbem/rulesets/risk/conditions/text.py`. Nothing is worked out here.
 */

/** @typedef {import("./conquest-facts.js").Facts} Facts */
/** @typedef {"a number" | "true or false"} Kind */

const MOST = 200;
const DEEPEST = 10;
const COMPARISONS = ["<", "<=", "==", "!=", ">=", ">"];
const WORDS = ["and", "or", "not", "true", "false"];
const TOKEN = / *(?:([0-9]+(?![A-Za-z0-9_.]))|([A-Za-z_][A-Za-z0-9_]*)|("[ !#-~]*")|(\/\/|[<>=!]=|[<>()+*-]))/y;

/**
 * Say what is wrong with a condition at a place ("turn", "battle", "move" or "guard"); nothing for none.
 *
 * @param {Facts} facts
 * @param {string} text
 * @param {string} place
 * @returns {string[]}
 */
export function conditionFaults(facts, text, place) {
  if (!text) return [];
  if (text.length > MOST) return [`a condition has at most ${MOST} characters.`];
  try {
    new ConditionReader(facts, text, facts.form.words[place]).read();
    return [];
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    return [`“${text}”: ${fault.message}.`];
  }
}

class ConditionReader {
  /**
   * @param {Facts} facts
   * @param {string} text
   * @param {string[]} names
   */
  constructor(facts, text, names) {
    this.facts = facts;
    this.names = names;
    this.tokens = cut(text);
    this.place = 0;
    this.depth = 0;
  }

  get next() {
    return this.tokens[this.place];
  }

  /** @param {string[]} signs */
  take(...signs) {
    const { text, kind } = this.next;
    if (kind === "quote" || !signs.includes(text)) return "";
    this.place += 1;
    return text;
  }

  read() {
    const kind = this.readJoined("or");
    if (this.next.kind !== "end") refuse(`“${this.next.text}” cannot be understood here`);
    want(kind, "true or false");
  }

  /**
   * @param {"or" | "and"} word
   * @returns {Kind}
   */
  readJoined(word) {
    const part = () => (word === "or" ? this.readJoined("and") : this.readNot());
    const first = part();
    if (this.next.text !== word) return first;
    want(first, "true or false");
    while (this.take(word)) want(part(), "true or false");
    return "true or false";
  }

  /** @returns {Kind} */
  readNot() {
    if (!this.take("not")) return this.readComparison();
    want(this.readComparison(), "true or false");
    return "true or false";
  }

  /** @returns {Kind} */
  readComparison() {
    const left = this.readChain(["+", "-"], () => this.readChain(["*", "//"], () => this.readOperand()));
    if (!this.take(...COMPARISONS)) return left;
    want(left, "a number");
    want(this.readChain(["+", "-"], () => this.readChain(["*", "//"], () => this.readOperand())), "a number");
    return "true or false";
  }

  /**
   * @param {string[]} signs
   * @param {() => Kind} part
   * @returns {Kind}
   */
  readChain(signs, part) {
    const first = part();
    while (this.take(...signs)) {
      want(first, "a number");
      want(part(), "a number");
    }
    return first;
  }

  /** @returns {Kind} */
  readOperand() {
    const { text, kind } = this.next;
    if (this.take("(")) return this.readGroup();
    if (this.take("true", "false")) return "true or false";
    if (kind === "number") return this.readNumber(text);
    if (kind !== "word" || WORDS.includes(text)) refuse(text ? `a number or a test is expected before “${text}”` : "it ends too soon");
    this.place += 1;
    if (this.next.text === "(" && this.next.kind === "sign") return this.readCall(text);
    if (!this.names.includes(text)) refuse(`“${text}” means nothing here; words here: ${this.names.join(", ")}`);
    return "a number";
  }

  /**
   * @param {string} text
   * @returns {Kind}
   */
  readNumber(text) {
    if (text.length > 6) refuse("a number has at most 6 digits");
    if (text.length > 1 && text.startsWith("0")) refuse("a number does not begin with 0");
    this.place += 1;
    return "a number";
  }

  readGroup() {
    this.depth += 1;
    if (this.depth > DEEPEST) refuse(`parentheses are nested at most ${DEEPEST} deep`);
    const kind = this.readJoined("or");
    if (!this.take(")")) refuse("a ) is missing");
    this.depth -= 1;
    return kind;
  }

  /**
   * @param {string} word
   * @returns {Kind}
   */
  readCall(word) {
    const known = this.facts.form.functions;
    const [about, kind] = Object.hasOwn(known, word) ? known[word] : refuse(`there is no ${word}(); known: ${Object.keys(known).join(", ")}`);
    this.place += 1;
    const { text, kind: token } = this.next;
    if (token !== "quote") refuse(`${word}() asks about a name in double quotes`);
    this.place += 1;
    if (!this.take(")")) refuse("a ) is missing");
    if (!isNamed(this.facts, about, text.slice(1, -1))) refuse(`there is no ${about === "attack" ? "attack id" : about} ${text}`);
    return kind;
  }
}

/**
 * Whether a name is known, by id or name, in any case of letters; attacks of the page have no ids.
 *
 * @param {Facts} facts
 * @param {string} about
 * @param {string} name
 */
function isNamed(facts, about, name) {
  const words = { territory: facts.lands.flatMap((land) => [land.id, land.word]), player: facts.form.players.flatMap((/** @type {string[]} */ [id]) => [id]),
    continent: facts.form.continents.flatMap((/** @type {any} */ land) => [land.id, land.name]) };
  const known = /** @type {{ [about: string]: string[] }} */ (words)[about] ?? [];
  return known.some((one) => one.toLowerCase() === name.toLowerCase());
}

/**
 * @param {Kind} kind
 * @param {Kind} wanted
 */
function want(kind, wanted) {
  if (kind !== wanted) refuse(`${wanted === "a number" ? "a number" : "a comparison"} is expected, not ${kind}`);
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  throw new SyntaxError(why);
}

/** @param {string} text */
function cut(text) {
  const kinds = ["number", "word", "quote", "sign"];
  const tokens = [];
  TOKEN.lastIndex = 0;
  for (;;) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) {
      const rest = text.slice(at).trimStart();
      tokens.push({ kind: rest ? "odd" : "end", text: rest });
      return tokens;
    }
    const place = found.slice(1).findIndex((one) => one !== undefined);
    tokens.push({ kind: kinds[place], text: found[place + 1] });
  }
}
