import { defineRule, methodCall } from "../rule";
import { isArray } from "../types";

/** `shift` is table.remove(t, 1), which fails on an empty array on MoonSharp and moves the rest. */
export const noShift = defineRule(
  "shift() fails on an empty array on MoonSharp and moves all others; keep the index of the head",
  ({ report, typeOf, checker }) => ({
    CallExpression(node) {
      const method = methodCall(node);
      if (method?.name === "shift" && isArray(checker(), typeOf(method.receiver))) report(node);
    },
  }),
);
