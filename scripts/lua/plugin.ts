import type * as tstl from "typescript-to-lua";
import { typescript, typescriptToLua } from "./compiler";

/** Compiles `throw value` to `____error(____text(value))`, which the prelude of the bundle explains. */
export function throwPlugin(): tstl.Plugin {
  const { createCallExpression, createExpressionStatement, createIdentifier } = typescriptToLua();
  return {
    visitors: {
      [typescript().SyntaxKind.ThrowStatement]: (node, context) => {
        const value = context.transformExpression(node.expression);
        const text = createCallExpression(createIdentifier("____text"), [value]);
        const call = createCallExpression(createIdentifier("____error"), [text], node);
        return createExpressionStatement(call, node);
      },
    },
  };
}
