/**
 * Takes out names that only stand for something else. Before anything runs, MoonSharp makes a dozen objects of each
 * `local name = module.name` that the compiler writes for an import, and most of these names are used once or twice.
 */
import { replacing, type Edit } from "./edits";
import { keyOf, modulesOf, type Module } from "./modules";
import { resolveNames, type Names, type Variable } from "./names";
import { quietModules } from "./quiet";
import { parseLua, walk, type Node } from "./syntax";

/** A local of a module that is given its value at once and no other later. */
interface Alias {
  readonly statement: Node;
  readonly variable: Variable;
  readonly init: Node;
}

/** What takes the place of nodes, and which names of locals go with that. */
interface Work {
  readonly source: string;
  readonly texts: Map<Node, string>;
  readonly gone: Set<Node>;
}

/**
 * The edits of a bundle that write constants where they are named, and `module.name` where a local for it is named
 * once or twice; what nothing names any more goes, but for modules that do something when they are loaded. No line moves.
 */
export function inlineEdits(source: string): Edit[] {
  const chunk = parseLua(source, false);
  const names = resolveNames(chunk);
  const modules = modulesOf(chunk, names);
  const work: Work = { source, texts: new Map(), gone: new Set() };
  const aliases = modules.flatMap(({ body }) => body.flatMap((statement) => aliasIn(statement, names)));
  for (const alias of aliases) {
    const text = constantText(alias.init, source);
    if (text !== undefined) replace(alias, text, work);
  }
  const targets = targetsOf(chunk);
  const byInit = new Map(aliases.map((alias) => [alias.init, alias]));
  for (const module of modules) inlineFields(module, targets, byInit, work);
  const called = new Map(modules.flatMap(({ body }) => [...callImports(body, names, work)]));
  const hiding = new Set([...names].flatMap(([{ name }, variable]) => (isImport(variable) ? [] : [name])));
  for (const alias of aliases) {
    const { init, variable, statement } = alias;
    const base = init.type === "MemberExpression" ? (init["base"] as Node) : undefined;
    const name = base === undefined ? undefined : called.get(names.get(base));
    if (base === undefined || name === undefined || work.texts.has(statement) || hiding.has(name)) continue;
    if (variable.uses.length === 0) work.gone.add(base);
    if (variable.uses.length < 3) replace(alias, `${name}.${nameOf(init)}`, work);
  }
  const quiet = quietModules(modules, names);
  for (const { statement, variable, init } of aliases) {
    const isSpare = isImport(variable) && quiet.has(keyOf(init) ?? "");
    if (isSpare && variable.uses.every(({ node }) => work.gone.has(node))) work.texts.set(statement, "");
  }
  return editsOf(work);
}

function aliasIn(statement: Node, names: Names): Alias[] {
  if (statement.type !== "LocalStatement") return [];
  const [name, ...others] = statement["variables"] as Node[];
  const [init] = statement["init"] as Node[];
  const variable = names.get(name);
  if (others.length > 0 || init === undefined || variable === undefined || variable.writes > 0) return [];
  return [{ statement, variable, init }];
}

function isImport(variable: Variable | undefined): boolean {
  return keyOf(variable?.init) !== undefined && variable?.writes === 0;
}

/**
 * What the locals are called that hold modules, in one module. The compiler calls two modules the same if their files
 * are, and the second hides the first: all but the last one get names of their own.
 */
function callImports(body: readonly Node[], names: Names, work: Work): Map<Variable | undefined, string> {
  const called = new Map<Variable | undefined, string>();
  const taken = new Set<string>();
  for (const { variable, statement } of body.flatMap((one) => aliasIn(one, names)).reverse()) {
    if (!isImport(variable)) continue;
    const [node] = statement["variables"] as Node[];
    let name = node["name"] as string;
    while (taken.has(name)) name += "_";
    taken.add(name);
    called.set(variable, name);
    if (name === node["name"]) continue;
    for (const place of [node, ...variable.uses.map((use) => use.node)]) work.texts.set(place, name);
  }
  return called;
}

function replace({ statement, variable }: Alias, text: string, work: Work): void {
  for (const { node } of variable.uses) work.texts.set(node, text);
  work.texts.set(statement, "");
}

/** Writes the constants that a module exports where they are named; what is not known to be all of its uses stays. */
function inlineFields(
  { body, exports, importers, isSealed }: Module,
  targets: ReadonlySet<Node>,
  byInit: ReadonlyMap<Node, Alias>,
  work: Work,
): void {
  if (!isSealed || exports === undefined) return;
  const uses = [exports, ...importers].flatMap((variable) => variable.uses);
  const fields = uses.filter(({ parent }) => parent.type === "MemberExpression");
  for (const statement of body) {
    const [target] = statement.type === "AssignmentStatement" ? (statement["variables"] as Node[]) : [];
    if (target?.type !== "MemberExpression" || !exports.uses.some(({ parent }) => parent === target))
      continue;
    const name = nameOf(target);
    const places = fields.filter(({ parent }) => nameOf(parent) === name);
    const [init, ...more] = statement["init"] as Node[];
    const text = more.length > 0 ? undefined : constantText(init, work.source);
    if (text === undefined || places.filter(({ parent }) => targets.has(parent)).length > 1) continue;
    for (const { node, parent } of places) {
      const alias = byInit.get(parent);
      if (alias !== undefined) replace(alias, text, work);
      else if (parent !== target) work.texts.set(parent, text);
      work.gone.add(node);
    }
    work.texts.set(statement, "");
  }
}

function nameOf(field: Node): string {
  return (field["identifier"] as Node)["name"] as string;
}

/** Whatever is written to. */
function targetsOf(chunk: Node): Set<Node> {
  const targets = new Set<Node>();
  walk(chunk, (node) => {
    if (node.type === "AssignmentStatement")
      for (const target of node["variables"] as Node[]) targets.add(target);
    if (node.type === "FunctionDeclaration" && node["identifier"] !== null)
      targets.add(node["identifier"] as Node);
  });
  return targets;
}

/** What can stand wherever its name does: a number or a truth value. A minus would be worked out each time. */
function constantText(node: Node | undefined, source: string): string | undefined {
  const isConstant = node?.type === "NumericLiteral" || node?.type === "BooleanLiteral";
  return isConstant ? source.slice(...node.range) : undefined;
}

/** What stands within something that goes, goes with it. */
function editsOf({ source, texts }: Work): Edit[] {
  const edits = [...texts].map(([node, text]) => replacing(node, text));
  edits.sort((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return edits.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return !source.slice(from, to).includes("\n");
  });
}
