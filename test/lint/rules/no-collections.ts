import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["type M = Map<string, number>; declare const m: M; use(m);", "class Map {} use(new Map());"],
  bad: ["use(new Map());", "use(new Set([1]));", "use(new WeakMap());"],
};
