import { NOBODY, type Seat } from "../../../../core/types";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { scenesOfAttack } from "../judge/attack";
import { campaignOf, marchWorth } from "../judge/campaign";
import { leaving, single } from "../judge/force";
import { recallAttack } from "../judge/odds";
import type { Option } from "./think";

const STAYING = [1, 3];
/** Armies up to this size do not march into empty land as a whole. */
const SMALL = 4;

/** All attacks that are thought of. */
export function attacks(s: State, seat: Seat): Option[] {
  const list: Option[] = [];
  if (s.moves.attacks < 1) return list;
  const steps = campaignOf(s, seat);
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseAttackFrom(s, seat, from) === undefined) {
      for (const to of BOARD.near[from]) {
        if (refuseAttackTo(s, seat, from, to) === undefined) {
          for (const units of forces(s, from, to)) list.push(attackWith(s, seat, from, to, units, steps));
        }
      }
    }
  }
  return list;
}

function attackWith(
  s: State,
  seat: Seat,
  from: number,
  to: number,
  units: number[],
  steps: readonly number[] | undefined,
): Option {
  const { owner } = s.territories[to];
  return {
    action: { type: "attack", seat, from, to, units },
    extra: ({ spited }, expected) => {
      const payback = owner === spited.seat && spited.seat >= 0 ? spited.attack : 0;
      const nearer = marchWorth(steps, from, to, units);
      return payback + nearer * (expected === undefined ? 1 : expected.win);
    },
    scenes: (outlook, expected) => scenesOfAttack(outlook, from, to, units, expected),
    study: owner === NOBODY ? undefined : (odds) => recallAttack(odds, s, seat, from, to, units),
  };
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
    (force) => any(force) && (!castle || force[SIEGE] > 0),
  );
}
