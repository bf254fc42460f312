import type { Seat } from "../../../../core/types";
import { withRoom } from "../../rules/limits";
import type { State } from "../../rules/state";
import { movable, refuseFortifyFrom } from "../../rules/turn/fortify";
import { any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { leaving } from "../judge/force";
import { type Outlook, worthOf } from "../judge/outlook";
import type { Option } from "./think";

/** Units that stay behind a march. */
const STAYING = [1, 3, 6];

/** All fortify moves that are thought of. */
export function marches(s: State, seat: Seat): Option[] {
  const list: Option[] = [];
  if (s.moves.fortifies < 1) return list;
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseFortifyFrom(s, seat, from) === undefined) {
      const free = movable(s, from);
      const spent = size(s.territories[from].units) - size(free);
      for (const to of BOARD.near[from]) {
        if (s.territories[to].owner === seat) {
          for (const stay of STAYING) {
            const units = withRoom(s, to, leaving(free, spent, stay));
            if (any(units)) list.push(marchOf(seat, from, to, units));
          }
        }
      }
    }
  }
  return list;
}

function marchOf(seat: Seat, from: number, to: number, units: number[]): Option {
  return {
    action: { type: "fortify", seat, from, to, units },
    worth: (outlook) => worthOfMarch(outlook, from, to, units),
  };
}

function worthOfMarch(outlook: Outlook, from: number, to: number, units: readonly number[]): number {
  const source = outlook.s.territories[from];
  const target = outlook.s.territories[to];
  const stood = source.units;
  const there = target.units;
  source.units = stood.map((n, k) => n - units[k]);
  target.units = there.map((n, k) => n + units[k]);
  const worth = worthOf(outlook, outlook.standings);
  source.units = stood;
  target.units = there;
  return worth;
}
