import { AST_NODE_TYPES } from "@typescript-eslint/utils";
import { defineRule } from "../rule";

/** A spread of an empty list counts as one nil on MoonSharp where anything else stands in the same literal. */
export const oneSpread = defineRule(
  "a spread beside others goes wrong on MoonSharp where a list is empty; use concat",
  ({ report }) => ({
    ArrayExpression(node) {
      const spread = node.elements.some((element) => element?.type === AST_NODE_TYPES.SpreadElement);
      if (spread && node.elements.length > 1) report(node);
    },
  }),
);
