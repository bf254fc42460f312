import { defineRule, methodCall } from "../rule";
import { isArray } from "../types";

/** MoonSharp counts the value that is not given as one: a list without a start is reduced from nil. */
export const reduceStart = defineRule(
  "{{name}}() without a start begins with nil on MoonSharp; give it one, or write a loop",
  ({ report, typeOf, checker }) => ({
    CallExpression(node) {
      const method = methodCall(node);
      if (method === undefined || !["reduce", "reduceRight"].includes(method.name)) return;
      if (node.arguments.length < 2 && isArray(checker(), typeOf(method.receiver)))
        report(node, { name: method.name });
    },
  }),
);
