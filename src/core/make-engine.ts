import { atOnce } from "./bots/decide";
import type { Bot, Engine, StandingOrders } from "./engine";
import { WISHES_ALONE } from "./standing";
import type { AnyAction, AnyEvent, CommonState, Roll, Seat } from "./types";

/** What a game hands in for its engine. */
interface Parts<S extends CommonState, A extends AnyAction, E extends AnyEvent> extends Omit<
  Engine<S, A, E>,
  "bots" | "orders" | "strike"
> {
  /** The weakest computer: a legal action at random. */
  random(this: void, view: S, seat: Seat, roll: Roll): A;
  /** Those above it, from the weakest to the strongest. */
  readonly levels: readonly Bot<S, A>[];
  /** Why any of them takes an action. */
  readonly why: NonNullable<Bot<S, A>["why"]>;
  /** Without it seats leave nothing to the table but wishes, which the rules themselves follow. */
  readonly orders?: StandingOrders<S, A>;
  /** Who acts against whom in an event that all see, for who bears grudges. */
  readonly strike: NonNullable<Engine<S, A, E>["strike"]>;
}

/** Makes an engine of what a game's folders have: its computers are levels above the one that plays at random. */
export function makeEngine<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  parts: Parts<S, A, E>,
): Engine<S, A, E> {
  const { levels, why } = parts;
  const bots: Bot<S, A>[] = [{ id: "random", think: atOnce(parts.random) }];
  for (const level of levels) bots.push({ ...level, why });
  return { ...parts, bots, orders: parts.orders ?? WISHES_ALONE };
}
