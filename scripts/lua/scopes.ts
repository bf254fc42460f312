import { children, finding, isNode, type Finding, type Node } from "./syntax";

/** Lua's own limit; MoonSharp has none, PUC Lua refuses to load the chunk. */
const MAX_LOCALS = 200;

/** The statements of a node that opens a block, else undefined. */
export function blockOf(node: Node): Node[] | undefined {
  return node["body"] as Node[] | undefined;
}

export function isFor(node: Node): boolean {
  return node.type === "ForNumericStatement" || node.type === "ForGenericStatement";
}

/** How many locals a statement adds to its block. */
export function localsOf(statement: Node): number {
  if (statement.type === "LocalStatement") return (statement["variables"] as Node[]).length;
  return statement.type === "FunctionDeclaration" && statement["isLocal"] === true ? 1 : 0;
}

/** Functions that hold more locals at one time than Lua 5.2 allows. */
export function tooManyLocals(chunk: Node): Finding[] {
  const found: Finding[] = [];
  const inFunction = (owner: Node): void => {
    let most = 0;
    const inNode = (node: Node, active: number): number => {
      if (node !== owner && node.type === "FunctionDeclaration") {
        inFunction(node);
        return active;
      }
      const body = blockOf(node);
      if (body === undefined) {
        for (const child of children(node)) inNode(child, active);
        return active;
      }
      const own = node.type === "FunctionDeclaration" ? (node["parameters"] as Node[]).length : 0;
      const loop = isFor(node) ? 3 + (Array.isArray(node["variables"]) ? node["variables"].length : 1) : 0;
      let count = active + own + loop;
      most = Math.max(most, count);
      for (const statement of body) {
        inNode(statement, count);
        count += localsOf(statement);
        most = Math.max(most, count);
      }
      for (const child of children(node)) if (!body.includes(child) && isNode(child)) inNode(child, active);
      return active;
    };
    inNode(owner, 0);
    if (most > MAX_LOCALS)
      found.push(finding(owner, `${most} locals in one function (Lua allows ${MAX_LOCALS})`));
  };
  inFunction(chunk);
  return found;
}
