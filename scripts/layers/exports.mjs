import { ENTRIES, UNUSED_ALLOWED } from "./house.mjs";
import { edges } from "./graph.mjs";

/** @import { Facts } from "./parse.mjs" */
/** @import { Report } from "./rules.mjs" */

/**
 * Complains of exports that nobody imports. Tests do not count as somebody, except for what stands in test.
 * A type that its own file uses is the vocabulary of that file's other exports, and may stay.
 * @param {Map<string, Facts>} files @param {Report} report
 */
export function unusedExports(files, report) {
  const all = edges(files);
  /** @type {Set<string>} */
  const used = new Set();
  /** @param {Facts} file @param {string} name */
  const use = (file, name) => {
    const key = `${file.path}#${name}`;
    if (used.has(key)) return;
    used.add(key);
    for (const e of all) if (e.from === file && e.by.star) use(e.to, name);
  };
  for (const { from, to, by } of all) {
    if (from.path.startsWith("test/") && !to.path.startsWith("test/")) continue;
    for (const name of by.names) use(to, name);
  }
  for (const file of files.values()) {
    if (ENTRIES.some((entry) => entry.test(file.path)) || used.has(`${file.path}#*`)) continue;
    for (const { name, line, isType } of file.exports) {
      const key = `${file.path}#${name}`;
      if (used.has(key) || UNUSED_ALLOWED.includes(key) || (isType && file.used.has(name))) continue;
      report.complain(
        file.path,
        line,
        `nothing but tests imports ${name}`,
        "use it, drop the export or delete it",
      );
    }
  }
  for (const key of UNUSED_ALLOWED) {
    if (used.has(key))
      report.note(`scripts/layers/house.mjs: ${key} is imported now, take it off UNUSED_ALLOWED`);
  }
}
