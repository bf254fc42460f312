import { NOBODY } from "../../../../core/types";
import { MISSION_GOAL, PURGE } from "../../rules/cards";
import { cityValue, isCapital } from "../../rules/tax";
import { UNIT_COST, costOf } from "../../rules/units";
import { copyUnits, size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import { forecast } from "../normal/forecast";
import { winChance } from "./odds";
import { type Outlook, worthOf } from "./outlook";
import { type Standing, missionShare } from "./standing";

/** The chance to win the game that an attack leaves, both ends of its battle taken together. */
export function worthOfAttack(outlook: Outlook, from: number, to: number, force: readonly number[]): number {
  const { s } = outlook;
  const source = s.territories[from];
  const target = s.territories[to];
  const stood = source.units;
  const there = target.units;
  const { owner } = target;
  source.units = stood.map((n, k) => n - force[k]);
  let worth: number;
  if (owner === NOBODY) worth = won(outlook, to, force, 0);
  else {
    const ends = forecast(s, force, to);
    const chance = winChance(ends, size(force), size(there));
    const left = shrunk(force, ends.myLoss, 1);
    worth = chance * won(outlook, to, left, costOf(force) - costOf(left));
    if (chance < 0.98) {
      target.units = shrunk(there, chance > 0.5 ? 0.7 * costOf(there) : ends.theirLoss, 1);
      worth += (1 - chance) * repelled(outlook, owner, force, costOf(there) - costOf(target.units));
    }
  }
  source.units = stood;
  target.units = there;
  target.owner = owner;
  return worth;
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
