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
}

/** A place that names a variable, the node around it, and the function it stands in. */
export interface Use {
  readonly node: Node;
  readonly parent: Node;
  readonly home: Node;
}

/** What each name of a local means, where it is declared and wherever it is used. */
export type Names = ReadonlyMap<Node, Variable>;

type Scope = Map<string, Variable>;

/** Resolves all local names of a parsed chunk; globals, labels and field names are not among the keys. */
export function resolveNames(chunk: Node): Names {
  const found = new Map<Node, Variable>();
  const declare = (name: Node, scope: Scope, home: Node, init?: Node): void => {
    const variable: Variable = { home, init, writes: 0, uses: [] };
    found.set(name, variable);
    scope.set(name["name"] as string, variable);
  };
  const use = (node: Node, parent: Node, scopes: readonly Scope[], home: Node): void => {
    for (let i = scopes.length - 1; i >= 0; i--) {
      const variable = scopes[i].get(node["name"] as string);
      if (variable === undefined) continue;
      found.set(node, variable);
      variable.uses.push({ node, parent, home });
      if (parent.type === "AssignmentStatement" && (parent["variables"] as Node[]).includes(node))
        variable.writes++;
      if (parent.type === "FunctionDeclaration" && parent["identifier"] === node) variable.writes++;
      return;
    }
  };
  const visitAll = (nodes: readonly Node[], parent: Node, scopes: Scope[], home: Node): void => {
    for (const node of nodes) visit(node, parent, scopes, home);
  };
  const visit = (node: Node, parent: Node, scopes: Scope[], home: Node): void => {
    const scope = scopes[scopes.length - 1];
    switch (node.type) {
      case "Identifier":
        return use(node, parent, scopes, home);
      case "MemberExpression":
        return visit(node["base"] as Node, node, scopes, home);
      case "TableKeyString":
        return visit(node["value"] as Node, node, scopes, home);
      case "GotoStatement":
      case "LabelStatement":
        return;
      case "LocalStatement": {
        const init = node["init"] as Node[];
        visitAll(init, node, scopes, home);
        (node["variables"] as Node[]).forEach((name, i) => declare(name, scope, home, init[i]));
        return;
      }
      case "FunctionDeclaration": {
        const name = node["identifier"] as Node | null;
        if (name !== null && node["isLocal"] === true) declare(name, scope, home, node);
        else if (name !== null) visit(name, node, scopes, home);
        const inner: Scope = new Map();
        for (const parameter of node["parameters"] as Node[])
          if (parameter.type === "Identifier") declare(parameter, inner, node);
        return visitAll(node["body"] as Node[], node, [...scopes, inner], node);
      }
      case "ForNumericStatement":
      case "ForGenericStatement": {
        const own = [node["variable"] ?? node["variables"]].flat() as Node[];
        const body = node["body"] as Node[];
        visitAll(
          children(node).filter((child) => !own.includes(child) && !body.includes(child)),
          node,
          scopes,
          home,
        );
        const inner: Scope = new Map();
        for (const name of own) declare(name, inner, home);
        return visitAll(body, node, [...scopes, inner], home);
      }
      case "RepeatStatement": {
        const inner = [...scopes, new Map() as Scope];
        visitAll(node["body"] as Node[], node, inner, home);
        return visit(node["condition"] as Node, node, inner, home);
      }
      default: {
        const body = node["body"] as Node[] | undefined;
        visitAll(
          children(node).filter((child) => body?.includes(child) !== true),
          node,
          scopes,
          home,
        );
        if (body !== undefined) visitAll(body, node, [...scopes, new Map<string, Variable>()], home);
      }
    }
  };
  visitAll(chunk["body"] as Node[], chunk, [new Map<string, Variable>()], chunk);
  return found;
}
