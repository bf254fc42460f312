import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule } from "../rule";

/** Lua has one nothing. */
export const noNull = defineRule("null is undefined in Lua; use undefined", ({ report }) => ({
  "Literal[raw='null']": (node: TSESTree.Literal) => report(node),
  TSNullKeyword: (node) => report(node),
}));
