/** Short names for what the compiler named: its modules and its own locals. Blanks keep every column. */
import { applyEdits, type Edit } from "./edits";
import { resolveNames, type Variable } from "./names";
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
  const locals = new Map<Variable, string>();
  for (const [node, variable] of resolveNames(chunk)) {
    if (!(node["name"] as string).startsWith("____")) continue;
    const name = locals.get(variable) ?? `__${letters(locals.size)}`;
    locals.set(variable, name);
    rename(node, name);
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
    const short = first === undefined ? undefined : modules.get(source.slice(...first.range));
    if (short !== undefined) rename(first, short);
  });
  return edits;
}

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
