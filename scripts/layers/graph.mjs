/** @import { Facts, Import } from "./parse.mjs" */

/**
 * @typedef {{ from: Facts, to: Facts, by: Import }} Edge
 */

/**
 * The imports between files of the tree.
 * @param {Map<string, Facts>} files @returns {Edge[]}
 */
export function edges(files) {
  /** @type {Edge[]} */
  const found = [];
  for (const from of files.values()) {
    for (const by of from.imports) {
      const to = files.get(target(from.path, by.spec, files));
      if (to !== undefined) found.push({ from, to, by });
    }
  }
  return found;
}

/**
 * The path that an import means, whether or not there is a file: relative ones from the root of the tree.
 * @param {string} from @param {string} spec @param {Map<string, unknown>} files
 */
export function target(from, spec, files) {
  if (!spec.startsWith(".")) return spec;
  const parts = from.split("/").slice(0, -1);
  for (const part of spec.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const path = parts.join("/");
  const tries = [path, `${path}.ts`, `${path}.d.ts`, `${path}/index.ts`, path.replace(/js$/, "ts")];
  return tries.find((t) => files.has(t)) ?? path;
}

/**
 * Groups of files that import each other in a circle (Tarjan).
 * @param {Edge[]} list @returns {string[][]}
 */
export function cycles(list) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const { from, to } of list) next.set(from.path, [...(next.get(from.path) ?? []), to.path]);
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const groups = [];
  /** @param {string} path */
  const visit = (path) => {
    const me = { index: seen.size, low: seen.size, open: true };
    seen.set(path, me);
    stack.push(path);
    for (const to of next.get(path) ?? []) {
      const other = seen.get(to) ?? visit(to);
      if (other.open) me.low = Math.min(me.low, other.low);
    }
    if (me.low === me.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) /** @type {{ open: boolean }} */ (seen.get(member)).open = false;
      if (group.length > 1 || next.get(path)?.includes(path) === true) groups.push(group.sort());
    }
    return me;
  };
  for (const path of next.keys()) if (!seen.has(path)) visit(path);
  return groups;
}
