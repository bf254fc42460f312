/**
 * Writes after each rule of docs/rules which tests pin it: `node scripts/pins.mjs`, and says which rules no code
 * cites. With `--check` it writes nothing and complains of rules without a test, of tests and code that cite no rule,
 * of rulings that the page leaves out, and of a page that is not up to date.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { argv, exit } from "node:process";

const PAGES = "docs/rules";

const RULE = /^\*\*(\d+\.\d+)\*\* /;
/** A comment: whoever reads the rules to play does not see it. */
const PINS = / <!-- pinned by .* -->$/;
/** A call whose first argument is a title that begins with numbers of rules. */
const TITLE = /([\w.]*)\(\s*["'`](\d+\.\d+(?:, \d+\.\d+)*) /g;
const IDLE = /\.(skip|todo|fails)$/;
/** Which rulings a page rests on, said on it once: `the rulings CR1 to CR43`. */
const RULINGS = /\brulings ([A-Z]+)1 to \1(\d+)\b/;
/** Rules that a comment of the code cites: `rule 8.7`, `Rules 8.5, 8.6`; the line may be broken between them. */
const CITED = /\b[Rr]ules?[\s*]+(\d+\.\d+(?:,[\s*]+\d+\.\d+)*)/g;

/** @param {string} folder @param {string} ending @returns {string[]} the files below it, in order */
function filesBelow(folder, ending) {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll("\\", "/"));
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** @typedef {Map<string, Set<string>>} Places the files that name a rule, by its number */

/** @param {Places} places @param {string} numbers @param {string} file */
function note(places, numbers, file) {
  for (const rule of numbers.split(/,[\s*]+/)) places.set(rule, (places.get(rule) ?? new Set()).add(file));
}

/** @param {readonly string[]} folders @returns {Places} the tests of each rule */
function testsOf(folders) {
  const places = new Map();
  for (const file of folders.flatMap((folder) => filesBelow(folder, ".test.ts"))) {
    const code = readFileSync(file, "utf8").replace(/^\s*\/\/.*$/gm, "");
    for (const [, callee, numbers] of code.matchAll(TITLE))
      if (!IDLE.test(callee)) note(places, numbers, file);
  }
  return places;
}

/** @param {string} folder @returns {Places} the code of each rule */
function codeOf(folder) {
  const places = new Map();
  for (const file of filesBelow(folder, ".ts"))
    for (const [, numbers] of readFileSync(file, "utf8").matchAll(CITED)) note(places, numbers, file);
  return places;
}

/** @param {Set<string>} files */
function commentOf(files) {
  return ` <!-- pinned by ${[...files].join(", ")} -->`;
}

/** @type {string[]} */
const complaints = [];

/** Complains of rulings that a page says it rests on and that none of its rules cites. @param {string} page @param {string} text */
function complainOfRulings(page, text) {
  const [said, prefix, last] = RULINGS.exec(text) ?? [];
  if (said === undefined) complaints.push(`${page}: does not say which rulings it rests on`);
  const cited = new Set(text.replace(said ?? "", "").match(/\b[A-Z]+\d+\b/g));
  for (let n = 1; n <= Number(last ?? 0); n++)
    if (!cited.has(`${prefix}${n}`)) complaints.push(`${page}: ruling ${prefix}${n} does not occur`);
}

/**
 * Names the tests of one game's rules: of its page, its tests and its code, which bear the same name.
 * @param {string} game @param {boolean} check @returns {string} what was found, in a line
 */
function pin(game, check) {
  const page = `${PAGES}/${game}.md`;
  const pinned = testsOf([`test/games/${game}`]);
  const carried = codeOf(`src/games/${game}`);
  /** @type {Set<string>} */
  const rules = new Set();
  const before = readFileSync(page, "utf8");
  const lines = before.split("\n").map((line, i) => {
    const rule = RULE.exec(line)?.[1];
    if (rule === undefined) return line;
    if (rules.has(rule)) complaints.push(`${page}:${i + 1}: there are two rules ${rule}`);
    rules.add(rule);
    const files = pinned.get(rule);
    if (files === undefined) complaints.push(`${page}:${i + 1}: no test pins rule ${rule}`);
    return line.replace(PINS, "") + (files === undefined ? "" : commentOf(files));
  });
  for (const [rule, files] of [...pinned, ...carried])
    if (!rules.has(rule)) complaints.push(`${[...files].join(", ")}: there is no rule ${rule}`);
  complainOfRulings(page, before);
  const after = lines.join("\n");
  if (check) {
    if (after !== before) complaints.push(`${page}: not up to date, run: npm run pins`);
  } else if (after !== before) writeFileSync(page, after);
  const free = [...rules].filter((rule) => !carried.has(rule));
  const uncited = free.length === 0 ? "" : `; no code cites ${free.join(", ")}`;
  return `${page}: ${rules.size} rules, each pinned by a test${uncited}`;
}

if (argv.length > 3 || (argv.length === 3 && argv[2] !== "--check")) {
  console.error("pins takes nothing, or --check.");
  exit(2);
}
const games = readdirSync(PAGES)
  .filter((name) => name.endsWith(".md"))
  .sort();
const found = games.map((name) => pin(basename(name, ".md"), argv.includes("--check")));
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) exit(1);
for (const line of found) console.log(line);
