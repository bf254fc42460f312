import { NOBODY, type Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { needsSiege, refuseAttackFrom, refuseAttackTo, unspent } from "../../rules/turn/attack";
import type { State } from "../../rules/state";
import { SIEGE, any, size } from "../../../../risk/units";
import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { leaving } from "../judge/force";
import { campaignOf, isNearer } from "../judge/campaign";
import { fading, TIRED_BY, TIRED_FROM } from "../judge/rounds";

/** So many units more for each defender are enough for it, in cities and elsewhere; in a long war fewer and fewer. */
const CITY = 0.6;
const OPEN = 0.3;
/** Armies up to this size do not march on a capital. */
const SMALL = 5;

/** In a long war the way to a capital, then a city, then whatever is weak or empty, with all but one unit; the end of the phase where nothing is. */
export function simpleAttack(s: State, seat: Seat): SeatAction {
  let best: SeatAction = { type: "end", seat, phase: "attack" };
  if (s.moves.attacks < 1) return best;
  let most = 0;
  const steps = campaignOf(s, seat);
  const care = fading(s.round, TIRED_FROM, TIRED_BY);
  for (let from = 0; from < SIZE; from++) {
    if (s.territories[from].owner === seat && refuseAttackFrom(s, seat, from) === undefined) {
      const free = unspent(s, from);
      const all = leaving(free, size(s.territories[from].units) - size(free), 1);
      for (const to of BOARD.near[from]) {
        const { owner, units } = s.territories[to];
        const empty = owner === NOBODY;
        const marches = isNearer(steps, from, to) && size(free) > SMALL;
        const force = empty && !marches ? leaving(free, 0, size(free) - 1) : all;
        const enough = (1 + care * (PRINTED[to] > 0 ? CITY : OPEN)) * size(units);
        const use = (marches ? 20 : PRINTED[to] > 0 ? 10 : empty ? 3 : 2) + size(force) / 100;
        if (
          use > most &&
          any(force) &&
          size(force) > enough &&
          refuseAttackTo(s, seat, from, to) === undefined &&
          (!needsSiege(s, to) || force[SIEGE] > 0)
        ) {
          most = use;
          best = { type: "attack", seat, from, to, units: force };
        }
      }
    }
  }
  return best;
}
