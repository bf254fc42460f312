/** Which globals a bundle reads and which it defines. */
import { LIBRARIES, PLAIN_GLOBALS } from "./globals";
import type { Names } from "./names";
import { finding, globalMember, globalName, walk, type Finding, type Node } from "./syntax";

export interface Usage {
  /** Globals read, libraries with their member: `pairs`, `string.format`. Sorted. */
  reads: string[];
  /** Globals the bundle sets through `_G.name = ...` or a local that holds `_G`. Sorted. */
  defines: string[];
  findings: Finding[];
}

function isKnown(name: string): boolean {
  const [base, member] = name.split(".") as [string, string | undefined];
  const library = Object.hasOwn(LIBRARIES, base) ? LIBRARIES[base] : undefined;
  if (library === undefined) return PLAIN_GLOBALS.has(base);
  return member === undefined || library.has(member);
}

/** Lists the globals of a parsed bundle with these local names; findings name each use of one that Tabletop Simulator lacks. */
export function globalUsage(chunk: Node, names: Names): Usage {
  const reads = new Map<string, Node>();
  const defines = new Set<string>();
  const findings: Finding[] = [];
  const aliases = globalsAliases(names);
  const read = (name: string, node: Node): void => {
    if (!reads.has(name)) reads.set(name, node);
  };
  walk(chunk, (node) => {
    if (node.type === "AssignmentStatement") {
      for (const target of node["variables"] as Node[]) {
        const defined = memberOfGlobals(target, aliases);
        if (defined !== undefined) defines.add(defined);
        const name = globalName(target);
        if (name !== undefined) findings.push(finding(target, `assignment to the global ${name}`));
      }
    }
    const declared = node.type === "FunctionDeclaration" ? globalName(node["identifier"]) : undefined;
    if (declared !== undefined) findings.push(finding(node, `assignment to the global ${declared}`));
    const member = globalMember(node);
    if (member !== undefined) {
      const [base, name] = member;
      read(base === "_G" ? name : Object.hasOwn(LIBRARIES, base) ? `${base}.${name}` : base, node);
      return false;
    }
    const name = globalName(node);
    if (name !== undefined) read(name, node);
    return undefined;
  });
  for (const [name, node] of reads)
    if (!isKnown(name) && !defines.has(name))
      findings.push(finding(node, `the global ${name} does not exist there`));
  return {
    reads: [...reads.keys()].filter((name) => !defines.has(name)).sort(),
    defines: [...defines].sort(),
    findings,
  };
}

/** Names of locals that hold the table of globals (`local host = _G`, which is what `const host = globalThis` becomes). */
function globalsAliases(names: Names): Set<Node> {
  const held = new Set([...names.values()].filter(({ init }) => globalName(init) === "_G"));
  return new Set([...names].filter(([, variable]) => held.has(variable)).map(([node]) => node));
}

/** The member that an assignment to `_G.member`, or to that of a local that holds `_G`, sets. */
function memberOfGlobals(target: Node, aliases: ReadonlySet<Node>): string | undefined {
  if (target.type !== "MemberExpression") return undefined;
  const base = target["base"] as Node;
  const isGlobals = globalName(base) === "_G" || aliases.has(base);
  return isGlobals ? ((target["identifier"] as Node)["name"] as string) : undefined;
}
