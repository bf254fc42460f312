import { UNFINISHED, type Forecast, type Reckoner, type Toll } from "../../../core/odds";
import { total, zeros } from "../../../core/counts";
import { size } from "../../units";
import type { EuropeBattle, RankBattle } from "./battle";
import { chanceIn, moreChances, startChances, type Chances } from "./chances";
import { europeOutcome, europeWin, moreEurope, startEurope, type EuropeJob } from "./europe-job";
import { moreLeast, startLeast, type LeastSearch, type Ready } from "./search";
import { textOfBattle } from "./text";

/** What the least force is asked of: a battle in ranks with what may go. */
export interface LeastQuestion {
  readonly battle: RankBattle;
  readonly ready: Ready;
}

/** The search: first whether all that may go have the chances, for where they have not nothing less has. */
interface Search {
  readonly question: LeastQuestion;
  readonly chances: readonly number[];
  readonly whole: EuropeJob;
  /** Those of the chances that all have. */
  wanted: readonly number[];
  least: LeastSearch | undefined;
}

/** Odds for the table of a game of Europe: `costs` are the prices of the kinds of units. */
export function reckonerOf(costs: readonly number[]): Reckoner {
  return {
    text: (battle) => textOfBattle(battle as EuropeBattle),
    start: (battle) => startEurope(battle as EuropeBattle),
    more: (job, steps) => spareOf(job as EuropeJob, steps),
    forecast: (job) => forecastOf(job as EuropeJob, costs),
    startChances: (battle) => startChances(battle as EuropeBattle),
    moreChances: (table, steps) => moreChances(table as Chances, steps),
    chanceIn: (table, battle) => chanceIn(table as Chances, battle as EuropeBattle),
    leastText: (question) => leastText(question as LeastQuestion),
    startLeast: (question, chances) => startSearch(question as LeastQuestion, chances),
    moreLeast: (search, steps) => moreSearch(search as Search, costs, steps),
    leastForces: (search) => forcesOf(search as Search),
  };
}

/** Steps that it takes to read what a battle came to: for each unit, and where its ends are looked for, for each pair of both sides. */
const READ = 7.7;
const PAIR = 0.52;
/** Steps that it takes to begin with the search for the least force. */
const BEGIN_LEAST = 600;

/** Goes on with a job; gives the steps that are left, those for reading it not among them. */
function spareOf(job: EuropeJob, steps: number): number {
  if (!moreEurope(job, steps)) return UNFINISHED;
  const sides = sidesOf(job.battle);
  const field = job.flow?.field;
  const pairs = field === undefined ? 0 : field.attacker.units.length * field.width;
  const spare = job.spare - READ * sides.reduce((sum, units) => sum + total(units), 0) - PAIR * pairs;
  return spare > 0 ? spare : 0;
}

/** What a battle is likely to come to. */
function forecastOf(job: EuropeJob, costs: readonly number[]): Forecast {
  const { battle } = job;
  const { win, lose, both, ends } = europeOutcome(job);
  const [own, other] = sidesOf(battle);
  const left = [zeros(own.length), zeros(other.length)];
  for (const { attacker, defender, chance } of ends) {
    for (let k = 0; k < own.length; k++) left[0][k] += chance * attacker[k];
    for (let k = 0; k < other.length; k++) left[1][k] += chance * defender[k];
  }
  return {
    kind: battle.kind === "ranks" ? "battle" : battle.kind,
    ...{ win, lose, both },
    attacker: tollOf(own, left[0], costs),
    defender: tollOf(other, left[1], costs),
  };
}

/** The units of both sides; none of those that cannot be lost. */
function sidesOf(battle: EuropeBattle): readonly (readonly number[])[] {
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

function leastText({ battle, ready }: LeastQuestion): string {
  const all = { ...battle, attacker: { ...battle.attacker, units: ready.units } };
  return `least ${ready.siege} ${ready.most} ${textOfBattle(all)}`;
}

function startSearch(question: LeastQuestion, chances: readonly number[]): Search {
  const { battle, ready } = question;
  const whole = startEurope({ ...battle, attacker: { ...battle.attacker, units: wholeOf(ready) } });
  return { question, chances, whole, wanted: [], least: undefined };
}

/** Gives the steps that are left, UNFINISHED while there is more to search. */
function moreSearch(search: Search, costs: readonly number[], steps: number): number {
  const { question, chances, whole } = search;
  if (search.least !== undefined) return leastOf(search.least, steps);
  if (!moreEurope(whole, steps)) return UNFINISHED;
  const left = whole.spare - BEGIN_LEAST;
  const win = europeWin(whole);
  search.wanted = chances.filter((chance) => 100 * win >= chance);
  search.least = startLeast(
    question.battle,
    costs,
    search.wanted.map((chance) => chance / 100),
    question.ready,
    wholeOf(question.ready),
    win,
  );
  if (search.wanted.length === 0) return left > 0 ? left : 0;
  return left > 0 ? leastOf(search.least, left) : UNFINISHED;
}

function leastOf(least: LeastSearch, steps: number): number {
  return moreLeast(least, steps) ? least.spare : UNFINISHED;
}

function forcesOf({ chances, wanted, least }: Search): readonly (readonly number[])[] {
  return chances.map((chance) => {
    const at = wanted.indexOf(chance);
    return at < 0 || least === undefined ? [] : least.best[at];
  });
}
