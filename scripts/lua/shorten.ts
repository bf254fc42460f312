/** Short names for modules and locals, which MoonSharp reads letter by letter. Blanks keep every column. */
import { applyEdits, type Edit } from "./edits";
import { resolveNames } from "./names";
import { parseLua, walk, type Node } from "./syntax";

/** A bundle with its names shortened; what does not parse stays as it is, for the check of the bundle to refuse. */
export function shorten(source: string): string {
  try {
    return applyEdits(source, shortenNames(source, parseLua(source)));
  } catch {
    return source;
  }
}

function shortenNames(source: string, chunk: Node): Edit[] {
  const edits: Edit[] = [];
  const rename = ({ range: [from, to] }: Node, name: string): void => {
    edits.push({ from, to, text: name.padEnd(to - from) });
  };
  const locals = [...resolveNames(chunk).keys()];
  const short = shortNames(chunk, locals);
  for (const node of locals) {
    const name = short.get(node["name"] as string);
    if (name !== undefined) rename(node, name);
  }
  const modules = new Map<string, string>();
  for (const key of moduleKeys(chunk)) {
    const text = source.slice(...key.range);
    modules.set(text, `"${letters(modules.size)}"`);
    rename(key, modules.get(text) ?? text);
  }
  walk(chunk, (node) => {
    if (node.type !== "CallExpression" || (node["base"] as Node)["name"] !== "require") return;
    const [first] = node["arguments"] as Node[];
    const key = first === undefined ? undefined : modules.get(source.slice(...first.range));
    if (key !== undefined) rename(first, key);
  });
  return edits;
}

/**
 * Names for locals that have longer ones, those used most first. Each name gets one of its own throughout, that is no
 * word of Lua and nobody else's: whatever was hidden by what still is.
 */
function shortNames(chunk: Node, locals: readonly Node[]): Map<string, string> {
  const uses = new Map<string, number>();
  for (const node of locals) uses.set(node["name"] as string, (uses.get(node["name"] as string) ?? 0) + 1);
  const taken = new Set([...KEYWORDS, ...uses.keys()]);
  const known = new Set(locals);
  walk(chunk, (node) => {
    if (node.type === "Identifier" && !known.has(node)) taken.add(node["name"] as string);
  });
  const short = new Map<string, string>();
  let next = 0;
  for (const [name] of [...uses].sort((a, b) => b[1] - a[1])) {
    if (name.length < 3 || name === "require") continue;
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

/** The keys of the table that holds the bundle's modules. */
function moduleKeys(chunk: Node): Node[] {
  const keys: Node[] = [];
  for (const statement of chunk["body"] as Node[]) {
    if (statement.type !== "AssignmentStatement") continue;
    const [target] = statement["variables"] as Node[];
    const [table] = statement["init"] as Node[];
    if (target["name"] !== "____modules" || table.type !== "TableConstructorExpression") continue;
    for (const field of table["fields"] as Node[])
      if (field.type === "TableKey") keys.push(field["key"] as Node);
  }
  return keys;
}
