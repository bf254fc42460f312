/** Modules that do nothing when they are loaded but make what they export: whether one is loaded makes no difference. */
import { keyOf, type Module } from "./modules";
import type { Names } from "./names";
import { children, type Node } from "./syntax";

/** The keys of modules that call nothing and write to nothing of others when they are loaded, nor do those they ask for. */
export function quietModules(modules: readonly Module[], names: Names): Set<string> {
  const quiet = new Map(
    modules.map(({ key, body }) => {
      const asked: string[] = [];
      return [key["raw"] as string, body.every((node) => isQuiet(node, names, asked)) ? asked : undefined];
    }),
  );
  for (let size = -1; size !== quiet.size;) {
    size = quiet.size;
    for (const [key, asked] of quiet)
      if (asked?.every((other) => quiet.has(other)) !== true) quiet.delete(key);
  }
  return new Set(quiet.keys());
}

/** What is run at once is looked through, what only a call would run is not. */
function isQuiet(node: Node, names: Names, asked: string[]): boolean {
  if (node.type === "FunctionDeclaration") return isOwn(node["identifier"] as Node | null, names);
  const key = keyOf(node);
  if (key !== undefined) {
    asked.push(key);
    return true;
  }
  if (/^(?:String|Table)?CallExpression$/.test(node.type)) return false;
  if (node.type === "AssignmentStatement" && !(node["variables"] as Node[]).every((one) => isOwn(one, names)))
    return false;
  return children(node).every((child) => isQuiet(child, names, asked));
}

/** Whether what is written to is a module's own, so far as that can be seen. */
function isOwn(target: Node | null, names: Names): boolean {
  if (target === null) return true;
  const base = target["base"] as Node | undefined;
  if (base !== undefined) return isOwn(base, names);
  const variable = names.get(target);
  if (variable === undefined || keyOf(variable.init) !== undefined) return false;
  // A local may hold what another module has made.
  return variable.init?.["base"] === undefined || isOwn(variable.init, names);
}
