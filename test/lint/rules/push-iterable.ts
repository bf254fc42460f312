import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["xs.push(...xs);", "xs.push(...[...it]);", "xs.push(1, 2);", "use(...it);"],
  bad: ["xs.push(...it);", "xs.push(...new Set([1]));", "names.push(...s);", "xs.unshift(...it);"],
};
