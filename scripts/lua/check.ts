import { badLabels } from "./labels";
import { resolveNames, type Names } from "./names";
import { tooManyLocals } from "./scopes";
import { parseLua, type Finding, type Node } from "./syntax";
import { trapExpressions } from "./traps";
import { globalUsage } from "./usage";

/** The most bytes of a bundle. Tabletop Simulator names no limit; this one is the project's own. */
export const MAX_BUNDLE_BYTES = 640_000;

export interface BundleReport {
  chunk: Node | undefined;
  names: Names;
  bytes: number;
  /** Globals of Tabletop Simulator and Lua that it reads, and those it defines for its host. */
  reads: string[];
  defines: string[];
  /** Why the bundle may not ship; empty if it may. Lines are those of the bundle, from 1. */
  findings: Finding[];
}

/** Parses a bundle as Lua 5.2 and holds it against what MoonSharp in Tabletop Simulator can run; `wide`: of any length. */
export function checkBundle(source: string, wide = false): BundleReport {
  const bytes = new TextEncoder().encode(source).length;
  const findings: Finding[] = [];
  if (bytes > MAX_BUNDLE_BYTES && !wide)
    findings.push({ line: 1, column: 0, text: `${bytes} bytes; the limit is ${MAX_BUNDLE_BYTES}` });
  let chunk: Node;
  try {
    chunk = parseLua(source);
  } catch (error) {
    const [, line, column, text] = /^\[(\d+):(\d+)\] (.*)/s.exec(String((error as Error).message)) ?? [];
    findings.push({
      line: Number(line ?? 1),
      column: Number(column ?? 0),
      text: `not Lua 5.2: ${text ?? String(error)}`,
    });
    return { chunk: undefined, names: new Map(), bytes, reads: [], defines: [], findings };
  }
  const names = resolveNames(chunk);
  const usage = globalUsage(chunk, names);
  findings.push(...usage.findings, ...badLabels(chunk), ...tooManyLocals(chunk), ...trapExpressions(chunk));
  return { chunk, names, bytes, reads: usage.reads, defines: usage.defines, findings };
}
