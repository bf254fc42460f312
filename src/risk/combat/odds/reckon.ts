import type { Forecast, Reckoner, Toll } from "../../../core/odds";
import { total, zeros } from "../../../core/counts";
import { size } from "../../units";
import type { OddsBattle, Outcome, RankBattle, RollBattle } from "./battle";
import { chanceIn, moreChances, startChances, type Chances } from "./chances";
import { moreOdds, outcomeOf, startOdds, type OddsJob } from "./job";
import { moreLeast, startLeast, type LeastSearch, type Ready } from "./search";
import { fillTable, startTable, type ChanceTable } from "./table";
import { textOfBattle } from "./text";

/** What the least force is asked of: a battle in ranks with what may go, or an attack that is rolled on. */
export type LeastQuestion =
  | { readonly kind: "ranks"; readonly battle: RankBattle; readonly ready: Ready }
  | { readonly kind: "rolls"; readonly battle: RollBattle };

/** The search: first whether all that may go have the chances, for where they have not nothing less has. */
interface Search {
  readonly question: LeastQuestion;
  readonly chances: readonly number[];
  readonly whole: OddsJob;
  /** Those of the chances that all have. */
  wanted: readonly number[];
  least: LeastSearch | undefined;
  readonly table: ChanceTable | undefined;
}

/** Odds for a table: `costs` are the prices of the kinds of units, none where units have none. */
export function reckonerOf(costs: readonly number[]): Reckoner {
  return {
    text: (battle) => textOfBattle(battle as OddsBattle),
    start: (battle) => startOdds(battle as OddsBattle),
    more: (job, steps) => spareOf(job as OddsJob, steps),
    forecast: (job) => forecastOf(job as OddsJob, costs),
    startChances: (battle) => startChances(battle as OddsBattle),
    moreChances: (table, steps) => moreChances(table as Chances, steps),
    chanceIn: (table, battle) => chanceIn(table as Chances, battle as OddsBattle),
    leastText: (question) => leastText(question as LeastQuestion),
    startLeast: (question, chances) => startSearch(question as LeastQuestion, chances),
    moreLeast: (search, steps) => moreSearch(search as Search, costs, steps),
    leastForces: (search) => forcesOf(search as Search),
  };
}

/** Steps that it takes to read what a battle came to: for each unit, and where its ends are looked for, for each pair of both sides. */
const READ = 9;
const PAIR = 0.8;

/** Goes on with a job; gives the steps that are left, those for reading it not among them. */
function spareOf(job: OddsJob, steps: number): number {
  if (!moreOdds(job, steps)) return -1;
  const sides = sidesOf(job.battle);
  const field = job.flow?.field;
  const pairs = field === undefined ? 0 : field.attacker.units.length * field.width;
  const spare = job.spare - READ * sides.reduce((sum, units) => sum + total(units), 0) - PAIR * pairs;
  return spare > 0 ? spare : 0;
}

/** What a battle is likely to come to. */
function forecastOf(job: OddsJob, costs: readonly number[]): Forecast {
  const { battle } = job;
  const outcome = outcomeOf(job);
  const { win, lose, both } = outcome;
  return {
    kind: battle.kind === "volley" || battle.kind === "die" ? battle.kind : "battle",
    ...{ win, lose, both },
    ...tollsOf(battle, outcome, costs),
  };
}

function tollsOf(
  battle: OddsBattle,
  { ends }: Outcome,
  costs: readonly number[],
): Pick<Forecast, "attacker" | "defender"> {
  const [own, other] = sidesOf(battle);
  const left = [zeros(own.length), zeros(other.length)];
  for (const { attacker, defender, chance } of ends) {
    for (let k = 0; k < own.length; k++) left[0][k] += chance * attacker[k];
    for (let k = 0; k < other.length; k++) left[1][k] += chance * defender[k];
  }
  return { attacker: tollOf(own, left[0], costs), defender: tollOf(other, left[1], costs) };
}

/** The units of both sides; none of those that cannot be lost. */
function sidesOf(battle: OddsBattle): readonly (readonly number[])[] {
  if (battle.kind === "rolls") return [[battle.armies], [battle.defenders]];
  if (battle.kind === "ranks") return [battle.attacker.units, battle.defender.units];
  return [[], battle.kind === "volley" ? battle.units : []];
}

function tollOf(units: readonly number[], left: readonly number[], costs: readonly number[]): Toll {
  let lost = 0;
  let coins = 0;
  for (let k = 0; k < units.length; k++) {
    lost += units[k] - left[k];
    if (k < costs.length) coins += (units[k] - left[k]) * costs[k];
  }
  return { units: lost, coins };
}

/** All that may go, but for the foot that has to stay: it is lost first, and so matters least. */
function wholeOf({ units, most }: Ready): number[] {
  const over = size(units) - most;
  return [over > units[0] ? 0 : over > 0 ? units[0] - over : units[0], units[1], units[2], units[3]];
}

function leastText(question: LeastQuestion): string {
  if (question.kind === "rolls") return `least ${textOfBattle({ ...question.battle, dice: 0, defence: 0 })}`;
  const { battle, ready } = question;
  const all = { ...battle, attacker: { ...battle.attacker, units: ready.units } };
  return `least ${ready.siege} ${ready.most} ${textOfBattle(all)}`;
}

function startSearch(question: LeastQuestion, chances: readonly number[]): Search {
  const { battle } = question;
  const whole =
    question.kind === "ranks"
      ? { ...question.battle, attacker: { ...question.battle.attacker, units: wholeOf(question.ready) } }
      : battle;
  return {
    question,
    chances,
    whole: startOdds(whole),
    wanted: [],
    least: undefined,
    table: question.kind === "rolls" ? startTable(question.battle) : undefined,
  };
}

/** Gives the steps that are left, or -1 while there is more to search. */
function moreSearch(search: Search, costs: readonly number[], steps: number): number {
  const { question, chances, whole, table } = search;
  if (question.kind === "rolls" || table !== undefined)
    return table === undefined || fillTable(table, steps) ? 0 : -1;
  if (search.least === undefined) {
    const left = spareOf(whole, steps);
    if (left < 0) return -1;
    const { win } = outcomeOf(whole);
    search.wanted = chances.filter((chance) => 100 * win >= chance);
    search.least = startLeast(
      question.battle,
      costs,
      search.wanted.map((chance) => chance / 100),
      question.ready,
      whole.battle.kind === "ranks" ? whole.battle.attacker.units : [],
      win,
    );
    return search.wanted.length === 0 ? left : left > 0 ? leastOf(search.least, left) : -1;
  }
  return leastOf(search.least, steps);
}

function leastOf(least: LeastSearch, steps: number): number {
  return moreLeast(least, steps) ? least.spare : -1;
}

function forcesOf({ question, chances, wanted, least, table }: Search): readonly (readonly number[])[] {
  if (table !== undefined) return chances.map((chance) => leastArmies(table, chance / 100));
  return chances.map((chance) => {
    const at = question.kind === "ranks" ? wanted.indexOf(chance) : -1;
    return at < 0 || least === undefined ? [] : least.best[at];
  });
}

/** The fewest armies in the source, one of which stays, that have the chance; empty where all there are have not. */
function leastArmies({ battle, rows }: ChanceTable, wanted: number): number[] {
  const found = rows.findIndex((row) => row[battle.defenders] >= wanted);
  return found < 0 ? [] : [found];
}
