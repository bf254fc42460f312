import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "if (n > 0 && b) use();",
    "use(maybe ?? n);",
    "if (maybe) use();",
    "use(!b, b ? n : s, b && n);",
    "use(names.filter((name) => name !== ''));",
    "declare const kind: 'a' | 'b' | undefined; if (kind) use();",
    "use(n ?? 1);",
  ],
  bad: [
    "if (n) use();",
    "while (s) use();",
    "use(!n);",
    "use(n || 1);",
    "use(s && b);",
    "use(s ? 1 : 2);",
    ["use(b && n ? 1 : 2);", 1],
    "for (let i = 3; i; i--) use(i);",
    "use(xs.filter((x) => x % 2));",
    "use(names.filter(Boolean));",
    "use(Boolean(n));",
    "let k: number | undefined; k ||= 3; use(k);",
    "declare const few: 0 | 1 | undefined; if (few) use();",
    "function f<T extends number>(t: T) { if (t) use(); } use(f);",
  ],
};
