/** Checks the layout of the tree against docs/house.md: `node scripts/layers.mjs [ROOT]`. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { checkTree } from "./layers/rules.mjs";

const FOLDERS = ["src", "mod", "tabletop", "scripts", "test", "assets"];
const SKIPPED = new Set(["node_modules", "dist", "records", "bin", "obj"]);
const CODE = /\.([mc]?[jt]s|lua|cs|css|html|xml)$/;
const ROOT = argv[2] ?? ".";

/** @type {Map<string, string>} */
const texts = new Map();

/** @param {string} folder @param {boolean} deep */
function collect(folder, deep) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (entry.name.startsWith(".") || SKIPPED.has(entry.name)) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile() && CODE.test(entry.name)) texts.set(path, readFileSync(join(ROOT, path), "utf8"));
    else if (entry.isDirectory() && (deep || FOLDERS.includes(entry.name))) collect(path, true);
  }
}

collect("", false);
const { complaints, notes } = checkTree(texts);
for (const note of notes) console.log(`note: ${note}`);
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) {
  console.error(
    `layers: ${complaints.length} complaint${complaints.length === 1 ? "" : "s"}, see docs/house.md`,
  );
  exit(1);
}
console.log(`layers: ${texts.size} files keep to the house`);
