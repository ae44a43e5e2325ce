/**
 * An order file as text: TOML as players write it, in lines that mail programs leave alone.
 *
 * Plain settings come first, then tables, then lists of tables. Everything is ASCII, no line is wider than
 * 72 columns unless a single text is, and a key that does not begin with a small letter stands in quotes.
 * @typedef {{ [key: string]: any }} Table
 */

const WIDTH = 72;

/** @type {(header: Table, orders: Table) => string} */
export function orderText(header, orders) {
  const head = Object.entries(header).map(([key, value]) => `${key.padEnd(6)} = ${value_(value)}`);
  const body = table(orders, []).join("\n").trim();
  return `${[...head, ...(body ? ["", body] : [])].join("\n").trim()}\n`;
}

/** @type {(content: Table, path: string[]) => string[]} */
function table(content, path) {
  const entries = Object.entries(content).filter(([, value]) => value !== undefined);
  const plain = entries.filter(([key, value]) => !standsAlone(key, value, path));
  const later = entries.filter(([key, value]) => standsAlone(key, value, path));
  return [...plain.flatMap(([key, value]) => setting(key, value)), ...later.flatMap(([key, value]) => section(value, [...path, key]))];
}

/**
 * Whether a value is written below a header of its own: tables, lists of tables on the way down to the
 * second level, and a table in braces that is too long for a line.
 * @type {(key: string, value: any, path: string[]) => boolean}
 */
function standsAlone(key, value, path) {
  if (Array.isArray(value)) return path.length < 2 && key !== "place" && key !== "dice" && isTable(value[0]);
  if (!isTable(value)) return false;
  return key === "place" ? `${key} = ${value_(value)}`.length > WIDTH : true;
}

/** @param {any} value */
function isTable(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @type {(value: any, path: string[]) => string[]} */
function section(value, path) {
  const name = path.map(key_).join(".");
  if (!Array.isArray(value)) return ["", `[${name}]`, ...table(value, path)];
  return value.flatMap((entry) => ["", `[[${name}]]`, ...table(entry, path)]);
}

/** @type {(key: string, value: any) => string[]} */
function setting(key, value) {
  const line = `${key_(key)} = ${value_(value)}`;
  if (line.length <= WIDTH || !Array.isArray(value)) return [line];
  const lines = value.reduce((made, entry) => {
    const written = `${value_(entry)},`;
    const last = made[made.length - 1];
    if (last !== undefined && last.length + 1 + written.length <= WIDTH) made[made.length - 1] += ` ${written}`;
    else made.push(`  ${written}`);
    return made;
  }, /** @type {string[]} */ ([]));
  return [`${key_(key)} = [`, ...lines, "]"];
}

/** @param {string} key */
function key_(key) {
  return /^[a-z][A-Za-z0-9_-]*$/.test(key) && !key.includes("--") ? key : text(key);
}

/** @type {(value: any) => string} */
function value_(value) {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map(value_).join(", ")}]`;
  if (isTable(value)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `{ ${entries.map(([key, inner]) => `${key_(key)} = ${value_(inner)}`).join(", ")} }`;
  }
  return String(value);
}

/** @param {string} words */
function text(words) {
  if (words.includes('"') && /^[ -&(-~]*$/.test(words)) return `'${words}'`;
  return JSON.stringify(words).replace(/[^ -~]/gu, escaped);
}

/** @param {string} sign */
function escaped(sign) {
  const code = /** @type {number} */ (sign.codePointAt(0)).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
}
