import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule } from "../rule";

const OPERATORS = new Set(["|", "&", "^", "~", "<<", ">>", ">>>"]);

/** Bit operators are unsigned in Lua and round differently; `x | 0` is no floor. */
export const bitOperators = defineRule(
  "the bit operator {{operator}} gives other signs and other rounding in Lua; use arithmetic and Math.floor",
  ({ report }) => {
    const check = (
      node: TSESTree.BinaryExpression | TSESTree.UnaryExpression | TSESTree.AssignmentExpression,
    ): void => {
      const operator = node.operator.replace(/=$/, "");
      if (OPERATORS.has(operator)) report(node, { operator: node.operator });
    };
    return { BinaryExpression: check, UnaryExpression: check, AssignmentExpression: check };
  },
);
