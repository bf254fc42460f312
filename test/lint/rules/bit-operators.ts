import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use(b || n > 1, !b, n * 2);", "type A = 1 | 2; type B = A & number; declare const x: B; use(x);"],
  bad: [
    "use(n | 0);",
    "use(n & 1);",
    "use(~n);",
    "use(n << 2);",
    "let m = 1; m >>>= 1; use(m);",
    ["use(n ^ 1, n >> 1);", 2],
  ],
};
