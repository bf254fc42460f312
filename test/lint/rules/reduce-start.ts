import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "use(xs.reduce((a, b) => a + b, 0));",
    "const o = { reduce: (f: () => number) => f() }; use(o.reduce(() => 1));",
  ],
  bad: ["use(xs.reduce((a, b) => a + b));", "use(xs.reduceRight((a, b) => a + b));"],
};
