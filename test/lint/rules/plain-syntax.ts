import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "class A { x = 1; f() { return this.x; } static g() { return 1; } } use(A);",
    "use(() => 1, new Array<number>());",
  ],
  bad: [
    "class A { get x() { return 1; } } use(A);",
    "use({ set x(v: number) { use(v); } });",
    "class A { static accessor y = 1; } use(A);",
    ["class A { #x = 1; f() { return this.#x; } } use(A);", 2],
    ["async function f() { await 1; } use(f);", 2],
    "function* g() { yield 1; } use(g);",
    "out: for (const x of xs) { for (const y of xs) { if (x === y) break out; } }",
    "use(/a+/);",
    "use(new Array(3));",
  ],
};
