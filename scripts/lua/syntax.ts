import luaparse, { type Node } from "luaparse";

export type { Node };

/** A place in the bundle where something is wrong, in words. */
export interface Finding {
  line: number;
  column: number;
  text: string;
}

/** Parses Lua 5.2; throws luaparse's SyntaxError, whose message begins with `[line:column]`. */
export function parseLua(source: string): Node {
  return luaparse.parse(source, {
    luaVersion: "5.2",
    scope: true,
    locations: true,
    ranges: true,
    comments: false,
  });
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The nodes directly below a node, in the order of the source. */
export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key of Object.keys(node)) {
    if (key === "loc" || key === "range" || key === "globals") continue;
    const value = node[key];
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

/** Calls `enter` for a node and all below it, parents first; `false` leaves out what is below. */
export function walk(node: Node, enter: (node: Node) => boolean | undefined | void): void {
  if (enter(node) === false) return;
  for (const child of children(node)) walk(child, enter);
}

export function finding(node: Node, text: string): Finding {
  return { line: node.loc.start.line, column: node.loc.start.column, text };
}

/** The name of a global that an expression reads, else undefined. */
export function globalName(node: unknown): string | undefined {
  return isNode(node) && node.type === "Identifier" && node["isLocal"] === false
    ? (node["name"] as string)
    : undefined;
}

/** `base.member` of a plain member expression, as `[base, member]` where the base is a global. */
export function globalMember(node: unknown): [string, string] | undefined {
  if (!isNode(node) || node.type !== "MemberExpression") return undefined;
  const base = globalName(node["base"]);
  return base === undefined ? undefined : [base, (node["identifier"] as Node)["name"] as string];
}
