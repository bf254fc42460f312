/** Odds as a table computes them: each call is one slice of a frame. */
import { LEAST_CHANCES, type Reckoner } from "../../../src/core/odds";
import { reckonerOf } from "../../../src/risk/combat/odds/reckon";
import { PLAIN_ROLLS } from "../../../src/risk/combat/odds/rolls";
import type { OddsBattle, Order, RankBattle, RankSide } from "../../../src/risk/combat/odds/battle";
import { size } from "../../../src/risk/units";

const COSTS: readonly number[] = [1, 2, 3, 6];
const reckoner: Reckoner = reckonerOf(COSTS);
const ARMIES: readonly (readonly number[])[] = [
  [6, 3, 2, 1],
  [10, 5, 5, 2],
  [18, 10, 8, 4],
];

function side(units: readonly number[], order: Order): RankSide {
  return { units, need: [4, 5, 3], extra: [0, 0, 0], order };
}

function ranks(units: readonly number[], castle: boolean, shrewd: boolean): RankBattle {
  const none = { once: false, rank: 0, rerolled: false, rolled: [], again: [] } as const;
  return {
    kind: "ranks",
    attacker: side(units, shrewd ? "shrewd" : "cheapest"),
    defender: side(units, "cheapest"),
    main: PLAIN_ROLLS,
    reroll: castle ? "automatic" : "none",
    ...none,
  };
}

/**
 * Battles by name: `0` to `2` an army of each kind against its like, `c0` to `c2` with a castle, `s0` to `s2` of an
 * attacker with shrewd losses, `r100` armies.
 */
function battleOf(name: string): OddsBattle {
  if (name.startsWith("r")) {
    const armies = Number(name.substring(1));
    return {
      kind: "rolls",
      armies: armies + 1,
      defenders: armies,
      until: 1,
      rolls: PLAIN_ROLLS,
      dice: 0,
      defence: 0,
    };
  }
  const castle = name.startsWith("c");
  const shrewd = name.startsWith("s");
  return ranks(ARMIES[Number(castle || shrewd ? name.substring(1) : name)], castle, shrewd);
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
  if (spare >= 1200) return `${reckoner.forecast(job).win}`;
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
