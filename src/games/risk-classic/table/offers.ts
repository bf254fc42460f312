import { NOWHERE, type Seat } from "../../../core/types";
import { SIZE } from "../../../risk/world/board";
import type { SeatAction } from "../rules/actions";
import { setValue, setsIn, WILD } from "../rules/cards";
import type { State } from "../rules/state";

/** A set that a seat can trade, and what it brings. */
export interface SetOffer {
  readonly action: Extract<SeatAction, { readonly type: "trade" | "trade_on" }>;
  readonly cards: readonly number[];
  readonly armies: number;
  /** The territory that gets two armies more; NOWHERE for none. */
  readonly territory: number;
}

/**
 * All ways in which a seat can trade a set now (rules 3.2, 3.6, 3.7): first each set as it is best, those that bring most
 * and take fewest wild cards before the others, then what else could be done with it.
 */
export function offersOf(s: State, seat: Seat): SetOffer[] {
  const best: SetOffer[] = [];
  const rest: SetOffer[] = [];
  for (const cards of rankedSets(s, s.seats[seat].hand)) {
    const armies = setValue(s.options.set_values, s.sets, cards);
    const own = s.rewarded ? [] : cards.filter((card) => card < SIZE && s.owners[card] === seat);
    own.concat([NOWHERE]).forEach((territory, i) => {
      const action: SetOffer["action"] =
        territory === NOWHERE ? { type: "trade", seat, cards } : { type: "trade_on", seat, cards, territory };
      (i === 0 ? best : rest).push({ action, cards, armies, territory });
    });
  }
  return best.concat(rest);
}

/** The different sets of a hand: those that bring most first, then those with fewest wild cards. */
function rankedSets(s: State, hand: readonly number[]): number[][] {
  const different: number[][] = [];
  for (const set of setsIn(hand))
    if (!different.some((other) => other.every((card, i) => card === set[i]))) different.push(set);
  const worth = (set: readonly number[]): number =>
    4 * setValue(s.options.set_values, s.sets, set) - set.filter((card) => card === WILD).length;
  const order = different.map((set, i) => ({ set, i, worth: worth(set) }));
  order.sort((first, second) =>
    first.worth === second.worth ? first.i - second.i : second.worth - first.worth,
  );
  return order.map(({ set }) => set);
}
