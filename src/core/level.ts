import type { Bot, Engine } from "./engine";
import type { AnyAction, AnyEvent, CommonState } from "./types";

/** The computer that an id means, one by which it was known before as well; undefined for any other word. */
export function levelNamed<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  { bots }: Pick<Engine<S, A, E>, "bots">,
  id: string,
): Bot<S, A> | undefined {
  return bots.find((bot) => bot.id === id) ?? bots.find(({ formerIds }) => formerIds?.includes(id) === true);
}

/** The level that tables offer first, where a game has it. */
const FIRST = "normal";

/** The computer that a table offers first: the normal one, or the strongest of a game without. */
export function firstLevel<S extends CommonState, A extends AnyAction, E extends AnyEvent>({
  bots,
}: Pick<Engine<S, A, E>, "bots">): Bot<S, A> {
  return bots.find(({ id }) => id === FIRST) ?? bots[bots.length - 1];
}

/** The computer that an id means, and in place of an unknown one the first level: a seat of a save is played by somebody. */
export function levelOf<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  engine: Pick<Engine<S, A, E>, "bots">,
  id: string,
): Bot<S, A> {
  return levelNamed(engine, id) ?? firstLevel(engine);
}
