import type { Chance } from "../../../core/odds";
import { fillWorth, startWorth } from "./backward";
import type { EuropeBattle, RankBattle, RankSide } from "./battle";
import { moreField, startField, type FieldParts } from "./field";
import { europeOutcome, moreEurope, startEurope, type EuropeJob } from "./europe-job";
import { beginsOf, type Worth } from "./ranks";
import { textOfBattle } from "./text";

/**
 * One table for a battle and for all that may be left of it: it is computed once, and read whenever dice have fallen. Of a
 * battle that has none, a defender's choice at each roll or a single die, it has the chances at its beginning alone.
 */
export interface Chances {
  readonly battle: EuropeBattle;
  /** A battle in ranks: what its states are worth to either side. */
  readonly parts: FieldParts | undefined;
  win: Worth | undefined;
  hold: Worth | undefined;
  readonly job: EuropeJob | undefined;
}

export function startChances(battle: EuropeBattle): Chances {
  const hasStates = battle.kind === "ranks" && battle.reroll !== "best";
  return {
    battle,
    parts: hasStates ? startField(battle) : undefined,
    win: undefined,
    hold: undefined,
    job: hasStates ? undefined : startEurope(battle),
  };
}

/** Computes about so many steps; gives whether all is known. */
export function moreChances(chances: Chances, steps: number): boolean {
  const { parts, job } = chances;
  if (job !== undefined) return moreEurope(job, steps);
  if (parts === undefined) return true;
  const left = moreField(parts, steps);
  if (parts.field === undefined || left <= 0) return false;
  chances.win ??= startWorth(parts.field, "win");
  // What is known already takes nothing, and leaves all of the steps.
  if (!fillWorth(chances.win, left) || chances.win.spare <= 0) return false;
  chances.hold ??= startWorth(parts.field, "hold");
  return fillWorth(chances.hold, chances.win.spare);
}

/** The chances of a battle out of a table of which all is known; undefined for one that it is not about. */
export function chanceIn({ battle, win, hold, job }: Chances, of: EuropeBattle): Chance | undefined {
  if (job !== undefined) return textOfBattle(battle) === textOfBattle(of) ? europeOutcome(job) : undefined;
  if (win === undefined || hold === undefined || of.kind !== "ranks") return undefined;
  if (frameOf(win.field.battle) !== frameOf(of)) return undefined;
  const own = placeOf(win.field.attacker.units, of.attacker.units);
  const other = placeOf(win.field.defender.units, of.defender.units);
  if (own < 0 || other < 0) return undefined;
  let wins = 0;
  let loses = 0;
  for (const begin of beginsOf(win.field, of, own, other, of.rolled)) {
    wins += begin.chance * win.layers[begin.layer][begin.own][begin.other];
    loses += begin.chance * hold.layers[begin.layer][begin.own][begin.other];
  }
  return { win: wins, lose: loses, both: 1 - wins - loses };
}

/** What armies can come to, and which of that it is; -1 for none: its owner has lost other units than the order has it. */
function placeOf(list: readonly (readonly number[])[], units: readonly number[]): number {
  return list.findIndex((one) => one.every((n, kind) => n === units[kind]));
}

/** What is the same in all states of a battle, as a text. */
function frameOf(battle: RankBattle): string {
  const bare = (side: RankSide): RankSide => ({ ...side, units: [] });
  return textOfBattle({
    ...battle,
    ...{ attacker: bare(battle.attacker), defender: bare(battle.defender) },
    ...{ rank: 0, rerolled: false, rolled: [], again: [] },
  });
}
