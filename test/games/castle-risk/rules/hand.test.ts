import { expect, test } from "vitest";
import { CARDS } from "../../../../src/games/castle-risk/rules/cards";
import { handSize } from "../../../../src/games/castle-risk/rules/state/hand";
import { duel } from "../../../helpers/play";

test.each(CARDS)("1.6 everybody knows how many cards are in a hand, and a %s is one of them", (card) => {
  const { hand } = duel({}).seat("red");
  const seat = { ...duel({}).seat("red"), hand: hand.map((_, kind) => (CARDS[kind] === card ? 2 : 0)) };
  expect(handSize(seat)).toBe(2);
});
