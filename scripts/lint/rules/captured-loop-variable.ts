import { defineRule, isFunction, Kind, type Node } from "../rule";

/** All turns of `for (let i ...)` share one `i` in Lua; a closure sees its last value. */
export const capturedLoopVariable = defineRule(
  "the closure shares {{name}} with all turns of the loop in Lua; copy it to a const inside the loop",
  ({ report, source }) => ({
    ForStatement(node) {
      const init = node.init;
      if (init?.type !== Kind.VariableDeclaration || init.kind !== "let") return;
      for (const variable of source.getDeclaredVariables?.(init) ?? [])
        for (const reference of variable.references)
          if (isInClosure(reference.identifier, node)) report(reference.identifier, { name: variable.name });
    },
  }),
);

function isInClosure(node: Node, loop: Node): boolean {
  for (let at: Node | undefined = node; at !== undefined && at !== loop; at = at.parent)
    if (isFunction(at)) return true;
  return false;
}
