/** Odds as a table computes them: each call is one slice of a frame. */
import { LEAST_CHANCES, type Reckoner } from "../../../src/core/odds";
import { reckonerOf } from "../../../src/risk/combat/odds/reckon";
import type { OddsBattle } from "../../../src/risk/combat/odds/battle";
import { ranks, rolls } from "../battles";
import { size } from "../../../src/risk/units";

const COSTS: readonly number[] = [1, 2, 3, 6];
const reckoner: Reckoner = reckonerOf(COSTS);
const ARMIES: readonly (readonly number[])[] = [
  [6, 3, 2, 1],
  [10, 5, 5, 2],
  [18, 10, 8, 4],
];

/**
 * Battles by name: `0` to `2` an army of each kind against its like, `c0` to `c2` with a castle, `s0` to `s2` of an
 * attacker with shrewd losses, `r100` armies.
 */
function battleOf(name: string): OddsBattle {
  if (name.startsWith("r")) return rolls(Number(name.substring(1)));
  const castle = name.startsWith("c");
  const shrewd = name.startsWith("s");
  const army = ARMIES[Number(castle || shrewd ? name.substring(1) : name)];
  return ranks(army, shrewd ? "shrewd" : "cheapest", castle ? "automatic" : "none");
}

let job: object | undefined;
let done = false;
let search: object | undefined;
const hosts = globalThis as unknown as Record<string, (this: void, a: string) => string>;

hosts.slice_start = (name) => {
  job = reckoner.start(battleOf(name));
  done = false;
  return "";
};
hosts.slice_more = (steps) => {
  if (job === undefined) return "done";
  if (done) return `${reckoner.forecast(job).win}`;
  const spare = reckoner.more(job, Number(steps));
  done = spare >= 0;
  // As a table does, which reads the outcome in what is left of a slice where that is enough.
  if (spare > 0) return `${reckoner.forecast(job).win}`;
  return "";
};
hosts.slice_least = (name) => {
  const battle = battleOf(name);
  if (battle.kind !== "ranks") return "";
  // More than the defender has, so that all three chances can be had.
  const units = ARMIES[ARMIES.length - 1];
  search = reckoner.startLeast(
    { kind: "ranks", battle, ready: { units, siege: 0, most: size(units) - 1 } },
    LEAST_CHANCES,
  );
  return "";
};
hosts.slice_search = (steps) => {
  if (search === undefined) return "done";
  if (reckoner.moreLeast(search, Number(steps)) < 0) return "";
  return (
    reckoner
      .leastForces(search)
      .map((units) => units.join(" "))
      .join("; ") || "none"
  );
};
