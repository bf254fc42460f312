/** Locals that follow each other become one statement: each `local` less is a statement less for MoonSharp to make. */
import type { Edit } from "./edits";
import { resolveNames, type Names } from "./names";
import { blockOf } from "./scopes";
import { parseLua, walk, type Node } from "./syntax";

/**
 * The edits that make one `local a, b = A, B` of `local a = A` and `local b = B`, where B does not name a. What locals
 * are given is worked out in the same order, and stays in its line. No line moves.
 */
export function mergeEdits(source: string): Edit[] {
  const chunk = parseLua(source);
  const names = resolveNames(chunk);
  const edits: Edit[] = [];
  walk(chunk, (node) => {
    let run: Node[] = [];
    for (const statement of [...(blockOf(node) ?? []), undefined]) {
      if (statement !== undefined && canJoin(run, statement, names)) {
        run.push(statement);
        continue;
      }
      if (run.length > 1) edits.push(...merged(run, source));
      run = statement !== undefined && isPlain(statement) ? [statement] : [];
    }
  });
  return edits;
}

/** A local that is given one value. */
function isPlain(statement: Node): boolean {
  if (statement.type !== "LocalStatement") return false;
  return (statement["variables"] as Node[]).length === 1 && (statement["init"] as Node[]).length === 1;
}

/** Whether a statement can stand with those before it: none of what they declare is named in it, or declared again. */
function canJoin(run: readonly Node[], statement: Node, names: Names): boolean {
  if (run.length === 0 || !isPlain(statement)) return false;
  const [from, to] = statement.range;
  return run.every((before) => {
    const name = nameOf(before);
    const uses = names.get(name)?.uses ?? [];
    return (
      name["name"] !== nameOf(statement)["name"] &&
      uses.every(({ node }) => node.range[0] < from || node.range[0] >= to)
    );
  });
}

function nameOf(statement: Node): Node {
  return (statement["variables"] as Node[])[0];
}

function merged([first, ...others]: readonly Node[], source: string): Edit[] {
  const all = others.map((statement) => source.slice(...nameOf(statement).range));
  const end = nameOf(first).range[1];
  return [
    { from: end, to: end, text: `,${all.join(",")}` },
    // The comma stands before, so that what comes after it keeps a line of its own.
    ...others.map((statement) => ({
      ...{ from: statement.range[0], to: (statement["init"] as Node[])[0].range[0], text: "," },
    })),
  ];
}
