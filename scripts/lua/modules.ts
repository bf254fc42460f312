/** The modules of a bundle, and the locals that hold what they export. */
import type { Names, Use, Variable } from "./names";
import { walk, type Node } from "./syntax";

/** How the compiler calls its library of what Lua lacks, and what that exports as a rule. */
export const LIBRARY = '"lualib_bundle"';
const OWN = "__TS__";

export interface Module {
  /** What it is asked for by: a string. */
  readonly key: Node;
  readonly body: readonly Node[];
  /** The local that holds what it exports; none in the compiler's own library. */
  readonly exports: Variable | undefined;
  /** The locals of other modules that hold the same. */
  readonly importers: readonly Variable[];
  /** Whether all that it exports is named field by field wherever it is used, so that its fields are known. */
  readonly isSealed: boolean;
}

/** The modules of a parsed bundle, in its order. */
export function modulesOf(chunk: Node, names: Names): Module[] {
  const importers = new Map<string, Variable[]>();
  const held = new Set<Node>();
  for (const variable of new Set(names.values())) {
    const key = keyOf(variable.init);
    if (key === undefined || variable.init === undefined || variable.writes > 0) continue;
    held.add(variable.init);
    importers.set(key, [...(importers.get(key) ?? []), variable]);
  }
  const loose = new Set<string>();
  walk(chunk, (node) => {
    if (node.type === "CallStatement") held.add(node["expression"] as Node);
    const key = held.has(node) ? undefined : keyOf(node);
    if (key !== undefined) loose.add(key);
  });
  return fieldsOf(chunk).map((field) => {
    const key = field["key"] as Node;
    const name = key["raw"] as string;
    const body = (field["value"] as Node)["body"] as Node[];
    const exports = exportsOf(body, names);
    const own = importers.get(name) ?? [];
    const isSealed = !loose.has(name) && exports !== undefined && isNamed(exports, own);
    return { key, body, exports, importers: own, isSealed };
  });
}

/** The key in `require("key")`, as it is written. */
export function keyOf(node: Node | undefined): string | undefined {
  if (node?.type !== "CallExpression" || (node["base"] as Node)["name"] !== "require") return undefined;
  return (node["arguments"] as Node[])[0]?.["raw"] as string | undefined;
}

/** The names in `local.name`, for each of these locals. */
export function fieldNames(variables: readonly Variable[]): Node[] {
  const uses = variables.flatMap((variable) => variable.uses);
  return uses.filter(isField).map(({ parent }) => parent["identifier"] as Node);
}

/** What the compiler's own library exports, wherever it is named: no field of anything else begins so. */
export function libraryNames(chunk: Node): Node[] {
  const found: Node[] = [];
  walk(chunk, (node) => {
    const field =
      node.type === "MemberExpression" ? "identifier" : node.type === "TableKeyString" ? "key" : "";
    const name = field === "" ? undefined : (node[field] as Node);
    if (String(name?.["name"]).startsWith(OWN) && name !== undefined) found.push(name);
  });
  return found;
}

/** What else that library exports, as `Error`: its classes are known by their names. */
export function libraryKeys(modules: readonly Module[]): ReadonlySet<string> {
  const last = modules.find(({ key }) => key["raw"] === LIBRARY)?.body.at(-1);
  const [table] = (last?.type === "ReturnStatement" ? last["arguments"] : []) as Node[];
  const fields = (table?.["fields"] ?? []) as Node[];
  const names = fields.map((field) => String((field["key"] as Node)["name"]));
  return new Set(names.filter((name) => !name.startsWith(OWN)));
}

/** Whether a use of a local is `local.field`. */
function isField({ node, parent }: Use): boolean {
  return parent.type === "MemberExpression" && parent["base"] === node;
}

/** Where the table of the bundle's modules gets them. */
function fieldsOf(chunk: Node): Node[] {
  return (chunk["body"] as Node[]).flatMap((statement) => {
    if (statement.type !== "AssignmentStatement") return [];
    const [target] = statement["variables"] as Node[];
    const [table] = statement["init"] as Node[];
    if (target["name"] !== "____modules" || table.type !== "TableConstructorExpression") return [];
    return (table["fields"] as Node[]).filter(({ type }) => type === "TableKey");
  });
}

function exportsOf(body: readonly Node[], names: Names): Variable | undefined {
  for (const statement of body) {
    const [name] = statement.type === "LocalStatement" ? (statement["variables"] as Node[]) : [];
    if (name?.["name"] === "____exports") return names.get(name);
  }
  return undefined;
}

function isNamed(exports: Variable, importers: readonly Variable[]): boolean {
  return (
    importers.every(({ uses }) => uses.every(isField)) &&
    exports.uses.every((use) => isField(use) || use.parent.type === "ReturnStatement")
  );
}
