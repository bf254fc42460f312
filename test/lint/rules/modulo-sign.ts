import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use(n % 3);", "use((n - 1 + 5) % 5);", "use((n + 1) % 5);"],
  bad: ["use(n % -3);", "use((n - 1) % 5);", "use(-n % 5);", "let m = 1; m %= -2; use(m);"],
};
