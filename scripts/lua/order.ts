/** In which order modules load each other, and which of their `require` calls that makes needless. */
import { keyOf, type Module } from "./modules";
import type { Node } from "./syntax";

/** A `require` that a module does when it is loaded: its key, as it is written, and the statement that it stands in. */
interface Import {
  readonly key: string;
  readonly statement: Node;
}

/** What a module asks for when it is loaded, in its order; what its functions would ask for is not among it. */
function importsOf({ body }: Module): Import[] {
  return body.flatMap((statement) => {
    const call =
      statement.type === "LocalStatement"
        ? (statement["init"] as Node[])[0]
        : statement.type === "CallStatement"
          ? (statement["expression"] as Node)
          : undefined;
    const key = keyOf(call);
    return key === undefined ? [] : [{ key, statement }];
  });
}

/**
 * The statements of all modules whose `require` finds its module loaded, always: what the module asks for before has
 * loaded it. Modules load each other in the same order without them.
 */
export function needlessImports(modules: readonly Module[]): Set<Node> {
  const imports = new Map(modules.map((module) => [module.key["raw"] as string, importsOf(module)]));
  const reached = new Map<string, ReadonlySet<string>>();
  const needless = new Set<Node>();
  const reach = (key: string): ReadonlySet<string> => {
    const known = reached.get(key);
    if (known !== undefined) return known;
    const all = new Set([key]);
    // Modules that ask for each other get less than all there is, so that none is taken for loaded too early.
    reached.set(key, all);
    for (const { key: other, statement } of imports.get(key) ?? []) {
      if (all.has(other) && other !== key) needless.add(statement);
      for (const more of reach(other)) all.add(more);
    }
    return all;
  };
  for (const key of imports.keys()) reach(key);
  return needless;
}
