/** What a seat reads and presses in its turn. */
import { describe, expect, test } from "vitest";
import { ENGINE } from "../../../../src/games/risk-2008/engine";
import { ownLine } from "../../../../src/games/risk-2008/panels/action";
import { goalRows } from "../../../../src/games/risk-2008/panels/goals/model";
import { linesOfSeat } from "../../../../src/games/risk-2008/panels/mats";
import { OBJECTIVE_IDS } from "../../../../src/games/risk-2008/rules/objectives";
import { starSets } from "../../../../src/games/risk-2008/rules/turn/stars";
import { TABLE } from "../../../../src/games/risk-2008/table/kit";
import { offerAt } from "../../../../src/games/risk-2008/table/offers";
import { ENGLISH } from "../../../../src/games/risk-2008/text/en/english";
import { landId } from "../../../../src/risk/world/board";
import { play, room, seats, start, type Played } from "../play";

const REST = "brazil yellow 1 ; siam green 2";

describe("lists of offers", () => {
  const stars = (hand: string): Played =>
    play(room(`phase draft ; step stars ; due 3 ; ${seats(`hand ${hand}`)} ; ${REST}`));

  test("4.3 each number of stars that can be turned in has one offer, most first, with as few cards as can be", () => {
    // India and China have two stars each.
    const offers = starSets(stars("peru india china congo").state.seats[0].hand);
    expect(offers.map((cards) => cards.map((card) => landId(card)).join(" "))).toEqual([
      "india china peru congo",
      "india china peru",
      "india china",
      "india peru",
      "india",
    ]);
    expect(starSets(stars("peru").state.seats[0].hand)).toEqual([]);
  });

  test("a press on a row does what stands there, and beyond the last one nothing", () => {
    const { state } = stars("peru india");
    expect(TABLE.card(state, 0, "1")).toEqual(offerAt(state, 0, 1));
    expect(ENGINE.rules.check(state, offerAt(state, 0, 0) ?? { type: "end", seat: 0 })).toBeUndefined();
    expect(TABLE.card(state, 0, "9")).toMatchObject({ code: "step.other" });
  });

  test("7.1 objectives that are met are offered, and no others", () => {
    const south = ["venezuela", "peru", "argentina"].map((id) => `${id} yellow 1`).join(" ; ");
    const g = play(
      room(
        `phase objective ; objective control_europe open ; objective control_8_cities open ; objective control_2_continents open ; ` +
          `${seats()} ; ${REST} ; ${south} ; indonesia yellow 1 ; new_guinea yellow 1 ; western_australia yellow 1 ; eastern_australia yellow 1`,
      ),
    );
    expect([0, 1, 2].map((i) => offerAt(g.state, 0, i))).toEqual([
      { type: "collect", seat: 0, objective: OBJECTIVE_IDS.indexOf("control_8_cities") },
      { type: "collect", seat: 0, objective: OBJECTIVE_IDS.indexOf("control_2_continents") },
      undefined,
    ]);
  });

  test("2.1 armies that nobody has picked are offered", () => {
    const g = start(["players yellow green blue"], "roll first yellow 1 green 6 blue 3", "green army second");
    expect([0, 1, 2].map((i) => offerAt(g.state, 2, i))).toEqual([
      { type: "army", seat: 2, army: 0 },
      { type: "army", seat: 2, army: 2 },
      undefined,
    ]);
  });
});

describe("what is told of objectives and seats", () => {
  const g = play(
    room(
      "phase attack ; objective control_asia open airfield_minor ; objective control_8_cities open ; " +
        "objective take_10_territories open ; objective control_18_territories yellow attack_die ; taken alaska ; " +
        `${seats("hand peru india")} ; alaska yellow 1 ; ${REST}`,
    ),
  );

  test("7.1 the page says how far everybody is with what lies open, who has most first, and whose the rest is", () => {
    expect(goalRows(g.state, ENGLISH)).toEqual([
      { name: "<b>Control Asia</b>\nAirfield", state: "Blue 11, Green 1 of 12", open: true },
      { name: "<b>Control 8 cities</b>", state: "Blue 13, Yellow 2 of 8", open: true },
      { name: "<b>Take 10 territories</b>", state: "Yellow 1 of 10", open: true },
      { name: "<b>Control 18 territories</b>\nAttack die", state: "Collected by Yellow", open: false },
    ]);
  });

  test("6.1, 8.1 a sheet says what a seat holds, its capital where it is lost, others' capitals and rewards", () => {
    expect(linesOfSeat(g.state, 0, ENGLISH)).toEqual([
      "2 territories, 2 cities",
      "2 troops, next turn 5",
      "2 cards, objectives 1 of 3",
      "+1 capital, attack die",
    ]);
    expect(linesOfSeat(g.state, 2, ENGLISH).at(-1)).toBe("capital lost");
  });

  test("4.3 a seat alone reads what the stars of its hand are worth", () => {
    expect(ownLine(g.state, 0, ENGLISH)).toEqual({
      text: "3 stars: worth 4 troops",
      help: "Your cards: Peru and India.",
    });
    expect(ownLine(g.state, 1, ENGLISH).text).toBe("No cards in hand");
  });
});
