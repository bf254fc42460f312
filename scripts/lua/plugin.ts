import ts from "typescript";
import * as tstl from "typescript-to-lua";

/** Compiles `throw value` to `____error(____text(value))`, which the prelude of the bundle explains. */
export const throwPlugin: tstl.Plugin = {
  visitors: {
    [ts.SyntaxKind.ThrowStatement]: (node, context) => {
      const value = context.transformExpression(node.expression);
      const text = tstl.createCallExpression(tstl.createIdentifier("____text"), [value]);
      const call = tstl.createCallExpression(tstl.createIdentifier("____error"), [text], node);
      return tstl.createExpressionStatement(call, node);
    },
  },
};
