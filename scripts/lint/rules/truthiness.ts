import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule, Kind, methodCall, type Node } from "../rule";
import { isArray, mayBeZeroOrEmpty } from "../types";

const TESTS = new Set(["filter", "some", "every", "find", "findIndex", "findLast", "findLastIndex"]);

/** 0 and "" are true in Lua: a number or a string is no condition. */
export const truthiness = defineRule(
  {
    default: 'a number or string as condition: 0 and "" are true in Lua; compare, or use ??',
    callback: 'a callback that answers with a number or string: 0 and "" are true in Lua',
  },
  ({ report, typeOf, checker }) => {
    const condition = (node: TSESTree.Expression): void => {
      if (node.type === Kind.UnaryExpression && node.operator === "!") return;
      if (node.type === Kind.LogicalExpression && node.operator !== "??") return condition(node.right);
      if (mayBeZeroOrEmpty(checker(), typeOf(node))) report(node);
    };
    const callback = (node: Node): void => {
      if (node.type === Kind.Identifier && node.name === "Boolean") return report(node, {}, "callback");
      const results = typeOf(node)
        .getCallSignatures()
        .map((signature) => signature.getReturnType());
      if (results.some((type) => mayBeZeroOrEmpty(checker(), type))) report(node, {}, "callback");
    };
    return {
      IfStatement: (node) => condition(node.test),
      WhileStatement: (node) => condition(node.test),
      DoWhileStatement: (node) => condition(node.test),
      ForStatement: (node) => (node.test ? condition(node.test) : undefined),
      ConditionalExpression: (node) => condition(node.test),
      "UnaryExpression[operator='!']": (node: TSESTree.UnaryExpression) => condition(node.argument),
      LogicalExpression: (node) => (node.operator === "??" ? undefined : condition(node.left)),
      "AssignmentExpression[operator=/^(&&|\\|\\|)=$/]": (node: TSESTree.AssignmentExpression) =>
        condition(node.left),
      CallExpression(node) {
        const [first] = node.arguments;
        if (first === undefined || first.type === Kind.SpreadElement) return;
        if (node.callee.type === Kind.Identifier && node.callee.name === "Boolean") return condition(first);
        const method = methodCall(node);
        if (method && TESTS.has(method.name) && isArray(checker(), typeOf(method.receiver))) callback(first);
      },
    };
  },
);
