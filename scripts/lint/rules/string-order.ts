import ts from "typescript";
import { defineRule, methodCall } from "../rule";
import { elementOf, isString, mayBe } from "../types";

/** The order of strings is that of the machine's language on MoonSharp. */
export const stringOrder = defineRule(
  {
    default: "{{operator}} of strings follows the machine's language on MoonSharp; compare numbers",
    sort: "{{name}}() of anything but numbers needs a comparator that compares numbers",
  },
  ({ report, typeOf, checker }) => ({
    BinaryExpression(node) {
      if (!["<", ">", "<=", ">="].includes(node.operator)) return;
      if (isString(checker(), typeOf(node.left)) || isString(checker(), typeOf(node.right)))
        report(node, { operator: node.operator });
    },
    CallExpression(node) {
      const method = methodCall(node);
      if (method === undefined || !["sort", "toSorted"].includes(method.name) || node.arguments.length > 0)
        return;
      const element = elementOf(checker(), typeOf(method.receiver));
      if (element !== undefined && !mayBe(checker(), element, ts.TypeFlags.NumberLike))
        report(node, { name: method.name }, "sort");
    },
  }),
);
