import { defineRule, globalUses, Kind } from "../rule";

const MISSING = new Set(
  `Date RegExp Intl Promise Reflect Proxy Atomics BigInt WeakRef FinalizationRegistry SharedArrayBuffer ArrayBuffer
  DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array eval escape
  unescape encodeURIComponent decodeURIComponent console process setTimeout setInterval setImmediate clearTimeout
  clearInterval queueMicrotask structuredClone performance fetch URL TextEncoder TextDecoder Buffer require module
  Iterator`.split(/\s+/),
);

/** Members of globals that the compiler knows but the game lacks, or that no rule may use. */
const MISSING_MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  JSON: new Set(["stringify", "parse"]),
  Math: new Set("random hypot cbrt clz32 fround imul expm1 cosh sinh tanh acosh asinh atanh".split(" ")),
  Object: new Set(["freeze", "isFrozen", "seal", "create", "hasOwn", "setPrototypeOf", "getPrototypeOf"]),
  Array: new Set(["fromAsync"]),
};

const FORMATS = new Set([
  "toFixed",
  "toPrecision",
  "toExponential",
  "toLocaleString",
  "localeCompare",
  "normalize",
]);

/** Whatever is longer than a line would be too much for its pattern. */
const PATTERNS = new Set(["trim"]);

/** Names that compile, and are nil in Tabletop Simulator or mean something else there. */
export const missingGlobals = defineRule(
  {
    default: "{{name}} does not exist in Tabletop Simulator, or the rules may not use it",
    format: "{{name}}() gives other text on MoonSharp; build it from whole numbers",
    pattern: "{{name}}() fails on MoonSharp for texts of a hundred letters; use trimBlanks (core/trim.ts)",
  },
  ({ report, source }) => ({
    Program() {
      for (const use of globalUses(source)) {
        if (use.type !== Kind.Identifier) continue;
        const parent = use.parent;
        const members = Object.hasOwn(MISSING_MEMBERS, use.name) ? MISSING_MEMBERS[use.name] : undefined;
        if (MISSING.has(use.name)) report(use, { name: use.name });
        else if (members !== undefined && parent.type === Kind.MemberExpression && parent.object === use) {
          const member = parent.property.type === Kind.Identifier ? parent.property.name : "";
          if (members.has(member)) report(parent, { name: `${use.name}.${member}` });
        }
      }
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== Kind.Identifier) return;
      if (PATTERNS.has(node.property.name)) report(node.property, { name: node.property.name }, "pattern");
      if (FORMATS.has(node.property.name)) report(node.property, { name: node.property.name }, "format");
    },
  }),
);
