import type { Cases } from "../cases";

export const cases: Cases = {
  good: ["use([...xs]);", "use(xs.concat([2], xs));", "use([1, 2, 3]);"],
  bad: ["use([...xs, ...xs]);", "use([0, ...xs]);", "use([...xs, 2]);"],
};
