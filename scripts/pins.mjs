/**
 * Writes behind each rule of docs/rules which tests pin it: `node scripts/pins.mjs`. With `--check` it writes
 * nothing and complains of rules without a test, of tests of no rule, of rulings that the page leaves out,
 * and of a page that is not up to date.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { argv, exit } from "node:process";

const PAGE = "docs/rules/castle-risk.md";
const TESTS = ["test/games/castle-risk", "test/session"];
const RULINGS = 43;

const RULE = /^\*\*(\d+\.\d+)\*\* /;
const PINS = / — pinned by .*$/;
/** A call whose first argument is a title that begins with numbers of rules. */
const TITLE = /([\w.]*)\(\s*["'`](\d+\.\d+(?:, \d+\.\d+)*) /g;
const IDLE = /\.(skip|todo|fails)$/;

/** @param {string} folder @returns {string[]} the tests below it, in order */
function testsBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((e) => {
    const path = `${folder}/${e.name}`;
    if (e.isDirectory()) return testsBelow(path);
    return e.name.endsWith(".test.ts") ? [path] : [];
  });
}

/** @type {Map<string, Set<string>>} files of tests by rule */
const pinned = new Map();
for (const file of TESTS.flatMap(testsBelow)) {
  const code = readFileSync(file, "utf8").replace(/^\s*\/\/.*$/gm, "");
  for (const [, callee, numbers] of code.matchAll(TITLE)) {
    if (IDLE.test(callee)) continue;
    for (const rule of numbers.split(", ")) pinned.set(rule, (pinned.get(rule) ?? new Set()).add(file));
  }
}

/** @param {Set<string>} files */
function links(files) {
  const shown = [...files].map(
    (file) => `[${basename(file, ".test.ts")}](${relative(dirname(PAGE), file).replaceAll("\\", "/")})`,
  );
  return ` — pinned by ${shown.join(", ")}`;
}

/** @type {string[]} */
const complaints = [];
/** @type {Set<string>} */
const rules = new Set();
const before = readFileSync(PAGE, "utf8");
const lines = before.split("\n").map((line, i) => {
  const rule = RULE.exec(line)?.[1];
  if (rule === undefined) return line;
  if (rules.has(rule)) complaints.push(`${PAGE}:${i + 1}: there are two rules ${rule}`);
  rules.add(rule);
  const files = pinned.get(rule);
  if (files === undefined) complaints.push(`${PAGE}:${i + 1}: no test pins rule ${rule}`);
  return line.replace(PINS, "") + (files === undefined ? "" : links(files));
});
for (const [rule, files] of pinned) {
  if (!rules.has(rule)) complaints.push(`${[...files].join(", ")}: there is no rule ${rule}`);
}
const cited = new Set(before.match(/\bCR\d+\b/g));
for (let n = 1; n <= RULINGS; n++) {
  if (!cited.has(`CR${n}`)) complaints.push(`${PAGE}: ruling CR${n} does not occur`);
}
const after = lines.join("\n");
if (argv.length > 3 || (argv.length === 3 && argv[2] !== "--check")) {
  console.error("pins takes nothing, or --check.");
  exit(2);
}
if (argv.includes("--check")) {
  if (after !== before) complaints.push(`${PAGE}: not up to date, run: npm run pins`);
} else if (after !== before) writeFileSync(PAGE, after);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) exit(1);
console.log(`pins: ${rules.size} rules, each pinned by a test`);
