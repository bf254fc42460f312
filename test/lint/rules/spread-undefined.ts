import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use({ ...maybe, a: 2 });", "use({ a: maybe, b: 1 });", "use({ a: maybe, ...{ b: 1 } });"],
  bad: ["use({ ...{ a: 1 }, a: undefined });", "use({ ...{ a: maybe }, a: maybe });"],
};
