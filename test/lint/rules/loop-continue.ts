import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "for (const x of xs) { if (x > 1) continue; use(x); }",
    "while (b) { for (const x of xs) { if (x > 1) continue; } }",
    "for (let i = 0; i < n; i++) { if (i > 1) break; }",
  ],
  bad: [
    "for (let i = 0; i < n; i++) { if (i > 1) continue; use(i); }",
    "while (b) { if (n > 1) continue; }",
    "do { if (n > 1) continue; } while (b);",
    "for (const x of xs) { while (b) { continue; } use(x); }",
  ],
};
