import { UNFINISHED, type Chance, type Forecast, type Reckoner } from "../../../core/odds";
import { followRolls, rollOutcome, startRolls, startsOf, type RollJob } from "./attack";
import type { RollBattle } from "./battle";
import { fillTable, startTable, type ChanceTable } from "./table";
import { textOfRollBattle } from "./text";

/** What the least force is asked of: an attack that is rolled on, whose first roll does not matter. */
interface LeastArmies {
  readonly table: ChanceTable;
  readonly chances: readonly number[];
}

/** Odds for the table of a game on the board of the world. */
export const ROLL_RECKONER: Reckoner = {
  text: (battle) => textOfRollBattle(battle as RollBattle),
  start: (battle) => startRolls(battle as RollBattle),
  more: (job, steps) => spareOf(job as RollJob, steps),
  forecast: (job) => forecastOf(job as RollJob),
  startChances: (battle) => startTable(plain(battle as RollBattle)),
  moreChances: (table, steps) => fillTable(table as ChanceTable, steps),
  chanceIn: (table, battle) => rollChance(table as ChanceTable, battle as RollBattle),
  leastText: (battle) => `least ${textOfRollBattle(plain(battle as RollBattle))}`,
  startLeast: (battle, chances): LeastArmies => ({ table: startTable(battle as RollBattle), chances }),
  moreLeast: (search, steps) => (fillTable((search as LeastArmies).table, steps) ? 0 : UNFINISHED),
  leastForces: (search) => leastArmies(search as LeastArmies),
};

function plain(battle: RollBattle): RollBattle {
  return { ...battle, dice: 0, defence: 0 };
}

/** Steps that it takes to read what an attack came to, for each army of either side. */
const READ = 3.9;

/** Goes on with a job; gives the steps that are left, those for reading it not among them. */
function spareOf(job: RollJob, steps: number): number {
  const left = followRolls(job, steps);
  if (left === UNFINISHED) return left;
  const spare = left - READ * (job.battle.armies + job.battle.defenders);
  return spare > 0 ? spare : 0;
}

/** What an attack is likely to come to: armies have no price. */
function forecastOf(job: RollJob): Forecast {
  const { win, lose, both, ends } = rollOutcome(job);
  let own = job.battle.armies;
  let other = job.battle.defenders;
  for (const { attacker, defender, chance } of ends) {
    own -= chance * attacker[0];
    other -= chance * defender[0];
  }
  return {
    ...{ kind: "battle", win, lose, both },
    attacker: { units: own, coins: 0 },
    defender: { units: other, coins: 0 },
  };
}

/** By chance the fewest armies in the source, one of which stays; none where all there are have it not. */
function leastArmies({ table, chances }: LeastArmies): number[][] {
  const { battle, rows } = table;
  return chances.map((chance) => {
    const found = rows.findIndex((row) => row[battle.defenders] >= chance / 100);
    return found < 0 ? [] : [found];
  });
}

/** The chances of a battle out of the table of one that it is a part of; undefined for any other. */
function rollChance({ battle, rows }: ChanceTable, of: RollBattle): Chance | undefined {
  const isSame = of.until === battle.until && of.armies <= battle.armies && of.defenders <= battle.defenders;
  const frame = { armies: 0, defenders: 0, dice: 0, defence: 0 };
  if (!isSame || textOfRollBattle({ ...of, ...frame }) !== textOfRollBattle({ ...battle, ...frame }))
    return undefined;
  let win = 0;
  for (const [armies, defenders, chance] of startsOf(of)) win += chance * rows[armies][defenders];
  return { win, lose: 1 - win, both: 0 };
}
