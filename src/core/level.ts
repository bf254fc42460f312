import type { Bot, Engine } from "./engine";
import type { AnyAction, AnyEvent, CommonState } from "./types";

/** The computer that an id means, one by which it was known before as well; undefined for any other word. */
export function levelNamed<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  { bots }: Pick<Engine<S, A, E>, "bots">,
  id: string,
): Bot<S, A> | undefined {
  return bots.find((bot) => bot.id === id) ?? bots.find(({ formerIds }) => formerIds?.includes(id) === true);
}

/** The same, and in place of an unknown one the computer that a table offers first: a seat of a save is played by somebody. */
export function levelOf<S extends CommonState, A extends AnyAction, E extends AnyEvent>(
  engine: Pick<Engine<S, A, E>, "bots">,
  id: string,
): Bot<S, A> {
  return levelNamed(engine, id) ?? engine.bots[engine.bots.length - 1];
}
