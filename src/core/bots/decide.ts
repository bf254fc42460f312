import type { Bot } from "../engine";
import type { AnyAction, CommonState, Roll, Seat } from "../types";
import { finish } from "./thought";

/** A computer that decides at once, as a thought that is over when it begins. */
export function atOnce<S extends CommonState, A extends AnyAction>(
  act: (this: void, view: S, seat: Seat, roll: Roll) => A,
): Bot<S, A>["think"] {
  return (view, seat, roll) => {
    const action = act(view, seat, roll);
    return { more: () => true, best: () => action };
  };
}

/** What a computer does that remembers nothing from before, within at most so many units of thought. */
export function decide<S extends CommonState, A extends AnyAction>(
  bot: Bot<S, A>,
  view: S,
  seat: Seat,
  roll: Roll,
  most = Infinity,
): A {
  return finish(bot.think(view, seat, roll, undefined), most);
}
