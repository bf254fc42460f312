/** What the Lua of a save names besides functions: tags of objects, and assets. */
import { resolveNames, type Names, type Variable } from "./names";
import { isNode, literal, parseLua, walk, type Node } from "./syntax";

export interface Named {
  /** Tags in calls and in `Tags = {...}`, also those that stand behind constants, and their lines from 1. */
  readonly tags: readonly { readonly tag: string; readonly line: number }[];
  /** Literals that are paths of assets, or what such a path begins with; each once. */
  readonly paths: readonly string[];
}

const CALLS = new Set([
  ...["getObjectsWithTag", "getObjectsWithAnyTags", "getObjectsWithAllTags"],
  ...["hasTag", "addTag", "removeTag", "setTags"],
]);

const PATH = /^(?:(?:cards|icons|models|table)\/[\w.-]*|board\.jpg)$/;

/** Finds both in a parsed script with these local names. */
export function namedIn(chunk: Node, names: Names): Named {
  return { tags: tagsIn(chunk, names), paths: pathsIn(chunk) };
}

/** The same of a text. */
export function namedOf(lua: string): Named {
  const chunk = parseLua(lua);
  return namedIn(chunk, resolveNames(chunk));
}

function pathsIn(chunk: Node): string[] {
  const paths = new Set<string>();
  walk(chunk, (node) => {
    const text = literal(node);
    if (text !== undefined && PATH.test(text)) paths.add(text);
  });
  return [...paths];
}

/** What is given a text and named later: a local, a field by `.name`, or a global by its name. */
type Constant = Variable | string | undefined;

/** Many locals share a short name: a constant is the one of its declaration. */
function tagsIn(chunk: Node, names: Names): Named["tags"] {
  const constants = new Map<Constant, string[]>();
  const constantOf = (node: unknown): Constant => {
    if (!isNode(node)) return undefined;
    const name = lastName(node);
    return node.type === "MemberExpression" ? `.${name}` : (names.get(node) ?? name);
  };
  walk(chunk, (node) => {
    const [targets, values] = assigned(node);
    targets.forEach((target, i) => {
      const [name, text] = [constantOf(target), literal(values[i])];
      if (name !== undefined && text !== undefined)
        constants.set(name, [...(constants.get(name) ?? []), text]);
    });
  });
  const used: { tag: string; line: number }[] = [];
  const use = (node: Node): void => {
    const own = literal(node);
    const texts = own === undefined ? (constants.get(constantOf(node)) ?? []) : [own];
    for (const tag of texts) used.push({ tag, line: node.loc.start.line });
  };
  walk(chunk, (node) => {
    if (node.type === "CallExpression" && CALLS.has(lastName(node["base"]) ?? ""))
      (node["arguments"] as Node[]).flatMap(elementsOf).forEach(use);
    if (node.type === "TableKeyString" && lastName(node["key"]) === "Tags" && isNode(node["value"]))
      elementsOf(node["value"]).forEach(use);
  });
  return used;
}

function assigned(node: Node): [Node[], Node[]] {
  if (node.type !== "LocalStatement" && node.type !== "AssignmentStatement") return [[], []];
  return [node["variables"] as Node[], node["init"] as Node[]];
}

/** `b` of `b`, `a.b` and `a:b`. */
function lastName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier") return node["name"] as string;
  return node.type === "MemberExpression" ? lastName(node["identifier"]) : undefined;
}

function elementsOf(node: Node): Node[] {
  if (node.type !== "TableConstructorExpression") return [node];
  return (node["fields"] as Node[]).map((field) => field["value"] as Node).filter(isNode);
}
