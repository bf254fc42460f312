import { describe, expect, it } from "vitest";
import { CARD_IDS, CARD_INDEX, isSet, setValue } from "../../../../src/games/risk-classic/rules/cards";
import { pileSize } from "../../../../src/games/risk-classic/rules/turn/card";
import { duel, type Played } from "../play";

/** By the numbers of the cards: alaska, peru, venezuela are infantry; greenland, alberta cavalry; brazil artillery. */
const card = (id: string): number => CARD_INDEX[id];
const set = (text: string): [number, number, number] => {
  const [a, b, c] = text.split(" ");
  return [card(a), card(b), card(c)];
};

/** Red's turn with this hand; Red holds Alaska, Greenland and Brazil. */
function turn(hand: string, table = ""): Played {
  return duel({ phase: "reinforce", table, red: `hand ${hand} ; alaska 1 ; greenland 1 ; brazil 1` });
}

describe("the deck", () => {
  it("3.1 (RC15) 42 territories, fourteen of a symbol, and two wild cards", () => {
    expect(CARD_IDS.length).toBe(43);
    expect(pileSize(duel({ red: "alaska 1" }).state)).toBe(44);
    const alike = (id: string): number =>
      CARD_IDS.filter((other) => other !== id && other !== "wild").filter((other) => {
        const third = CARD_IDS.find((c) => c !== id && c !== other && isSet(card(id), card(c), card(c)));
        return third !== undefined && isSet(card(id), card(other), card(other));
      }).length + 1;
    expect(["alaska", "greenland", "brazil"].map(alike)).toEqual([14, 14, 14]);
  });

  it("3.1 (RC15) what is drawn is drawn of what nobody has", () => {
    const g = duel({ table: "captured ; discards siam", red: "alaska 1", blue: "hand peru wild" }, "red end");
    expect(g.awaits).toBe("card");
    for (const id of ["peru", "siam"]) expect(g.code(`draw red card ${id}`)).toBe("card.not_in_pile");
    g.do("draw red card wild");
    expect(g.hand("red")).toBe("wild");
  });
});

describe("sets", () => {
  it.each([
    ["alaska peru venezuela", true],
    ["alaska greenland brazil", true],
    ["alaska peru greenland", false],
    ["alaska peru wild", true],
    ["alaska greenland wild", true],
    ["wild wild brazil", true],
  ])("3.2 (RC16) %s: %s", (text, yes) => {
    const [a, b, c] = set(text);
    expect([isSet(a, b, c), isSet(c, a, b), isSet(b, c, a)]).toEqual([yes, yes, yes]);
    const g = turn(`${text} egypt congo`);
    expect(g.code(`red trade ${text}`)).toBe(yes ? undefined : "trade.no_set");
  });

  it("3.2 (RC16) three cards that are in hand, each once", () => {
    const g = turn("alaska peru venezuela wild");
    expect(g.code("red trade alaska peru egypt")).toBe("card.not_held");
    expect(g.code("red trade alaska wild wild")).toBe("card.not_held");
    expect(g.code("red trade alaska alaska peru")).toBe("card.not_held");
    expect(g.code("red trade alaska peru")).toBe("trade.count");
    expect(g.code("red trade alaska peru venezuela wild")).toBe("trade.count");
  });
});

describe("values", () => {
  it("3.3 (RC17, rulebook) escalating: 4, 6, 8, 10, 12, 15, the seventh 20, the eighth 25", () => {
    const values = Array.from({ length: 9 }, (_, traded) =>
      setValue("escalating", traded, set("alaska peru wild")),
    );
    expect(values).toEqual([4, 6, 8, 10, 12, 15, 20, 25, 30]);
  });

  it("3.3 (RC17) slow: 4, then one more each", () => {
    expect([0, 1, 2, 10].map((traded) => setValue("slow", traded, set("alaska peru wild")))).toEqual([
      4, 5, 6, 14,
    ]);
  });

  it.each([
    ["alaska peru venezuela", 4],
    ["greenland alberta ontario", 6],
    ["brazil japan indonesia", 8],
    ["alaska greenland brazil", 10],
  ])("3.3 (RC17) fixed: %s is worth %i, whenever it is traded", (text, value) => {
    expect([0, 7].map((traded) => setValue("fixed", traded, set(text)))).toEqual([value, value]);
  });

  it.each([
    ["alaska peru wild", 4],
    ["wild greenland alberta", 6],
    ["brazil wild japan", 8],
    ["alaska greenland wild", 10],
    ["wild brazil alaska", 10],
    ["alaska wild wild", 10],
    ["wild wild greenland", 10],
  ])("3.5 (RC19) fixed, with wild cards: %s is worth %i", (text, value) => {
    expect(setValue("fixed", 0, set(text))).toBe(value);
    expect(turn(text, "option set_values fixed").do(`red trade ${text}`).last("traded").armies).toBe(value);
  });

  it("3.4 (RC18, rulebook) one counter for the table: the third set is worth 8, be it its player's first", () => {
    const g = turn("alaska peru venezuela", "sets 2");
    g.do("red trade alaska peru venezuela");
    expect([g.last("traded").armies, g.state.sets, g.state.due]).toEqual([8, 3, 11]);
  });

  it("3.4 (RC18) two sets of one turn have two values", () => {
    const g = turn("alaska peru venezuela greenland alberta ontario");
    g.do("red trade alaska peru venezuela", "red trade greenland alberta ontario");
    expect(g.all("traded").map((e) => e.armies)).toEqual([4, 6]);
    expect([g.awaits, g.state.due]).toEqual(["place red", 13]);
  });
});

describe("two armies for a territory", () => {
  it("3.6 (RC20) a traded card that shows an own territory brings two armies there at once", () => {
    const g = turn("alaska peru venezuela");
    expect(g.code("red trade alaska peru venezuela on peru")).toBe("territory.not_own");
    expect(g.code("red trade alaska peru venezuela on brazil")).toBe("trade.not_shown");
    g.do("red trade alaska peru venezuela on alaska");
    expect([g.at("alaska"), g.state.due]).toEqual(["red 3", 7]);
  });

  it("3.6 (RC20) once in a whole turn, however many sets", () => {
    const g = turn("alaska peru venezuela greenland alberta ontario");
    g.do("red trade alaska peru venezuela on alaska");
    expect(g.code("red trade greenland alberta ontario on greenland")).toBe("trade.rewarded");
    g.do("red trade greenland alberta ontario");
    expect(g.at("greenland")).toBe("red 1");
  });

  it("3.6 (RC20) not again after an elimination in the same turn, but in the next turn", () => {
    const g = duel({
      phase: "reinforce",
      red: "hand alaska peru venezuela egypt ; alaska 1 ; greenland 1 ; brazil 1 ; indonesia 9",
      green: "hand congo japan brazil indonesia wild",
    });
    g.do("red trade alaska peru venezuela on alaska", "red place indonesia 7");
    g.do("red storm indonesia siam 1").rolling("roll dice 6 6 6 vs 1").do("red occupy 3");
    expect([g.awaits, g.isAlive("green")]).toEqual(["trade red", false]);
    expect(g.code("red trade brazil japan indonesia on brazil")).toBe("trade.rewarded");
    const next = duel({
      phase: "reinforce",
      turn: "blue",
      red: "hand alaska peru venezuela ; alaska 1 ; greenland 1 ; brazil 1",
    });
    expect(next.state.rewarded).toBe(false);
  });

  it("3.7 (RC21) the player names one of several territories, or none, to keep the right", () => {
    const g = turn("alaska greenland brazil egypt congo peru");
    g.do("red trade egypt congo peru", "red trade alaska greenland brazil on brazil");
    expect([g.at("alaska"), g.at("greenland"), g.at("brazil")]).toEqual(["red 1", "red 1", "red 3"]);
    const kept = turn("alaska greenland brazil peru egypt wild");
    kept.do("red trade alaska peru egypt", "red trade greenland brazil wild on greenland");
    expect([kept.at("alaska"), kept.at("greenland")]).toEqual(["red 1", "red 3"]);
    expect(turn("alaska greenland brazil").targets("red", "trade_on")).toEqual([
      "alaska",
      "brazil",
      "greenland",
    ]);
  });
});

describe("discards", () => {
  const all = CARD_IDS.filter((id) => id !== "alaska" && id !== "wild").join(" ");

  it("3.8 (RC22) traded cards lie open on the discards", () => {
    const g = turn("alaska peru venezuela", "discards japan");
    g.do("red trade alaska peru venezuela");
    expect([g.discards, g.hand("red")]).toEqual(["japan alaska peru venezuela", ""]);
    expect(g.seenBy("green").discards).toBe("japan alaska peru venezuela");
  });

  it("3.8 (RC22) an empty pile is made of the discards; where both are empty none is drawn", () => {
    const g = duel(
      { table: `captured ; discards ${all}`, red: "alaska 1", blue: "hand alaska wild wild" },
      "red end",
    );
    expect([g.last("reshuffled").cards, g.discards, g.awaits]).toEqual([41, "", "card"]);
    expect(g.code("draw red card alaska")).toBe("card.not_in_pile");
    g.do("draw red card egypt");
    const none = duel(
      { table: "captured", red: "alaska 1", blue: `hand alaska wild wild ${all}` },
      "red end",
    );
    expect([none.awaits, none.hand("red")]).toEqual(["fortify red", ""]);
    none.do("red end");
    expect(none.state.captured).toBe(false);
  });
});
