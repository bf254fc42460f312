import { defineRule, globalUses, Kind } from "../rule";

const COLLECTIONS = new Set(["Map", "Set", "WeakMap", "WeakSet"]);

/** Map and Set are objects with methods in Lua, two to seven times slower than a plain table. */
export const noCollections = defineRule(
  "{{name}} is slow on MoonSharp; use an array by index or a Record here",
  ({ report, source }) => ({
    Program() {
      for (const use of globalUses(source))
        if (use.type === Kind.Identifier && COLLECTIONS.has(use.name)) report(use, { name: use.name });
    },
  }),
);
