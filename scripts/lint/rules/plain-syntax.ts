import type { TSESTree } from "@typescript-eslint/utils";
import { defineRule } from "../rule";

/** Syntax that costs much in Lua (accessors, coroutines) or does not compile. */
export const plainSyntax = defineRule("no {{what}} here: {{why}}", ({ report }) => {
  const slow = "it slows every access to the object on MoonSharp";
  const coroutine = "each becomes a coroutine with stacks of its own on MoonSharp";
  const compiler = "the compiler to Lua cannot take it";
  const accessor = (node: TSESTree.MethodDefinition | TSESTree.Property): void => {
    if (node.kind === "get" || node.kind === "set") report(node, { what: `${node.kind}ter`, why: slow });
  };
  type Functions =
    | TSESTree.FunctionDeclaration
    | TSESTree.FunctionExpression
    | TSESTree.ArrowFunctionExpression;
  const func = (node: Functions): void => {
    if (node.async) report(node, { what: "async function", why: coroutine });
    if (node.generator) report(node, { what: "generator", why: coroutine });
  };
  return {
    MethodDefinition: accessor,
    Property: accessor,
    AccessorProperty: (node) => report(node, { what: "accessor", why: slow }),
    PrivateIdentifier: (node) => report(node, { what: "#private member", why: compiler }),
    FunctionDeclaration: func,
    FunctionExpression: func,
    ArrowFunctionExpression: func,
    AwaitExpression: (node) => report(node, { what: "await", why: coroutine }),
    "ForOfStatement[await=true]": (node: TSESTree.ForOfStatement) =>
      report(node, { what: "for await", why: coroutine }),
    LabeledStatement: (node) => report(node, { what: "label", why: compiler }),
    "Literal[regex]": (node: TSESTree.Literal) => report(node, { what: "regular expression", why: compiler }),
    "NewExpression[callee.name='Array']": (node: TSESTree.NewExpression) => {
      if (node.arguments.length > 0) report(node, { what: "new Array(n)", why: compiler });
    },
  };
});
