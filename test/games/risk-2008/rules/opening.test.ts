import { CHANCE } from "../../../../src/core/types";
import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../../src/games/risk-2008/engine";
import { META } from "../../../../src/games/risk-2008/meta";
import { STARS } from "../../../../src/games/risk-2008/rules/cards";
import { pileSize } from "../../../../src/games/risk-2008/rules/turn/card";
import { BOARD } from "../../../../src/risk/world/board";
import { landsIn } from "../../../helpers/world";
import { DRAWN, play, room, seats, start } from "../play";

const THREE = "players yellow green blue";

describe("the table", () => {
  it.each([
    ["basic_training", "first"],
    ["command_room", "cities"],
    ["world_conquest", "cities"],
  ])("1.1 (RM1) three to five play %s, which begins with %s", (mode, awaits) => {
    expect([META.minSeats, META.maxSeats]).toEqual([3, 5]);
    for (const players of ["yellow green blue", "yellow green blue red purple"])
      expect(start([`players ${players}`, `option mode ${mode}`]).awaits).toBe(awaits);
    expect(() => start(["players yellow green"])).toThrow(/text\.players/);
  });

  it("1.2 (RM2, RC2, rulebook) Brazil is adjacent to three over land and to North Africa over the sea", () => {
    const near = BOARD.near[BOARD.index["brazil"]].map((t) => BOARD.territories[t].id).sort();
    expect(near).toEqual(["argentina", "north_africa", "peru", "venezuela"]);
    const g = play(room("brazil yellow 2 ; siam green 1", `phase attack ; ${seats()}`));
    expect(g.targets("yellow", "attack", "brazil")).toEqual(near);
  });

  it("1.2 (RM2, rulebook) four territories together are Australia", () => {
    expect(landsIn("australia").sort()).toEqual(
      ["eastern_australia", "indonesia", "new_guinea", "western_australia"].sort(),
    );
  });

  it("1.3 (RM3) 42 cards, one of each territory: twelve have two stars, thirty one", () => {
    expect([STARS.length, STARS.filter((n) => n === 2).length, STARS.filter((n) => n === 1).length]).toEqual([
      42, 12, 30,
    ]);
    const g = play(room("brazil yellow 2 ; siam green 1", `phase attack ; ${seats()}`));
    expect(pileSize(g.state)).toBe(42);
  });

  it("1.4 (RM4) a city counts for who holds its territory, which may have a capital as well; a capital is no city", () => {
    // Yellow holds the cities Brazil and Peru, and its capital is in one of them: four territories and two cities.
    const lands = "brazil yellow 3 ; peru yellow 1 ; siberia yellow 1 ; ural yellow 1 ; siam green 1";
    const g = play(room(lands, `phase draft ; ${seats()}`));
    expect(g.state.due).toBe(3 + 1);
    const more = play(
      room(`${lands} ; yakutsk yellow 1 ; mongolia yellow 1 ; china yellow 1`, `phase draft ; ${seats()}`),
    );
    expect(more.state.due).toBe(3 + 1);
    const nine = play(
      room(
        `${lands} ; yakutsk yellow 1 ; mongolia yellow 1 ; china yellow 1 ; congo yellow 1 ; egypt yellow 1`,
        `phase draft ; ${seats()}`,
      ),
    );
    // Nine territories, four cities: thirteen.
    expect(nine.state.due).toBe(4 + 1);
  });

  it("1.4 (RM4) cities and capitals stay where they are when their territory is taken", () => {
    const g = play(
      room("brazil yellow 5 ; siam green 1", `phase attack ; ${seats()}`),
      "yellow attack brazil peru 3",
      "roll dice 6 6 6 vs 1",
      "yellow occupy 4",
    );
    expect([g.cities.includes("peru"), g.capital("yellow"), g.cities.length]).toEqual([true, "brazil", 15]);
  });

  it("1.5 (RC3, rulebook) two small arrows and a large one are five troops; a million is where counting ends", () => {
    const g = play(
      room("eastern_united_states yellow 1 ; brazil yellow 1 ; siam green 1", `phase draft ; ${seats()}`),
    );
    expect(g.state.due).toBe(4);
    g.do("yellow place eastern_united_states 1", "yellow place eastern_united_states 3");
    expect(g.at("eastern_united_states")).toBe("yellow 5");
    const many = play(room("brazil yellow 999999 ; siam green 1", `phase draft ; ${seats()}`));
    expect(many.do("yellow place brazil 4").at("brazil")).toBe("yellow 1000000");
  });

  it("1.6 (RM2) five colours; purple stands for the box's black", () => {
    expect(META.colours).toEqual(["yellow", "green", "blue", "red", "purple"]);
  });

  it("1.7 (RC5) in Command Room the highest die is first; the tied highest roll again", () => {
    const g = start([THREE, "option mode command_room"], ...DRAWN, "roll first yellow 5 green 2 blue 5");
    expect([g.awaits, g.last("tied").seats]).toEqual(["first", [0, 2]]);
    expect(g.code("roll first yellow 1 green 2 blue 3")).toBe("chance.contenders");
    g.do("roll first yellow 1 blue 4");
    expect([g.awaits, g.last("leads").seat]).toEqual(["capital blue", 2]);
  });

  it("1.8 (RM58, RC8) cards in hands and wishes are secret; their number, discards and objectives are open", () => {
    const g = play(
      room(
        "brazil yellow 2 ; siam green 1",
        `phase attack ; ${seats("hand peru", "hand brazil congo defence most")} ; discards alaska ; objective control_asia green guaranteed_card`,
      ),
    );
    const yellow = g.seenBy("yellow");
    expect([yellow.hand("yellow"), yellow.hand("green"), yellow.discards]).toEqual(["peru", "? ?", "alaska"]);
    expect([yellow.state.seats[1].settings.defence, yellow.objectives("green")]).toEqual([
      "ask",
      "control_asia",
    ]);
    expect(pileSize(yellow.state)).toBe(38);
    const card = { type: "card", seat: CHANCE, to: 0, card: 5 } as const;
    expect(ENGINE.view.action(card, 0)).toEqual(card);
    expect(ENGINE.view.action(card, 1)).toEqual({ ...card, card: -2 });
  });

  it("1.8 (RM58) stars are shown as cards are turned in, those of the captor's new cards are not", () => {
    const g = play(room("brazil yellow 2 ; siam green 1", `phase draft ; ${seats("hand peru congo")}`));
    const turnIn = g.parse("yellow turn_in peru congo");
    expect(ENGINE.view.action(turnIn, 1)).toEqual(turnIn);
    expect(ENGINE.view.reveals(turnIn, [])).toBe(false);
    const out = { type: "eliminated", seat: 1, by: 0, cards: 2, objectives: [] } as const;
    expect(ENGINE.view.reveals(turnIn, [out])).toBe(true);
  });

  it("1.8 (RM59) the four objectives that are not drawn are nowhere to be seen", () => {
    const g = start([THREE, "option mode command_room"], ...DRAWN);
    expect(g.objectives("open").split(" ").length).toBe(8);
    expect(g.state.objectives.filter((holder) => holder === -2).length).toBe(4);
    expect(ENGINE.notation.writePosition(g.state)).not.toContain("control_11_cities");
  });
});
