import { NONE, type Tally } from "../../core/tally";
import type { AnyAction, AnyEvent, CommonState, Seat } from "../../core/types";

type OfSeat<E extends AnyEvent, T> = Extract<E, { readonly type: T; readonly seat: Seat }>;

/** Makes the tallies of a game's events of one type; an event without a value is not counted. */
export function talliesOf<E extends AnyEvent>() {
  return <T extends E["type"]>(
    id: string,
    title: string,
    kind: "counts" | "wins",
    type: T,
    valueOf: (this: void, event: OfSeat<E, T>) => string | undefined,
  ): Tally<CommonState, AnyAction, E> => {
    const isCounted = (event: AnyEvent): event is OfSeat<E, T> => event.type === type;
    return {
      id,
      title,
      kind,
      events: [type],
      event: (event) => {
        if (!isCounted(event)) return NONE;
        const value = valueOf(event);
        return value === undefined ? NONE : [{ seat: event.seat, value }];
      },
    };
  };
}

/** What each seat has where play begins, if anything, and how many of those who had it won. */
export function startTally<S extends CommonState>(
  id: string,
  title: string,
  valueOf: (this: void, player: S["seats"][number]) => string | undefined,
): Tally<S> {
  return {
    id,
    title,
    kind: "wins",
    after: 0,
    state: (s) =>
      s.seats.flatMap((player, seat) => {
        const value = valueOf(player);
        return value === undefined ? NONE : [{ seat, value }];
      }),
  };
}
