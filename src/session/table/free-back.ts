import type { Seat } from "../../core/types";
import { eventsOf, sizeAt } from "../match/log";
import type { Match } from "../match/match";
import { isOrder } from "./table";

/**
 * How far back a seat may go by itself: to just after the last thing that chance or another seat did, or that
 * turned secrets over. That somebody passes until they say stop is no such thing: nobody is to notice it.
 */
export function freeBack(match: Match, seat: Seat): number {
  const { actions } = match.game;
  let free = match.game.at;
  let at = free;
  while (
    at > 0 &&
    (isOrder(match, actions[at - 1]) || (actions[at - 1].seat === seat && !reveals(match, at - 1)))
  ) {
    at--;
    if (!isOrder(match, actions[at])) free = at;
  }
  return match.base + free;
}

/** Whether this action turned over what was secret. */
function reveals({ game, log, module }: Match, i: number): boolean {
  return module.view.reveals(game.actions[i], eventsOf(log, sizeAt(log, i), sizeAt(log, i + 1)));
}
