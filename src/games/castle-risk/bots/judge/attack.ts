import { NOBODY } from "../../../../core/types";
import { MISSION_GOAL, PURGE } from "../../rules/cards";
import { cityValue, isCapital } from "../../rules/tax";
import { UNIT_COST, costOf } from "../../rules/units";
import { copyUnits, size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import type { Expected } from "../battle";
import { type Outlook, worthOf } from "./outlook";
import { type Standing, missionShare } from "./standing";

/** What an attack with these units adds to the chance to win the game where it takes its target. */
export function worthOfWin(
  outlook: Outlook,
  from: number,
  to: number,
  force: readonly number[],
  { win, winning }: Expected,
): number {
  if (win === 0) return 0;
  const source = outlook.s.territories[from];
  const stood = source.units;
  source.units = less(stood, force);
  const left = shrunk(force, costOf(force) - winning, 1);
  const worth = win * won(outlook, to, left, costOf(force) - costOf(left));
  source.units = stood;
  return worth;
}

/** What it adds where the target is held. */
export function worthOfDefeat(
  outlook: Outlook,
  from: number,
  to: number,
  force: readonly number[],
  { win, holding }: Expected,
): number {
  if (win === 1) return 0;
  const source = outlook.s.territories[from];
  const target = outlook.s.territories[to];
  const stood = source.units;
  const there = target.units;
  source.units = less(stood, force);
  target.units = shrunk(there, costOf(there) - holding, 1);
  const loss = costOf(there) - costOf(target.units);
  const worth = (1 - win) * repelled(outlook, target.owner, force, loss);
  source.units = stood;
  target.units = there;
  return worth;
}

/** The chance to win the game behind a march into empty land. */
export function worthOfClaim(outlook: Outlook, from: number, to: number, force: readonly number[]): number {
  const source = outlook.s.territories[from];
  const stood = source.units;
  source.units = less(stood, force);
  const worth = won(outlook, to, force, 0);
  source.units = stood;
  return worth;
}

function less(units: readonly number[], gone: readonly number[]): number[] {
  return units.map((n, k) => n - gone[k]);
}

/** What is left of units that lost so many coins' worth, the cheapest first; whole units, and at least so many. */
function shrunk(units: readonly number[], loss: number, least: number): number[] {
  const left = copyUnits(units);
  let rest = loss;
  let n = size(left);
  for (let k = 0; k < 4; k++) {
    const price = UNIT_COST[k];
    while (left[k] > 0 && n > least && rest >= price / 2) {
      left[k]--;
      n--;
      rest -= price;
    }
  }
  return left;
}

/** The target is taken with what is left of a force. */
function won(outlook: Outlook, to: number, left: readonly number[], loss: number): number {
  const { s, seat, standings } = outlook;
  const target = s.territories[to];
  const { owner, units, castle } = target;
  const after = standings.slice();
  const mine = { ...standings[seat] };
  after[seat] = mine;
  mine.army -= loss;
  if (castle) mine.castles++;
  if (PRINTED[to] > 0) {
    const loot = cityValue(s, to);
    mine.cities++;
    mine.coins += loot;
    mine.tax += PRINTED[to] - target.tokens > 2 ? PRINTED[to] - target.tokens - 1 : 1;
    const { mission, progress } = s.seats[seat];
    if (owner !== NOBODY && mission === PURGE && progress < MISSION_GOAL[PURGE])
      mine.missions +=
        missionShare(progress + 1, MISSION_GOAL[PURGE]) - missionShare(progress, MISSION_GOAL[PURGE]);
  } else mine.tax++;
  if (owner >= 0) {
    const theirs = { ...standings[owner] };
    after[owner] = theirs;
    if (isCapital(s, to)) {
      theirs.alive = false;
      mine.coins += s.seats[owner].coins;
    } else fall(theirs, PRINTED[to] > 0 ? cityValue(s, to) : 1, PRINTED[to] > 0, castle, costOf(units));
  }
  target.owner = seat;
  target.units = copyUnits(left);
  const worth = worthOf(outlook, after);
  target.owner = owner;
  target.units = units;
  return worth;
}

function fall(theirs: Standing, tax: number, city: boolean, castle: boolean, army: number): void {
  theirs.tax -= tax;
  theirs.army -= army;
  if (city) theirs.cities--;
  if (castle) theirs.castles--;
}

/** The force is gone, and the defender has lost so many coins' worth. */
function repelled(outlook: Outlook, owner: number, force: readonly number[], loss: number): number {
  const { seat, standings } = outlook;
  const after = standings.slice();
  after[seat] = { ...standings[seat], army: standings[seat].army - costOf(force) };
  if (owner >= 0) after[owner] = { ...standings[owner], army: standings[owner].army - loss };
  return worthOf(outlook, after);
}
