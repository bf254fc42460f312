import type { Bot, Engine } from "./engine";
import type { AnyAction, CommonState } from "./types";

type Level = Bot<CommonState, AnyAction>;

/** The computer that an id means, one by which it was known before as well; undefined for any other word. */
export function levelNamed({ bots }: Pick<Engine, "bots">, id: string): Level | undefined {
  return bots.find((bot) => bot.id === id) ?? bots.find(({ formerIds }) => formerIds?.includes(id) === true);
}

/** The level that tables offer first, where a game has it. */
const FIRST = "normal";

/** The computer that a table offers first: the normal one, or the strongest of a game without. */
export function firstLevel({ bots }: Pick<Engine, "bots">): Level {
  return bots.find(({ id }) => id === FIRST) ?? bots[bots.length - 1];
}

/** The computer that an id means, and in place of an unknown one the first level: a seat of a save is played by somebody. */
export function levelOf(engine: Pick<Engine, "bots">, id: string): Level {
  return levelNamed(engine, id) ?? firstLevel(engine);
}
