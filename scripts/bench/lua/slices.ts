/** Odds as a table computes them: each call is one slice of a frame. */
import { LEAST_CHANCES, type Reckoner } from "../../../src/core/odds";
import { reckonerOf } from "../../../src/risk/combat/odds/reckon";
import type { OddsBattle } from "../../../src/risk/combat/odds/battle";
import { ROLL_RECKONER } from "../../../src/risk/combat/odds/reckon-rolls";
import { mixed, ranks, rolls } from "../battles";
import { size } from "../../../src/risk/units";

const COSTS: readonly number[] = [1, 2, 3, 6];
const RANKED = reckonerOf(COSTS);

function reckonerFor({ kind }: OddsBattle): Reckoner {
  return kind === "rolls" ? ROLL_RECKONER : RANKED;
}

/** `armies 100`, or so many units of all kinds on both sides: `ranks 22`, `castle 22`, `shrewd 22` of an attacker with such losses. */
function battleOf(kind: string, n: number): OddsBattle {
  if (kind === "armies") return rolls(n);
  const reroll = kind === "castle" ? "automatic" : kind === "best" ? "best" : "none";
  return ranks(mixed(n), kind === "shrewd" ? "shrewd" : "cheapest", reroll);
}

/** What is done in slices: it gives an empty text until it is done. */
type Work = (this: void, steps: number) => string;

function odds(battle: OddsBattle): Work {
  const reckoner = reckonerFor(battle);
  const job = reckoner.start(battle);
  let done = false;
  return (steps) => {
    if (done) return `${reckoner.forecast(job).win}`;
    const spare = reckoner.more(job, steps);
    done = spare >= 0;
    // As a table does, which reads the outcome in what is left of a slice where that is enough.
    return spare > 0 ? `${reckoner.forecast(job).win}` : "";
  };
}

/** The table of a battle that is fought. */
function fought(battle: OddsBattle): Work {
  const reckoner = reckonerFor(battle);
  const table = reckoner.startChances(battle);
  return (steps) =>
    reckoner.moreChances(table, steps) ? `${reckoner.chanceIn(table, battle)?.win ?? "unknown"}` : "";
}

/** The least forces against a defender, of more than it has, so that all three chances can be had. */
function least(battle: OddsBattle, n: number): Work {
  if (battle.kind !== "ranks") return () => "none";
  const units = mixed(n);
  const ready = { units, siege: 0, most: size(units) - 1 };
  const search = RANKED.startLeast({ battle, ready }, LEAST_CHANCES);
  return (steps) => {
    if (RANKED.moreLeast(search, steps) < 0) return "";
    const forces = RANKED.leastForces(search).map((force) => force.join(" "));
    return forces.length > 0 ? forces.join("; ") : "none";
  };
}

let work: Work = () => "done";
const hosts = globalThis as unknown as Record<string, (this: void, ...texts: string[]) => string>;

/** Begins with `odds` or `fought` of a battle of so many units, or with `least`, of so many more units. */
hosts.slice_start = (what, kind, n, more) => {
  const battle = battleOf(kind, Number(n));
  if (what === "least") work = least(battle, Number(more));
  else work = what === "fought" ? fought(battle) : odds(battle);
  return "";
};
hosts.slice_more = (steps) => work(Number(steps));
