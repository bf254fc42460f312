import ts from "typescript";
import { Kind, defineRule, type Node } from "../rule";

/** The names of one letter that there are (docs/glossary.md), and of what type a value is that is called so. */
const LETTERS: Readonly<Record<string, "state" | "number" | undefined>> = {
  s: "state",
  t: "number",
  i: "number",
  k: "number",
  n: "number",
};
/** What declares a value that a function works with. */
const VALUES: ReadonlySet<string> = new Set(["Parameter", "Variable"]);
/** Coordinates, and what is not used. */
const FREE: ReadonlySet<string> = new Set(["x", "y", "z", "_"]);

function isOf(type: ts.Type, kind: "state" | "number", checker: ts.TypeChecker): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const is = (flags: ts.TypeFlags): boolean => parts.every((part) => (part.flags & flags) !== 0);
  if (kind === "number") return is(ts.TypeFlags.NumberLike | ts.TypeFlags.Undefined);
  const isList = parts.some((part) => checker.isArrayType(part) || checker.isTupleType(part));
  return !isList && !is(ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike | ts.TypeFlags.BooleanLike);
}

/** Whether a name is that of a field which is taken out of a value: the type has named it. */
function isField(name: Node): boolean {
  const { parent } = name;
  return parent?.type === Kind.Property && parent.shorthand;
}

/** Five names have one letter, each for one thing; everything else is called by its noun. */
export const oneLetter = defineRule(
  {
    default: "{{name}} says nothing: the names of one letter are s, t, i, k and n (docs/glossary.md)",
    other: "{{name}} is something else here: s is a state, t a territory, i an index, k a kind, n a count",
  },
  ({ report, source, typeOf, checker }) => ({
    "Program:exit"() {
      const variables = (source.scopeManager?.scopes ?? []).flatMap((scope) => scope.variables);
      for (const { name, defs } of variables) {
        if (name.length !== 1 || FREE.has(name)) continue;
        const kind = LETTERS[name];
        for (const { name: at, type } of defs) {
          if (!VALUES.has(type) || isField(at)) continue;
          if (kind === undefined) report(at, { name });
          else if (!isOf(typeOf(at), kind, checker())) report(at, { name }, "other");
        }
      }
    },
  }),
);
