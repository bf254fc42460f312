/** Short names for modules, what they export, and locals: MoonSharp reads them letter by letter. */
import { replacing, type Edit } from "./edits";
import { EXPORTS } from "./flatten";
import { KEYWORDS, letters, shortFields, shortLocals } from "./letters";
import { fieldNames, keyOf, libraryKeys, libraryNames, modulesOf, type Module } from "./modules";
import { resolveNames } from "./names";
import { parseLua, walk, type Node } from "./syntax";
import { globalUsage } from "./usage";

/** The edits that give modules, what they export, and locals short names, and calls fewer parentheses. No line moves. */
export function shortenEdits(source: string): Edit[] {
  const chunk = parseLua(source);
  const names = resolveNames(chunk, true);
  const { reads, defines } = globalUsage(chunk, names);
  // Of `os.time` the name is `os`.
  const globals = [...reads, ...defines].map((name) => name.split(".")[0]);
  const modules = modulesOf(chunk, names);
  const holders = modules.flatMap(({ isSealed, exports, importers }) =>
    isSealed && exports !== undefined ? [exports, ...importers] : [],
  );
  const all = [...names].find(([{ name }]) => name === EXPORTS)?.[1];
  const named = fieldNames(all === undefined ? holders : [...holders, all]);
  const kept = libraryKeys(modules);
  const own = named.filter(({ name }) => !kept.has(name as string));
  const fields = [...new Set([...own, ...libraryNames(chunk)])];
  return [
    ...renames(shortLocals(names, globals)),
    ...renames(shortFields(fields)),
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

function renames(short: ReadonlyMap<Node, string>): Edit[] {
  return [...short].map(([node, text]) => replacing(node, text));
}

function renameModules(source: string, chunk: Node, modules: readonly Module[]): Edit[] {
  const keys = new Map(modules.map(({ key }, i) => [key["raw"] as string, `"${letters(i)}"`]));
  const edits: Edit[] = [];
  const rename = (node: Node | undefined): void => {
    const text = node === undefined ? undefined : keys.get(source.slice(...node.range));
    if (node !== undefined && text !== undefined) edits.push(replacing(node, text));
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
