import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["xs.pop();", "declare const gear: { shift(): void }; gear.shift();"],
  bad: ["xs.shift();", "use(names.shift());"],
};
