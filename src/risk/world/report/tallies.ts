import { NONE, TURN_ORDER, type Noted, type Tally } from "../../../core/tally";
import type { CommonState } from "../../../core/types";
import { CONTINENTS } from "../continents";
import { isEvent } from "../rules/events";
import { continentIds } from "../rules/seats";
import type { WorldState } from "../rules/state";

type State = WorldState & CommonState;

/** Rounds after which it counts who holds a continent: later it says more of who is ahead than of the continent. */
const EARLY = 3;

/** What is counted of each seat of a game on the board of the world. */
export const WORLD_TALLIES: readonly Tally<State>[] = [
  TURN_ORDER,
  {
    id: "start",
    title: "continent with most of the own territories where play begins",
    kind: "wins",
    after: 0,
    state: (s) => s.seats.flatMap((_, seat) => startsIn(s, seat)),
  },
  {
    id: "continents",
    title: `continents held after round ${EARLY}`,
    kind: "wins",
    after: EARLY,
    state: (s) =>
      s.seats.flatMap((_, seat) => continentIds(s, seat).map((value): Noted => ({ seat, value }))),
  },
  {
    id: "eliminated",
    title: "players eliminated, by whom",
    kind: "against",
    events: ["eliminated"],
    event: (event, { colours }) =>
      isEvent(event, "eliminated") ? [{ seat: event.by, value: colours[event.seat] }] : NONE,
  },
];

/** The continents in which a seat has most of its territories. */
function startsIn({ owners }: State, seat: number): Noted[] {
  const counts = CONTINENTS.map(({ territories }) => territories.filter((t) => owners[t] === seat).length);
  const most = Math.max(...counts, 1);
  return CONTINENTS.filter((_, i) => counts[i] === most).map(({ id }) => ({ seat, value: id }));
}
