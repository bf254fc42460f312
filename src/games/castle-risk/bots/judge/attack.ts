import { NOBODY } from "../../../../core/types";
import { MISSION_GOAL, PURGE } from "../../rules/cards";
import { cityValue, isCapital } from "../../rules/tax";
import { UNIT_COST, costOf } from "../../rules/units";
import { copyUnits, size } from "../../../../risk/units";
import { PRINTED } from "../../../../risk/europe/board";
import type { Expected } from "../../../../risk/combat/odds/study";
import type { Outlook } from "./outlook";
import type { Change, Scene } from "./scene";
import { type Standing, missionShare } from "./standing";

/** From such a chance on nobody thinks of what follows where the battle is lost. */
const CERTAIN = 0.98;

/** What an attack may lead to: the ends of its battle by its exact odds, all others being taken as one of these. */
export function scenesOfAttack(
  outlook: Outlook,
  from: number,
  to: number,
  force: readonly number[],
  expected: Expected | undefined,
): Scene[] {
  const { s, seat } = outlook;
  const { units } = s.territories[to];
  const source: Change = {
    t: from,
    owner: seat,
    units: s.territories[from].units.map((n, k) => n - force[k]),
  };
  if (expected === undefined) return [won(outlook, source, to, force, 0, 1)];
  const { win, kept, held } = expected;
  const left = shrunk(force, (1 - kept) * costOf(force), 1);
  const victory = won(outlook, source, to, left, costOf(force) - costOf(left), win);
  if (win >= CERTAIN) return [victory];
  const rest = shrunk(units, (1 - held) * costOf(units), 1);
  return [victory, repelled(outlook, source, to, force, rest, 1 - win)];
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
function won(
  { s, seat, standings }: Outlook,
  source: Change,
  to: number,
  left: readonly number[],
  loss: number,
  share: number,
): Scene {
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
  return { share, standings: after, changes: [source, { t: to, owner: seat, units: copyUnits(left) }] };
}

function fall(theirs: Standing, tax: number, city: boolean, castle: boolean, army: number): void {
  theirs.tax -= tax;
  theirs.army -= army;
  if (city) theirs.cities--;
  if (castle) theirs.castles--;
}

/** The force is gone, and this is what the defender has left. */
function repelled(
  { s, seat, standings }: Outlook,
  source: Change,
  to: number,
  force: readonly number[],
  left: number[],
  share: number,
): Scene {
  const { owner, units } = s.territories[to];
  const after = standings.slice();
  after[seat] = { ...standings[seat], army: standings[seat].army - costOf(force) };
  if (owner >= 0)
    after[owner] = { ...standings[owner], army: standings[owner].army - (costOf(units) - costOf(left)) };
  return { share, standings: after, changes: [source, { t: to, owner, units: left }] };
}
