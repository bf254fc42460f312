import type { AnyAction, Seat } from "../../core/types";
import type { Match } from "../match/match";
import type { Room } from "../table/room";

/** Whether the table answers what has one answer: not where the host has chosen that it waits, nor where an undo has led. */
export function isIdleAnswered({ table, settings, waiting }: Room): boolean {
  return settings.idle === "end" && table.match?.revision !== waiting.revisited;
}

/** The end of its phase for a seat that alone is asked and can do nothing else. */
export function idleEnd({ module, game }: Match, seat: Seat): AnyAction | undefined {
  const { choices } = module;
  const s = game.state;
  const isAlone = s.asked.length === 1 && s.asked[0] === seat;
  return isAlone && choices.isStuck(s, seat) ? choices.end(s, seat) : undefined;
}
