import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use(undefined);", "use('null');"],
  bad: ["use(null);", "let a: number | null; use(a!);"],
};
