import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule, isFunction, isLoop, Kind, type Node } from "../rule";

/** `break` and `continue` out of a try become Lua that does not load: the block is a function there. */
export const tryJump = defineRule("{{word}} out of try becomes Lua that does not load", ({ report }) => {
  const check = (node: TSESTree.BreakStatement | TSESTree.ContinueStatement): void => {
    const isBreak = node.type === Kind.BreakStatement;
    for (
      let at: Node | undefined = node.parent, from: Node = node;
      at && !isFunction(at);
      from = at, at = at.parent
    ) {
      if (isLoop(at) || (isBreak && at.type === Kind.SwitchStatement)) return;
      if (at.type === Kind.TryStatement && from !== at.finalizer)
        return report(node, { word: isBreak ? "break" : "continue" });
    }
  };
  return { BreakStatement: check, ContinueStatement: check };
});
