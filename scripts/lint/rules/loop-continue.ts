import { defineRule, isFunction, isLoop, Kind } from "../rule";

/** `continue` becomes a label that destroys locals on MoonSharp, but in `for ... of`. */
export const loopContinue = defineRule(
  "continue is for `for ... of` alone: elsewhere it becomes a label that MoonSharp compiles wrongly",
  ({ report }) => ({
    ContinueStatement(node) {
      let loop = node.parent;
      while (!isLoop(loop) && !isFunction(loop) && loop.parent) loop = loop.parent;
      if (loop.type !== Kind.ForOfStatement) report(node);
    },
  }),
);
