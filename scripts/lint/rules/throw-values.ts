import ts from "typescript";
import { defineRule } from "../rule";
import { isError, mayBe } from "../types";

/**
 * The build carries Errors and strings across `pcall`; of anything else the message would be a table's address.
 * What a catch clause caught (unknown) may be thrown again.
 */
export const throwValues = defineRule(
  "throw an Error or a string; anything else reaches Tabletop Simulator without its content",
  ({ report, typeOf, checker }) => ({
    ThrowStatement(node) {
      const type = typeOf(node.argument);
      const open = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never;
      const isText = (type.flags & ts.TypeFlags.StringLike) !== 0;
      if (!isText && !mayBe(checker(), type, open) && !isError(checker(), type)) report(node.argument);
    },
  }),
);
