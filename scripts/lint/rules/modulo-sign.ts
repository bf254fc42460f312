import { defineRule, Kind, type Node } from "../rule";

const isMinus = (node: Node): boolean => node.type === Kind.UnaryExpression && node.operator === "-";

/** `%` of negative numbers has three meanings: JavaScript's, Lua's and MoonSharp's. */
export const moduloSign = defineRule(
  {
    default: "% with a negative divisor gives another result on MoonSharp",
    dividend: "% of what may be negative differs between JavaScript and Lua: write (a - b + n) % n",
  },
  ({ report }) => ({
    "BinaryExpression[operator='%'], AssignmentExpression[operator='%=']"(node: Node) {
      if (node.type !== Kind.BinaryExpression && node.type !== Kind.AssignmentExpression) return;
      if (isMinus(node.right)) report(node);
      const left = node.left;
      if (isMinus(left) || (left.type === Kind.BinaryExpression && left.operator === "-"))
        report(node, {}, "dividend");
    },
  }),
);
