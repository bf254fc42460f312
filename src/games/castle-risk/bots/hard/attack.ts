import { NOBODY, type Seat } from "../../../../core/types";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { attackOdds } from "../../rules/odds";
import { costOf } from "../../rules/units";
import { startStudy } from "../battle";
import { worthOfClaim, worthOfDefeat, worthOfWin } from "../judge/attack";
import type { Outlook } from "../judge/outlook";
import { leaving } from "../judge/force";
import type { Option } from "./think";

/** Units that stay behind an attack. */
const STAYING = [1, 3];
/** Armies up to this size do not march into empty land as a whole. */
const SMALL = 4;

/** All attacks that are thought of. */
export function attacks(s: State, seat: Seat): Option[] {
  const list: Option[] = [];
  if (s.moves.attacks < 1) return list;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseAttackFrom(s, seat, from) === undefined) {
      for (const to of BOARD.near[from]) {
        if (refuseAttackTo(s, seat, from, to) === undefined) {
          for (const units of forces(s, from, to)) list.push(attackWith(s, seat, from, to, units));
        }
      }
    }
  }
  return list;
}

function attackWith(s: State, seat: Seat, from: number, to: number, units: number[]): Option {
  const action = { type: "attack", seat, from, to, units } as const;
  const battle = attackOdds(s, seat, action);
  if (battle === undefined)
    return {
      action,
      parts: [(outlook) => worthOfClaim(outlook, from, to, units) + paybackOf(outlook, to)],
    };
  const study = startStudy(battle);
  const part = (outlook: Outlook, worth: typeof worthOfWin): number =>
    study.expected === undefined ? 0 : worth(outlook, from, to, units, study.expected);
  return {
    action,
    study,
    parts: [
      (outlook) => part(outlook, worthOfWin) + paybackOf(outlook, to),
      (outlook) => part(outlook, worthOfDefeat),
    ],
  };
}

/** What is added for an attack on whom a grudge is held against. */
function paybackOf({ s, spited }: Outlook, to: number): number {
  return s.territories[to].owner === spited.seat && spited.seat >= 0 ? spited.attack : 0;
}

/** Into empty land a single unit or a whole army; against others what is left when some stay. */
function forces(s: State, from: number, to: number): number[][] {
  const free = unspent(s, from);
  const spent = size(s.territories[from].units) - size(free);
  if (s.territories[to].owner === NOBODY) {
    const one = [single(free)];
    return size(free) > SMALL ? one.concat([leaving(free, spent, 1)]) : one;
  }
  const castle = needsSiege(s, to);
  return STAYING.map((stay) => leaving(free, spent, stay)).filter(
    (force) => any(force) && (!castle || force[SIEGE] > 0) && !isHopeless(force, s.territories[to].units),
  );
}

/** Less than half of those who are there, by number and by price: nothing is to be won, so nothing is computed. */
function isHopeless(force: readonly number[], there: readonly number[]): boolean {
  return 2 * size(force) < size(there) && 2 * costOf(force) < costOf(there);
}

/** One of the cheapest free units. */
function single(free: readonly number[]): number[] {
  const units = [0, 0, 0, 0];
  let k = 0;
  while (k < 3 && free[k] === 0) k++;
  units[k] = 1;
  return units;
}
