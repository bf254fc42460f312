/** The sets that a seat is offered: all there are, the best ones first. */
import { describe, expect, test } from "vitest";
import { CARD_IDS } from "../../../../src/games/risk-classic/rules/cards";
import { RISK_CLASSIC } from "../../../../src/games/risk-classic/rules/ruleset";
import { TABLE } from "../../../../src/games/risk-classic/table/kit";
import { offersOf } from "../../../../src/games/risk-classic/table/offers";
import { landId } from "../../../../src/risk/world/board";
import { duel, type Played } from "../play";

/** Red's turn with this hand; Red holds Alaska, Greenland and Brazil. */
function turn(hand: string, table = ""): Played {
  return duel({ phase: "reinforce", table, red: `hand ${hand} ; alaska 1 ; greenland 1 ; brazil 1` });
}

const offered = (g: Played): string[] =>
  offersOf(g.state, 0).map(({ cards, armies, territory }) => {
    const set = cards.map((card) => CARD_IDS[card]).join(" ");
    return `${set}: ${armies}${territory < 0 ? "" : ` on ${landId(territory)}`}`;
  });

describe("offers of sets", () => {
  test("3.6 a set with a card of an own territory comes with its two armies first, and can be had without them", () => {
    expect(offered(turn("alaska alberta argentina"))).toEqual([]);
    expect(offered(turn("alaska alberta great_britain"))).toEqual([
      "alaska alberta great_britain: 4 on alaska",
      "alaska alberta great_britain: 4",
    ]);
  });

  test("3.7 where several cards would do, each is offered; once in a turn, and then no more", () => {
    const hand = "alaska greenland brazil";
    expect(offered(turn(hand)).map((text) => text.split(": ")[1])).toEqual([
      "4 on alaska",
      "4 on greenland",
      "4 on brazil",
      "4",
    ]);
    expect(offered(turn(hand, "rewarded"))).toEqual([`${hand}: 4`]);
  });

  test("3.2 sets that save the wild card stand before those that take it, and equal ones stand there once", () => {
    expect(offered(turn("peru congo egypt wild wild")).slice(0, 2)).toEqual([
      "peru congo egypt: 4",
      "peru congo wild: 4",
    ]);
  });

  test("3.3 fixed sets that bring more stand first", () => {
    const fixed = turn("peru congo egypt ontario brazil", "option set_values fixed");
    expect(offered(fixed)[0]).toMatch(/: 10 on brazil$/);
  });

  test("what is offered is what a press on it does, and it is legal", () => {
    const { state } = turn("peru congo egypt wild brazil");
    offersOf(state, 0).forEach(({ action }, i) => {
      expect(TABLE.card(state, 0, `${i}`)).toEqual(action);
      expect(RISK_CLASSIC.check(state, action)).toBeUndefined();
    });
    expect(TABLE.card(state, 0, "99")).toMatchObject({ code: "trade.no_set" });
  });

  test("3.4 a card of the hand that is played trades the best set with it; one of no set is refused", () => {
    const { state } = turn("alaska alberta great_britain argentina");
    const played = TABLE.card(state, 0, "great_britain");
    const cards = ["alaska", "alberta", "great_britain"].map((id) => CARD_IDS.indexOf(id));
    expect(played).toMatchObject({ type: "trade_on", cards, territory: cards[0] });
    expect(TABLE.card(turn("alaska alberta argentina").state, 0, "alaska")).toHaveProperty("code");
  });
});
