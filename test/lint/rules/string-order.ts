import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use(n < 3);", "xs.sort();", "names.sort((a, b) => a.length - b.length);", "use(s === 'a');"],
  bad: [
    "use(s < 'b');",
    "use('a' >= s);",
    "names.sort();",
    "use(names.toSorted());",
    "names.sort((a, b) => a < b ? 1 : 2);",
  ],
};
