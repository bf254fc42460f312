/** Type-checks the tree: once for every tsconfig.json in it, two at a time. */
import { readdirSync } from "node:fs";
import { run } from "./stages.mjs";

const SKIPPED = new Set(["node_modules", "dist", "records", "bin", "obj"]);

/** @param {string} folder @returns {string[]} */
function projects(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const here = entries.some((e) => e.name === "tsconfig.json") ? [folder] : [];
  const below = entries.filter((e) => e.isDirectory() && !e.name.startsWith(".") && !SKIPPED.has(e.name));
  return here.concat(below.flatMap((e) => projects(`${folder}/${e.name}`)));
}

const waiting = projects(".");
let ok = true;

async function worker() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!(await run(`tsc --pretty false -p ${next}`))) {
      console.error(`typecheck: ${next}/tsconfig.json fails`);
      ok = false;
    }
  }
}

await Promise.all([worker(), worker()]);
process.exitCode = ok ? 0 : 1;
