import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "const a: number[] = [1]; use(a);",
    "const t: [number, string] = [1, 'a']; use(t);",
    "const r: Record<string, number | undefined> = {}; use(r);",
    "use(xs.map((x) => x + 1));",
    "use([...xs, 1]);",
  ],
  bad: [
    "let a: (number | undefined)[]; use(a!);",
    "let a: Array<string | null>; use(a!);",
    "let a: ReadonlyArray<number | undefined>; use(a!);",
    "let t: [number, string | undefined]; use(t!);",
    "let t: [number, string?]; use(t!);",
    "use([1, undefined]);",
    "use([maybe]);",
    "use([1, , 2]);",
    "use(xs.map((x) => (x > 1 ? x : undefined)));",
  ],
};
