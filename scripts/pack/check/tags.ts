import { resolveNames, type Variable } from "../../lua/names";
import { isNode, walk, type Node } from "../../lua/syntax";
import { visitAll, type Packed } from "./packed";

const CALLS = new Set([
  ...["getObjectsWithTag", "getObjectsWithAnyTags", "getObjectsWithAllTags"],
  ...["hasTag", "addTag", "removeTag", "setTags"],
]);

/** Tags are registered: those of objects and snap points, and those that the script names. */
export function checkTags({ save, chunk }: Packed): string[] {
  const { labels } = save["ComponentTags"] as { labels: { displayed: string }[] };
  const known = new Set(labels.map(({ displayed }) => displayed));
  const found = new Set<string>();
  const look = (at: string, tag: string): void => {
    if (!known.has(tag)) found.add(`${at}: the tag "${tag}" is not in ComponentTags`);
  };
  visitAll({ ObjectStates: save.ObjectStates, SnapPoints: save.SnapPoints }, (path, key, value) => {
    if (key === "Tags" && Array.isArray(value)) for (const tag of value as string[]) look(path, tag);
  });
  for (const { tag, line } of scriptTags(chunk)) look(`LuaScript line ${line}`, tag);
  return [...found];
}

/** What is given a text and named later: a local, a field by `.name`, or a global by its name. */
type Constant = Variable | string | undefined;

/** The tags that a script names in calls and in `Tags = {...}`, or by constants: many locals share a short name. */
function scriptTags(chunk: Node): { tag: string; line: number }[] {
  const names = resolveNames(chunk);
  const constants = new Map<Constant, string[]>();
  const constantOf = (node: unknown): Constant => {
    if (!isNode(node)) return undefined;
    const name = lastName(node);
    return node.type === "MemberExpression" ? `.${name}` : (names.get(node) ?? name);
  };
  const used: { tag: string; line: number }[] = [];
  walk(chunk, (node) => {
    const [targets, values] = assigned(node);
    targets.forEach((target, i) => {
      const [name, text] = [constantOf(target), literal(values[i])];
      if (name !== undefined && text !== undefined)
        constants.set(name, [...(constants.get(name) ?? []), text]);
    });
  });
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

function literal(node: unknown): string | undefined {
  return isNode(node) && node.type === "StringLiteral" ? (node["raw"] as string).slice(1, -1) : undefined;
}

function elementsOf(node: Node): Node[] {
  if (node.type !== "TableConstructorExpression") return [node];
  return (node["fields"] as Node[]).map((field) => field["value"] as Node).filter(isNode);
}
