import type { Thought } from "../../../core/bots/thought";
import { NEUTRAL, type Seat } from "../../../core/types";
import { stepsOf } from "../../../risk/world/bots/plan/spread";
import { foundBy, moreStart, newStart, type Start } from "../../../risk/world/bots/plan/start";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { income } from "../rules/turn/turn";
import type { Level, Replies } from "./levels.data";
import { outlookOf } from "./outlook";

/** Points of 100 by which another territory has to be better than the usual one. */
const BETTER = 0.01;

/** The search for what a seat could take in its first turn, all that it has to place and to get placed for it. */
function campaignOf(s: State, seat: Seat, level: Level, { effort }: Replies): Start {
  const spare = s.seats[seat].reserve + income(s, seat);
  return newStart(outlookOf(s, seat, level), [{ lands: s, spare, isFed: true, loot: 0 }], effort);
}

/**
 * Where a neutral army of two players goes: into the way of the rival's best campaign, where that is worth least beside the
 * own one; else where it usually does.
 */
export function thinkNeutral(
  s: State,
  seat: Seat,
  level: Level,
  replies: Replies,
  usual: SeatAction,
): Thought<SeatAction> {
  const rival = 1 - seat;
  /** The position that is looked at, and the places that are tried once the rival's way is known. */
  let tried = s;
  let whose = rival;
  let start: Start | undefined;
  let places: number[] | undefined;
  let at = 0;
  let theirs = 0;
  let best = usual;
  let most = -1000;
  const begin = (): void => {
    if (places === undefined) return;
    const armies = s.armies.slice();
    armies[places[at]]++;
    tried = { ...s, armies };
  };
  /** The search of a seat is over, and what is found is worth so much. */
  const take = (found: Start): void => {
    const [node] = foundBy(found);
    if (places === undefined) {
      const first = usual.type === "neutral" ? usual.territory : s.owners.indexOf(NEUTRAL);
      const ways = stepsOf(node).map(({ to }) => to);
      places = [first].concat(ways.filter((to) => to !== first && s.owners[to] === NEUTRAL));
      begin();
    } else if (whose === rival) {
      theirs = node.value;
      whose = seat;
    } else {
      const worth = node.value - theirs;
      if (worth > most + BETTER) {
        most = worth;
        best = { type: "neutral", seat, territory: places[at] };
      }
      whose = rival;
      at++;
      if (at < places.length) begin();
    }
  };
  const more = (units: number): boolean => {
    if (places !== undefined && at >= places.length) return true;
    if (start === undefined) start = campaignOf(tried, whose, level, replies);
    else if (moreStart(start, units)) {
      take(start);
      start = undefined;
    }
    return places !== undefined && at >= places.length;
  };
  return { more, best: () => best };
}
