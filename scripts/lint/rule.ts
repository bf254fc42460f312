import {
  AST_NODE_TYPES as Kind,
  ESLintUtils,
  type ParserServicesWithTypeInformation,
  type TSESLint,
  type TSESTree,
} from "@typescript-eslint/utils";
import type ts from "typescript";

export { Kind };
export type Node = TSESTree.Node;
export type Listeners = TSESLint.RuleListener;
export type Rule = TSESLint.RuleModule<string>;

/** What a rule works with. */
export interface Tools {
  /** Reports a node; `data` fills the `{{names}}` of the message. */
  report: (
    node: Node,
    data?: Readonly<Record<string, string>>,
    message?: string,
    /** Where in the file, if not at the node. */
    loc?: Readonly<TSESTree.SourceLocation>,
  ) => void;
  /** The type of an expression or type node. */
  typeOf: (node: Node) => ts.Type;
  checker: () => ts.TypeChecker;
  source: Readonly<TSESLint.SourceCode>;
  filename: string;
  /** The folder that ESLint runs in. */
  cwd: string;
}

/** A rule with its message, or messages: `report` uses the one called `default` unless another is named. */
export function defineRule(
  told: string | Readonly<Record<string, string>>,
  create: (tools: Tools) => Listeners,
): Rule {
  const messages = typeof told === "string" ? { default: told } : told;
  return ESLintUtils.RuleCreator.withoutDocs({
    meta: { type: "problem", messages, schema: [] },
    create(context) {
      const services = (): ParserServicesWithTypeInformation => ESLintUtils.getParserServices(context);
      return create({
        report: (node, data = {}, message = "default", loc = node.loc) =>
          context.report({ node, loc, messageId: message, data }),
        typeOf: (node) => services().getTypeAtLocation(node),
        checker: () => services().program.getTypeChecker(),
        source: context.sourceCode,
        filename: context.filename,
        cwd: context.cwd,
      });
    },
  });
}

const LOOPS: ReadonlySet<string> = new Set([
  Kind.ForStatement,
  Kind.ForOfStatement,
  Kind.ForInStatement,
  Kind.WhileStatement,
  Kind.DoWhileStatement,
]);

export const isLoop = (node: Node): boolean => LOOPS.has(node.type);

export const isFunction = (node: Node): boolean =>
  node.type === Kind.FunctionDeclaration ||
  node.type === Kind.FunctionExpression ||
  node.type === Kind.ArrowFunctionExpression;

/** Each use, as a value, of a name that the file does not declare. */
export function globalUses(source: Readonly<TSESLint.SourceCode>): Node[] {
  const scopes = source.scopeManager?.scopes ?? [];
  return scopes
    .flatMap((scope) => scope.references)
    .filter((one) => one.isValueReference && (one.resolved?.defs.length ?? 0) === 0)
    .map((one) => one.identifier);
}

/** `receiver.name` of a call to a method with a plain name, else undefined. */
export function methodCall(
  node: TSESTree.CallExpression,
): { name: string; receiver: TSESTree.Expression } | undefined {
  const callee = node.callee;
  if (callee.type !== Kind.MemberExpression || callee.computed) return undefined;
  return callee.property.type === Kind.Identifier
    ? { name: callee.property.name, receiver: callee.object }
    : undefined;
}
