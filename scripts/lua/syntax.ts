import luaparse, { type Node } from "luaparse";

export type { Node };

/** A place in the bundle where something is wrong, in words. */
export interface Finding {
  line: number;
  column: number;
  text: string;
}

/**
 * Parses Lua 5.2; throws luaparse's SyntaxError, whose message begins with `[line:column]`. Without `locations` nodes have
 * their ranges alone: whoever makes edits reads no lines, and each node is three objects less.
 */
export function parseLua(source: string, locations = true): Node {
  return luaparse.parse(source, {
    luaVersion: "5.2",
    scope: true,
    locations,
    ranges: true,
    comments: false,
  });
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** What stands in a text that is written out: luaparse leaves its value out unless told an encoding. */
export function literal(node: unknown): string | undefined {
  return isNode(node) && node.type === "StringLiteral" ? (node["raw"] as string).slice(1, -1) : undefined;
}

/** Which fields of a kind of node hold what is below it; the parser gives all nodes of a kind the same ones. */
const parts = new Map<string, readonly string[]>();

function partsOf(node: Node): readonly string[] {
  const known = parts.get(node.type);
  if (known !== undefined) return known;
  const isPart = (key: string): boolean => typeof node[key] === "object" && !ABOUT.includes(key);
  const found = Object.keys(node).filter(isPart);
  parts.set(node.type, found);
  return found;
}

/** Fields that say something about a node. */
const ABOUT = ["loc", "range", "globals"];

/** The nodes directly below a node, in the order of the source. */
export function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key of partsOf(node)) {
    const value = node[key];
    if (!Array.isArray(value)) {
      if (isNode(value)) found.push(value);
    } else for (const one of value) if (isNode(one)) found.push(one);
  }
  return found;
}

/** All nodes of a chunk, parents first, and where in the list what is below each ends. */
interface Listed {
  readonly nodes: Node[];
  readonly ends: number[];
}

/** A chunk is walked through a dozen times, and its nodes' fields are looked up by name: that is done once. */
const chunks = new WeakMap<Node, Listed>();

function list(node: Node, into: Listed): Listed {
  const at = into.nodes.push(node) - 1;
  into.ends.push(0);
  for (const child of children(node)) list(child, into);
  into.ends[at] = into.nodes.length;
  return into;
}

/** Calls `enter` for a node and all below it, parents first; `false` leaves out what is below. */
export function walk(node: Node, enter: (node: Node) => boolean | undefined | void): void {
  const known = chunks.get(node) ?? list(node, { nodes: [], ends: [] });
  if (node.type === "Chunk") chunks.set(node, known);
  const { nodes, ends } = known;
  for (let i = 0; i < nodes.length;) i = enter(nodes[i]) === false ? ends[i] : i + 1;
}

/** What is wrong at the beginning of a node: its line from 1, its column from 0. */
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
