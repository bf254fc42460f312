/** Which declaration each local name of a chunk means. */
import { children, type Node } from "./syntax";

/** A local, a parameter or a loop variable. */
export interface Variable {
  /** The function (or chunk) that declares it. */
  readonly home: Node;
  /** What a `local` statement gives it at once. */
  readonly init: Node | undefined;
  /** Assignments after its declaration. */
  writes: number;
  readonly uses: Use[];
  /** The variables that would hide this one in a place that names it, if they had its name; none unless asked for. */
  readonly hiders: Set<Variable>;
  /** Of each scope how many variables are among them, or come before this one. */
  readonly noted: Map<Scope, number>;
}

/** A place that names a variable, the node around it, and the function it stands in. */
export interface Use {
  readonly node: Node;
  readonly parent: Node;
  readonly home: Node;
}

/** What each name of a local means, where it is declared and wherever it is used. */
export type Names = ReadonlyMap<Node, Variable>;

interface Scope {
  readonly byName: Map<string, Variable>;
  /** All of them in the order of their declarations: one may have the name of another. */
  readonly declared: Variable[];
}

const newScope = (): Scope => ({ byName: new Map(), declared: [] });

/** Where the walk is: the names found so far, the scopes from the outermost in, and the function around. */
interface At {
  readonly found: Map<Node, Variable>;
  readonly scopes: readonly Scope[];
  readonly home: Node;
  readonly hiders: boolean;
}

/**
 * Resolves all local names of a parsed chunk; globals, labels and field names are not among the keys. `hiders`: notes
 * those of each variable, which takes as long as all the rest.
 */
export function resolveNames(chunk: Node, hiders = false): Names {
  const found = new Map<Node, Variable>();
  visitAll(chunk["body"] as Node[], chunk, { found, scopes: [newScope()], home: chunk, hiders });
  return found;
}

/** The same place with a scope of its own, perhaps in another function. */
function within(at: At, home = at.home): At {
  return { ...at, scopes: [...at.scopes, newScope()], home };
}

function declare({ found, scopes, home, hiders }: At, name: Node, init?: Node): void {
  const scope = scopes[scopes.length - 1];
  const { byName, declared } = scope;
  const noted = new Map([[scope, declared.length + 1]]);
  const variable: Variable = { home, init, writes: 0, uses: [], hiders: new Set(), noted };
  found.set(name, variable);
  // MoonSharp is not trusted with two locals of one name in a block.
  if (hiders) for (const other of declared) other.hiders.add(variable);
  byName.set(name["name"] as string, variable);
  declared.push(variable);
}

function use({ found, scopes, home, hiders }: At, node: Node, parent: Node): void {
  for (let i = scopes.length - 1; i >= 0; i--) {
    const variable = scopes[i].byName.get(node["name"] as string);
    if (variable === undefined) continue;
    found.set(node, variable);
    variable.uses.push({ node, parent, home });
    if (hiders) hide(variable, scopes, i);
    if (parent.type === "AssignmentStatement" && (parent["variables"] as Node[]).includes(node))
      variable.writes++;
    if (parent.type === "FunctionDeclaration" && parent["identifier"] === node) variable.writes++;
    return;
  }
}

/** Notes what was declared after a variable of `scopes[own]` and can be named where it is. */
function hide({ hiders, noted }: Variable, scopes: readonly Scope[], own: number): void {
  for (let i = own; i < scopes.length; i++) {
    const { declared } = scopes[i];
    const from = noted.get(scopes[i]) ?? 0;
    if (from === declared.length) continue;
    for (let n = from; n < declared.length; n++) hiders.add(declared[n]);
    noted.set(scopes[i], declared.length);
  }
}

function visitAll(nodes: readonly Node[], parent: Node, at: At): void {
  for (const node of nodes) visit(node, parent, at);
}

function visit(node: Node, parent: Node, at: At): void {
  switch (node.type) {
    case "Identifier":
      return use(at, node, parent);
    case "MemberExpression":
      return visit(node["base"] as Node, node, at);
    case "TableKeyString":
      return visit(node["value"] as Node, node, at);
    case "GotoStatement":
    case "LabelStatement":
      return;
    case "LocalStatement":
      return visitLocal(node, at);
    case "FunctionDeclaration":
      return visitFunction(node, at);
    case "ForNumericStatement":
    case "ForGenericStatement":
      return visitFor(node, at);
    case "RepeatStatement": {
      // The condition sees the locals of the body.
      const inner = within(at);
      visitAll(node["body"] as Node[], node, inner);
      return visit(node["condition"] as Node, node, inner);
    }
    default: {
      const body = node["body"] as Node[] | undefined;
      visitAll(
        children(node).filter((child) => body?.includes(child) !== true),
        node,
        at,
      );
      if (body !== undefined) visitAll(body, node, within(at));
    }
  }
}

/** What a local is given does not see it: its scope begins after the statement. */
function visitLocal(node: Node, at: At): void {
  const init = node["init"] as Node[];
  visitAll(init, node, at);
  (node["variables"] as Node[]).forEach((name, i) => declare(at, name, init[i]));
}

/** A local function sees itself; parameters share the scope of the body. */
function visitFunction(node: Node, at: At): void {
  const name = node["identifier"] as Node | null;
  if (name !== null && node["isLocal"] === true) declare(at, name, node);
  else if (name !== null) visit(name, node, at);
  const inner = within(at, node);
  for (const parameter of node["parameters"] as Node[])
    if (parameter.type === "Identifier") declare(inner, parameter);
  visitAll(node["body"] as Node[], node, inner);
}

/** Bounds and iterators do not see the variables of their loop. */
function visitFor(node: Node, at: At): void {
  const own = [node["variable"] ?? node["variables"]].flat() as Node[];
  const body = node["body"] as Node[];
  visitAll(
    children(node).filter((child) => !own.includes(child) && !body.includes(child)),
    node,
    at,
  );
  const inner = within(at);
  for (const name of own) declare(inner, name);
  visitAll(body, node, inner);
}
