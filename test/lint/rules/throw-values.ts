import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "throw new Error('a');",
    "class Own extends RangeError {} throw new Own();",
    "throw 'text';",
    "try { use(); } catch (e) { throw e; }",
  ],
  bad: ["throw { code: 1 };", "throw n;", "throw undefined;", "class Not {} throw new Not();"],
};
