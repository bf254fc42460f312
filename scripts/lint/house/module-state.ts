import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { Kind, defineRule, isFunction, methodCall, type Node } from "../rule";

const CHANGERS = new Set(
  "push pop shift unshift splice sort reverse fill copyWithin set add delete clear".split(" "),
);

/** The expression around a name whose inside is `a.b[c]` of that name, casts and brackets left out. */
function outermost(name: Node): Node {
  let node = name;
  for (;;) {
    const above = node.parent;
    const isInside =
      above !== undefined &&
      ((above.type === Kind.MemberExpression && above.object === node) ||
        above.type === Kind.TSNonNullExpression ||
        above.type === Kind.TSAsExpression);
    if (!isInside) return node;
    node = above;
  }
}

/** Whether a use of a name changes what the name stands for: its fields, its elements or its contents. */
function isChanged(name: Node): boolean {
  const whole = outermost(name);
  const { parent } = whole;
  if (parent === undefined || whole === name) return false;
  if (parent.type === Kind.AssignmentExpression) return parent.left === whole;
  if (parent.type === Kind.UpdateExpression) return true;
  if (parent.type === Kind.UnaryExpression) return parent.operator === "delete";
  if (parent.type !== Kind.CallExpression || parent.callee !== whole) return false;
  return CHANGERS.has(methodCall(parent)?.name ?? "");
}

function isInFunction(node: Node): boolean {
  let at = node;
  while (at.type !== Kind.Program) {
    if (isFunction(at)) return true;
    at = at.parent;
  }
  return false;
}

function isTopLevel(node: Node): boolean {
  const above = node.parent?.type === Kind.ExportNamedDeclaration ? node.parent.parent : node.parent;
  return above?.type === Kind.Program;
}

/**
 * A module keeps no state: its top level has no variable, and no function changes a table there. Filling a table
 * while the module loads is no change: whoever imports it never sees another one.
 */
export const moduleState = defineRule(
  {
    variable: "top-level variable {{name}}: modules keep no state, put it into the state or pass it in",
    changed:
      "a function changes the top-level {{name}}: modules keep no state, make it where it is used or pass it in",
  },
  ({ report, source }) => {
    const changes = (variable: TSESLint.Scope.Variable): void => {
      for (const { identifier } of variable.references) {
        if (isInFunction(identifier) && isChanged(identifier))
          report(identifier, { name: variable.name }, "changed");
      }
    };
    return {
      VariableDeclaration(node: TSESTree.VariableDeclaration) {
        if (node.declare || !isTopLevel(node)) return;
        for (const variable of source.getDeclaredVariables?.(node) ?? []) {
          if (node.kind === "const") changes(variable);
          else report(variable.identifiers[0] ?? node, { name: variable.name }, "variable");
        }
      },
    };
  },
);
