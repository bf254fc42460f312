import { NOBODY, type AnyAction, type AnyEvent, type CommonState } from "../../../core/types";
import type { StatisticsKit, CourseLine } from "../../../session/game/kit";
import { statisticsTable } from "../../../session/ui/statistics";
import type { Language } from "../../../text/language";
import { newNumbers } from "../../statistics";
import type { Captured } from "../rules/occupy";
import type { Fought } from "../rules/roll";
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
  switch (event.type) {
    case "round":
      all.round = (event as AnyEvent & { readonly round: number }).round;
      break;
    case "turn": {
      const turn = event as AnyEvent & { readonly seat: number; readonly armies: number };
      all.turn = turn.seat;
      count(turn.seat, "armies", turn.armies);
      break;
    }
    case "fought": {
      const fought = event as Fought;
      count(all.turn, "rolls", 1);
      count(all.turn, "killed", fought.defenderLost);
      count(all.turn, "lost", fought.attackerLost);
      break;
    }
    case "captured": {
      const captured = event as Captured;
      count(captured.seat, "taken", 1);
      count(captured.owner, "lostLand", 1);
      break;
    }
    case "eliminated":
      count((event as AnyEvent & { readonly by: number }).by, "eliminated", 1);
      break;
    default:
  }
}

/** What each seat of a game on the board of the world has from round to round. */
export const COURSE: readonly CourseLine<WorldState & CommonState>[] = [
  { id: "armies", of: countArmies },
  { id: "cards", of: (s) => s.seats.map(({ hand }) => hand.length) },
];

function countArmies({ seats, owners, armies }: WorldState): number[] {
  const counts = seats.map(() => 0);
  owners.forEach((seat, t) => {
    if (seat >= 0 && seat < counts.length) counts[seat] += armies[t];
  });
  return counts;
}
