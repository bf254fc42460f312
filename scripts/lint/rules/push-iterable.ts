import { defineRule, Kind, methodCall } from "../rule";
import { isArray } from "../types";

/** TypeScriptToLua pushes only the first element of an iterable that is no array. */
export const pushIterable = defineRule(
  "{{name}}(...iterable) takes the first element only, unless it is an array; spread it into one: [...it]",
  ({ report, typeOf, checker }) => ({
    CallExpression(node) {
      const method = methodCall(node);
      if (method === undefined || !["push", "unshift"].includes(method.name)) return;
      for (const argument of node.arguments)
        if (argument.type === Kind.SpreadElement && !isArray(checker(), typeOf(argument.argument)))
          report(argument, { name: method.name });
    },
  }),
);
