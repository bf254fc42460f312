import { cycles, edges, target } from "./graph.mjs";
import { unusedExports } from "./exports.mjs";
import { parse } from "./parse.mjs";
import * as house from "./house.mjs";

/** @import { Facts } from "./parse.mjs" */

/**
 * @typedef {object} Report
 * @property {(file: string, line: number, what: string, todo: string) => void} complain
 * @property {(text: string) => void} note
 */

/**
 * Holds the texts of a tree, by path from its root, against the rules of the house.
 * @param {ReadonlyMap<string, string>} texts
 * @returns {{ complaints: string[], notes: string[] }}
 */
export function checkTree(texts) {
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const notes = [];
  /** @type {Report} */
  const report = {
    complain: (file, line, what, todo) => complaints.push(`${file}:${line}: ${what}, ${todo}`),
    note: (text) => notes.push(text),
  };
  /** @type {Map<string, Facts>} */
  const files = new Map();
  for (const [path, text] of texts) {
    if (path.startsWith("tabletop/")) gameWords(path, text, report);
    if (/\.[mc]?[jt]s$/.test(path)) files.set(path, parse(path, text));
    else length(path, text.split("\n").length - 1, report);
  }
  for (const file of files.values()) {
    length(file.path, file.lines, report);
    imports(file, files, report);
    if (file.path.startsWith("src/")) sourceOnly(file, report);
  }
  circles(files, report);
  unusedExports(files, report);
  return { complaints, notes };
}

/** @param {string} path @param {number} lines @param {Report} report */
function length(path, lines, report) {
  if (lines <= house.MAX_LINES || house.TABLES.test(path) || !/^(src|mod|tabletop|scripts|test)\//.test(path))
    return;
  report.complain(path, house.MAX_LINES + 1, `${lines} lines, ${house.MAX_LINES} are allowed`, "split it");
}

/** @param {Facts} file @param {Map<string, Facts>} files @param {Report} report */
function imports(file, files, report) {
  const room = roomOf(file.path);
  for (const { spec, line } of file.imports) {
    const to = target(file.path, spec, files);
    const kept = Object.entries(house.KEPT_PACKAGES).find(
      ([name]) => spec === name || spec.startsWith(`${name}/`),
    );
    if (kept !== undefined && !file.path.startsWith(kept[1])) {
      report.complain(
        file.path,
        line,
        `imports ${kept[0]}`,
        `only ${kept[1]} may: it is there to be measured against`,
      );
    }
    if (room === undefined) continue;
    if (!spec.startsWith(".")) {
      if (room === "tts" && house.LUA_PACKAGES.test(spec)) continue;
      report.complain(
        file.path,
        line,
        `imports ${spec}`,
        "src needs no package: write it, or move the caller to scripts",
      );
    } else if (!to.startsWith("src/")) {
      report.complain(
        file.path,
        line,
        `imports ${to}`,
        "src imports nothing from outside src: move what is shared into src",
      );
    } else {
      const fault = wrongRoom(file.path, to);
      if (fault !== undefined) report.complain(file.path, line, ...fault);
    }
  }
}

/** @param {string} path @returns {string | undefined} The room of a file under src */
function roomOf(path) {
  return path.startsWith("src/") ? path.split("/")[1] : undefined;
}

/** @param {string} from @param {string} to @returns {[what: string, todo: string] | undefined} */
function wrongRoom(from, to) {
  const [a, b] = [roomOf(from) ?? "", roomOf(to) ?? ""];
  /** @type {readonly string[] | undefined} */
  const allowed = /** @type {Record<string, string[]>} */ (house.ROOMS)[a];
  if (allowed === undefined) return undefined;
  if (a === "games" && b === "games" && from.split("/")[2] !== to.split("/")[2]) {
    return [
      `imports the game ${to.split("/")[2]}`,
      "a game imports no other: move what both need to battle or core",
    ];
  }
  if (a === b || allowed.includes(b)) return undefined;
  const may = allowed.length === 0 ? "nothing but itself" : allowed.join(", ");
  return [`${a} imports ${b}`, `${a} may import ${may}: move the code down, or hand it in from above`];
}

/** @param {Facts} file @param {Report} report */
function sourceOnly(file, report) {
  const room = roomOf(file.path) ?? "";
  if (!(room in house.ROOMS)) {
    report.complain(
      file.path,
      1,
      `src/${room} is no room`,
      `move it into one of ${Object.keys(house.ROOMS).join(", ")}`,
    );
  }
  for (const { line, text } of file.strings) {
    if (!/^[0-9a-f]{6}$/i.test(text) || house.HEX_WORDS.includes(text)) continue;
    report.complain(
      file.path,
      line,
      `"${text}" looks like a GUID`,
      "find objects by tag (a colour is written with #)",
    );
  }
  if (room === "tts") return;
  for (const { line, text } of file.ambient) {
    report.complain(
      file.path,
      line,
      `declares ${text} from outside`,
      "names of Lua and TTS belong in src/tts: hand in a function",
    );
  }
  for (const { line, text } of file.variables) {
    report.complain(
      file.path,
      line,
      `top-level variable ${text}`,
      "modules keep no state: put it into the state or pass it in",
    );
  }
  for (const { line, text } of file.mutated) {
    report.complain(
      file.path,
      line,
      `changes the top-level ${text}`,
      "modules keep no state: make it where it is used or pass it in",
    );
  }
}

/** @param {Map<string, Facts>} files @param {Report} report */
function circles(files, report) {
  const all = edges(files);
  const atRunTime = all.filter((e) => !e.by.typeOnly);
  /** @type {Set<string>} */
  const said = new Set();
  for (const group of cycles(atRunTime)) {
    const first = atRunTime.find((e) => e.from.path === group[0] && group.includes(e.to.path));
    report.complain(
      group[0],
      first?.by.line ?? 1,
      `imports in a circle: ${group.join(", ")}`,
      "move what they share into a file below them",
    );
    for (const path of group) said.add(path);
  }
  for (const group of cycles(all)) {
    if (!group.some((path) => said.has(path))) report.note(`circle of types only: ${group.join(", ")}`);
  }
}

/** @param {string} path @param {string} text @param {Report} report */
function gameWords(path, text, report) {
  [path, ...text.split("\n")].forEach((line, n) => {
    for (const word of line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) {
      const low = word.toLowerCase();
      if (!house.GAME_WORDS.includes(low) && !house.GAME_WORDS.includes(low.replace(/s$/, ""))) continue;
      report.complain(
        path,
        Math.max(n, 1),
        `says "${word}"`,
        "tabletop knows no game: find a word for what the table sees",
      );
    }
  });
}
