import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "for (let i = 0; i < n; i++) { const j = i; use(() => j); }",
    "for (const x of xs) use(() => x);",
    "for (let i = 0; i < n; i++) use(i);",
  ],
  bad: [
    "for (let i = 0; i < n; i++) use(() => i);",
    "for (let i = 0; i < n; i++) { use(function () { return i + 1; }); }",
  ],
};
