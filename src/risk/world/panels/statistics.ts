import { NOBODY, type AnyAction, type AnyEvent, type CommonState } from "../../../core/types";
import type { StatisticsKit, CourseLine } from "../../../session/game/kit";
import { statisticsTable } from "../../../session/ui/statistics";
import type { Language } from "../../../text/language";
import { newNumbers } from "../../statistics";
import { isEvent } from "../rules/events";
import { bySeat, countArmies } from "../rules/seats";
import type { WorldPanel } from "../text/language";
import type { WorldState } from "../rules/state";

/** Statistics as far as the log has been counted; what is done to the neutral army is nobody's loss. */
interface Statistics {
  readonly seats: readonly Record<string, number>[];
  round: number;
  /** Whose turn it is. */
  turn: number;
}

/** Adds to a number of a seat; does nothing where there is no such seat. */
type Count = (this: void, seat: number, what: string, n: number) => void;

/**
 * What each player has done in a game: the numbers with these ids, in the order in which they are shown. Armies, rolls,
 * taken, lostLand, killed, lost, cards and eliminated are counted here; `own` counts what an event of the game brings.
 */
export function worldStatistics<E extends AnyEvent>(
  ids: readonly string[],
  own: (this: void, event: E, count: Count) => void,
): StatisticsKit<CommonState, AnyAction, E> {
  return {
    begin: (seats) => ({ seats: newNumbers(ids, seats), round: 0, turn: NOBODY }),
    add: (all: Statistics, action, event) => {
      const count: Count = (seat, what, n) => {
        if (seat >= 0 && seat < all.seats.length && ids.includes(what)) all.seats[seat][what] += n;
      };
      if (action?.type === "card") count((action as AnyAction & { readonly to: number }).to, "cards", 1);
      if (event === undefined) return;
      addEvent(all, event, count);
      own(event, count);
    },
    table: ({ seats, round }: Statistics, _state, language: Language & { readonly panel: WorldPanel }) =>
      statisticsTable(ids, seats, round, language.panel.statistics),
  };
}

function addEvent(all: Statistics, event: AnyEvent, count: Count): void {
  if (isEvent(event, "round")) all.round = event.round;
  else if (isEvent(event, "turn")) {
    all.turn = event.seat;
    count(event.seat, "armies", event.armies);
  } else if (isEvent(event, "fought")) {
    count(all.turn, "rolls", 1);
    count(all.turn, "killed", event.defenderLost);
    count(all.turn, "lost", event.attackerLost);
  } else if (isEvent(event, "captured")) {
    count(event.seat, "taken", 1);
    count(event.owner, "lostLand", 1);
  } else if (isEvent(event, "eliminated")) count(event.by, "eliminated", 1);
}

/** What each seat of a game on the board of the world has from round to round. */
export const COURSE: readonly CourseLine<WorldState & CommonState>[] = [
  { id: "armies", of: bySeat(countArmies) },
  { id: "cards", of: bySeat(({ seats }, seat) => seats[seat].hand.length) },
];
