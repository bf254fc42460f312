import type { Seat } from "../../../../core/types";
import { withRoom } from "../../rules/limits";
import type { State } from "../../rules/state";
import { movable, refuseFortifyFrom } from "../../rules/turn/fortify";
import { any, size } from "../../../../risk/units";
import { BOARD, SIZE } from "../../../../risk/europe/board";
import { campaignOf, marchWorth } from "../judge/campaign";
import { leaving } from "../judge/force";
import { sceneWith } from "../judge/weigh";
import type { Option } from "./think";

/** Units that stay behind a march. */
const STAYING = [1, 3, 6];

/** All fortify moves that are thought of. */
export function marches(s: State, seat: Seat): Option[] {
  const list: Option[] = [];
  if (s.moves.fortifies < 1) return list;
  const steps = campaignOf(s, seat);
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseFortifyFrom(s, seat, from) === undefined) {
      const free = movable(s, from);
      const spent = size(s.territories[from].units) - size(free);
      for (const to of BOARD.near[from]) {
        if (s.territories[to].owner === seat) {
          for (const stay of STAYING) {
            const units = withRoom(s, to, leaving(free, spent, stay));
            if (any(units)) list.push(marchOf(seat, from, to, units, marchWorth(steps, from, to, units)));
          }
        }
      }
    }
  }
  return list;
}

function marchOf(seat: Seat, from: number, to: number, units: number[], nearer: number): Option {
  return {
    action: { type: "fortify", seat, from, to, units },
    extra: () => nearer,
    scenes: (outlook) => {
      const { territories } = outlook.s;
      const left = territories[from].units.map((n, k) => n - units[k]);
      const more = territories[to].units.map((n, k) => n + units[k]);
      return [
        sceneWith(outlook, [
          [from, left],
          [to, more],
        ]),
      ];
    },
  };
}
