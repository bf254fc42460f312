/** Short names for modules, what they export, and locals: MoonSharp reads them letter by letter. */
import type { Edit } from "./edits";
import { EXPORTS } from "./flatten";
import { fieldNames, keyOf, libraryNames, modulesOf, type Module } from "./modules";
import { resolveNames } from "./names";
import { parseLua, walk, type Node } from "./syntax";

/** The edits that give modules, what they export, and locals short names, and calls fewer parentheses. No line moves. */
export function shortenEdits(source: string): Edit[] {
  const chunk = parseLua(source);
  const names = resolveNames(chunk);
  const modules = modulesOf(chunk, names);
  const locals = [...names.keys()];
  const holders = modules.flatMap(({ isSealed, exports, importers }) =>
    isSealed && exports !== undefined ? [exports, ...importers] : [],
  );
  const all = [...names].find(([{ name }]) => name === EXPORTS)?.[1];
  const named = fieldNames(all === undefined ? holders : [...holders, all]);
  const fields = [...new Set([...named, ...libraryNames(chunk)])];
  return [
    ...renames(locals, shortNames(chunk, locals)),
    ...renames(fields, shortNames(undefined, fields)),
    ...renameModules(source, chunk, modules),
    ...bareArguments(source, chunk),
  ];
}

/** A call with one text or one table, written out, needs no parentheses. */
function bareArguments(source: string, chunk: Node): Edit[] {
  const edits: Edit[] = [];
  walk(chunk, (node) => {
    const [lone, more] = node.type === "CallExpression" ? (node["arguments"] as Node[]) : [];
    if (more !== undefined || !/^(?:StringLiteral|TableConstructorExpression)$/.test(lone?.type ?? ""))
      return;
    const [from, to] = lone.range;
    const before = (node["base"] as Node).range[1];
    if (source.slice(before, from) !== "(" || source[to] !== ")") return;
    edits.push({ from: before, to: from, text: "" }, { from: to, to: to + 1, text: "" });
  });
  return edits;
}

function renames(nodes: readonly Node[], short: ReadonlyMap<string, string>): Edit[] {
  return nodes.flatMap(({ range: [from, to], name }) => {
    const text = short.get(name as string);
    return text === undefined ? [] : [{ from, to, text }];
  });
}

function renameModules(source: string, chunk: Node, modules: readonly Module[]): Edit[] {
  const keys = new Map(modules.map(({ key }, i) => [key["raw"] as string, `"${letters(i)}"`]));
  const edits: Edit[] = [];
  const rename = (node: Node | undefined): void => {
    const text = node === undefined ? undefined : keys.get(source.slice(...node.range));
    if (node !== undefined && text !== undefined)
      edits.push({ from: node.range[0], to: node.range[1], text });
  };
  // Where a module is defined its name needs no brackets, unless it is a word of Lua.
  const renameKey = (key: Node): void => {
    const [from, to] = key.range;
    const name = keys.get(source.slice(from, to))?.slice(1, -1);
    if (name === undefined || KEYWORDS.includes(name) || source[from - 1] !== "[" || source[to] !== "]")
      rename(key);
    else edits.push({ from: from - 1, to: to + 1, text: name });
  };
  for (const { key } of modules) renameKey(key);
  walk(chunk, (node) => {
    if (keyOf(node) !== undefined) rename((node["arguments"] as Node[])[0]);
  });
  return edits;
}

/**
 * Names for those that have longer ones, those used most first. Each name gets one of its own throughout, that is no
 * word of Lua and nobody else's: whatever was hidden by what still is. What else a chunk names is not given to locals.
 */
function shortNames(chunk: Node | undefined, nodes: readonly Node[]): Map<string, string> {
  const uses = new Map<string, number>();
  for (const node of nodes) uses.set(node["name"] as string, (uses.get(node["name"] as string) ?? 0) + 1);
  const taken = new Set([...KEYWORDS, ...uses.keys()]);
  const known = new Set(nodes);
  if (chunk !== undefined)
    walk(chunk, (node) => {
      if (node.type === "Identifier" && !known.has(node)) taken.add(node["name"] as string);
    });
  const short = new Map<string, string>();
  let next = 0;
  for (const [name] of [...uses].sort((a, b) => b[1] - a[1])) {
    if (name.length < 3) continue;
    while (taken.has(letters(next))) next++;
    const found = letters(next);
    if (found.length < name.length) short.set(name, found);
    next++;
  }
  return short;
}

const KEYWORDS =
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while".split(
    " ",
  );

/** A number as letters: a ... z, aa ... A digit before a dot would need a blank between them. */
function letters(n: number): string {
  const rest = n >= 26 ? letters(Math.floor(n / 26) - 1) : "";
  return rest + String.fromCharCode(97 + (n % 26));
}
