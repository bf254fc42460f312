import type { Cases } from "../cases";

export const cases: Cases = {
  good: [
    "use(Math.floor(n), Math.max(n, 1));",
    "const console = { log: use }; console.log(1);",
    "const r = { random: 1, Date: 2 }; use(r.random, r.Date);",
    "type T = Promise<number>; declare const t: T; use(t);",
    "use(Object.keys({}), String(n), n.toString());",
  ],
  bad: [
    "use(Math.random());",
    "use(Math.hypot(1, 2));",
    "use(JSON.stringify(n));",
    "use(new Date());",
    "use(RegExp);",
    "use(Promise.resolve(1));",
    "use(new Intl.NumberFormat());",
    "use(Object.freeze({}));",
    "use(n.toFixed(2));",
    "use(s.localeCompare('a'));",
    "use(s.trim());",
  ],
};
