import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule, Kind, methodCall, type Node } from "../rule";
import { elementOf, isArray, mayBeNothing } from "../types";

/** An array ends at its first undefined in Lua. */
export const noHoles = defineRule(
  "an array ends at its first undefined in Lua; keep undefined out of arrays",
  ({ report, typeOf, checker }) => {
    const element = (node: Node): void => {
      if (mayBeNothing(checker(), typeOf(node))) report(node);
    };
    return {
      TSArrayType: (node) => element(node.elementType),
      TSTupleType(node) {
        for (const one of node.elementTypes) {
          if (one.type === Kind.TSOptionalType) report(one);
          else if (one.type !== Kind.TSRestType) element(one);
        }
      },
      "TSTypeReference[typeName.name=/^(Readonly)?Array$/]"(node: TSESTree.TSTypeReference) {
        const [argument] = node.typeArguments?.params ?? [];
        if (argument) element(argument);
      },
      ArrayExpression(node) {
        for (const one of node.elements) {
          if (one === null) report(node);
          else if (one.type !== Kind.SpreadElement) element(one);
        }
      },
      CallExpression(node) {
        const method = methodCall(node);
        if (method === undefined || !["map", "push"].includes(method.name)) return;
        if (!isArray(checker(), typeOf(method.receiver))) return;
        const result = method.name === "map" ? elementOf(checker(), typeOf(node)) : undefined;
        if (result !== undefined && mayBeNothing(checker(), result)) report(node);
        if (method.name === "push")
          for (const one of node.arguments) if (one.type !== Kind.SpreadElement) element(one);
      },
    };
  },
);
