import { defineRule, Kind } from "../rule";
import { mayBeNothing } from "../types";

/** A field set to undefined is no field in Lua: what was spread before it stays. */
export const spreadUndefined = defineRule(
  "undefined takes nothing away from what was spread before it in Lua; write the object out",
  ({ report, typeOf, checker }) => ({
    ObjectExpression(node) {
      let spread = false;
      for (const one of node.properties) {
        if (one.type === Kind.SpreadElement) spread = true;
        else if (spread && mayBeNothing(checker(), typeOf(one.value))) report(one);
      }
    },
  }),
);
