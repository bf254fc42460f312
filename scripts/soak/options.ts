import type { Roll } from "../../src/core/types";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import {
  DEFAULT_OPTIONS,
  MAX_CARDS_OPTION,
  MAX_COINS_OPTION,
  MAX_CROWNS,
  MIN_CROWNS,
  type Options,
} from "../../src/games/castle-risk/meta";

/** Options of a table: those of the rulebook in one game of three, anything that may be agreed on in the others. */
export function randomOptions(roll: Roll): Options {
  if (roll(3) === 0) return DEFAULT_OPTIONS;
  const few = roll(4) === 0;
  return {
    capitals: roll(2) > 0 ? "choose" : "dealt",
    coins: roll(2) > 0 ? 0 : roll(MAX_COINS_OPTION + 1),
    policies: roll(2) > 0 ? "orders" : "single",
    phases: roll(2) > 0 ? "every" : "first",
    cards: roll(2) > 0 ? [...DEFAULT_OPTIONS.cards] : CARDS.map(() => roll(few ? 2 : MAX_CARDS_OPTION + 1)),
    crowns: MIN_CROWNS + roll(MAX_CROWNS - MIN_CROWNS + 1),
    rounds: roll(2) > 0 ? 0 : 1 + roll(25),
  };
}
