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
 * loaded it. Modules load each other in the same order without them. None where modules ask for each other in a circle:
 * who of them is loaded first hangs on who is asked for first.
 */
export function needlessImports(modules: readonly Module[]): Set<Node> {
  const imports = new Map(modules.map((module) => [module.key["raw"] as string, importsOf(module)]));
  const loaded = new Map<string, ReadonlySet<string>>();
  const loading = new Set<string>();
  const needless = new Set<Node>();
  let isCircular = false;
  const load = (key: string): ReadonlySet<string> => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const all = new Set([key]);
    isCircular ||= loading.has(key);
    if (isCircular) return all;
    loading.add(key);
    for (const { key: other, statement } of imports.get(key) ?? []) {
      if (all.has(other)) needless.add(statement);
      for (const more of load(other)) all.add(more);
    }
    loaded.set(key, all);
    return all;
  };
  for (const key of imports.keys()) load(key);
  return isCircular ? new Set() : needless;
}
