import { describe, expect, it } from "vitest";
import { CONTINENTS } from "../../../../src/risk/world/continents";
import { held, landsIn, some } from "../../../helpers/world";
import { duel, type Played } from "../play";

/** Red begins a turn with these territories. */
function begin(lands: readonly string[], red = ""): Played {
  return duel({ phase: "reinforce", red, land: held("red", 1, ...lands) });
}

/** Territories that complete no continent: none of South America, Australia, and gaps in the others. */
const GAPS = ["alaska", "iceland", "egypt", "siam", ...landsIn("south_america"), ...landsIn("australia")];

describe("steps", () => {
  it("4.1 (RC23) trade, place, attack, card, fortify, and none is gone back to", () => {
    const g = begin(["alaska", "alberta"], "hand egypt congo peru");
    expect([g.awaits, g.state.phase]).toEqual(["trade red", "reinforce"]);
    expect(g.code("red place alaska 3")).toBe("step.other");
    g.do("red end");
    expect(g.awaits).toBe("place red");
    expect(g.code("red trade egypt congo peru")).toBe("step.other");
    g.do("red place alaska 3");
    expect(g.awaits).toBe("attack red");
    expect(g.code("red place alaska 1")).toBe("step.other");
    g.do("red attack alaska kamchatka 3", "roll dice 6 6 6 vs 1", "red end", "draw red card wild");
    expect(g.awaits).toBe("fortify red");
    expect(g.code("red attack kamchatka japan 2")).toBe("step.other");
    g.do("red end");
    expect(g.awaits).toBe("place blue");
    expect([g.told.includes("turn_over"), g.last("turn").seat]).toEqual([true, 1]);
  });
});

describe("new armies", () => {
  it.each([
    [11, 3],
    [14, 4],
    [17, 5],
    [1, 3],
    [8, 3],
    [12, 4],
  ])("4.2 (RC24, rulebook) %i territories give %i armies", (lands, armies) => {
    expect(begin(some(lands, GAPS)).state.due).toBe(armies);
  });

  it("4.2 (RC24) they are counted as the turn begins, whatever is conquered or traded later", () => {
    const g = begin(
      some(10, [...GAPS, "northwest_territory"]),
      "hand egypt congo peru ; northwest_territory 9",
    );
    g.do("red trade egypt congo peru", "red place northwest_territory 7");
    g.do("red attack northwest_territory alaska 3", "roll dice 6 5 4 vs 1", "red occupy 3");
    expect([g.lands("red"), g.state.due, g.awaits]).toEqual([12, 0, "attack red"]);
  });

  it("4.3 (RC25) the least of three holds for territories alone", () => {
    expect(begin(landsIn("australia")).state.due).toBe(3 + 2);
    const g = begin(landsIn("australia"), "hand egypt congo peru");
    g.do("red trade egypt congo peru");
    expect(g.state.due).toBe(3 + 2 + 4);
  });

  it.each([
    ["north_america", 9, 5],
    ["south_america", 4, 2],
    ["europe", 7, 5],
    ["africa", 6, 3],
    ["asia", 12, 7],
    ["australia", 4, 2],
  ])("4.4 (RC26) %s has %i territories and pays %i to who holds them all", (continent, size, bonus) => {
    const lands = landsIn(continent);
    expect([lands.length, CONTINENTS.find(({ id }) => id === continent)?.bonus]).toEqual([size, bonus]);
    const share = Math.max(3, Math.floor(size / 3));
    const whole = duel({
      phase: "reinforce",
      land: `${held("red", 1, ...lands)} ${continent === "asia" ? "peru" : "siam"} green 1`,
    });
    expect(whole.state.due).toBe(share + bonus);
    const [first, ...rest] = lands;
    const broken = duel({ phase: "reinforce", land: `${held("red", 1, ...rest)} ${first} green 1` });
    expect(broken.state.due).toBe(Math.max(3, Math.floor((size - 1) / 3)));
  });

  it("4.4 (RC26, rulebook) several continents add up", () => {
    expect(begin([...landsIn("europe"), ...landsIn("africa")]).state.due).toBe(4 + 5 + 3);
  });
});

describe("trading", () => {
  it("4.5 (RC27) any number of sets before the first army is placed, none from then on", () => {
    const g = begin(["alaska", "brazil"], "hand egypt congo peru greenland alberta ontario");
    g.do("red trade egypt congo peru");
    expect(g.awaits).toBe("trade red");
    g.do("red trade greenland alberta ontario");
    expect([g.awaits, g.state.due]).toEqual(["place red", 3 + 4 + 6]);
    const early = begin(["alaska", "brazil"], "hand egypt congo peru");
    early.do("red end", "red place alaska 1");
    expect(early.code("red trade egypt congo peru")).toBe("step.other");
  });

  it.each([
    ["egypt congo greenland alberta brazil", true],
    ["egypt congo peru greenland alberta ontario", true],
    ["egypt congo peru greenland", false],
  ])("4.6 (RC28) with %s in hand one must trade: %s", (hand, must) => {
    const g = begin(["alaska", "brazil"], `hand ${hand}`);
    expect(g.code("red end")).toBe(must ? "trade.must" : undefined);
  });

  it("4.6 (RC28) with six cards one set is due, and a second may follow; the player picks the cards", () => {
    const g = begin(["alaska", "siberia"], "hand egypt congo peru greenland alberta ontario");
    g.do("red trade egypt congo peru");
    expect(g.awaits).toBe("trade red");
    expect(g.code("red end")).toBeUndefined();
    expect(g.code("red trade greenland alberta ontario")).toBeUndefined();
  });

  it("4.7 (RC29) below three cards there is no such step; with three it is ended, set or no set", () => {
    expect(begin(["alaska", "brazil"], "hand egypt congo").awaits).toBe("place red");
    const g = begin(["alaska", "brazil"], "hand egypt congo greenland");
    expect(g.awaits).toBe("trade red");
    expect(g.do("red end").awaits).toBe("place red");
  });
});

describe("placing", () => {
  it("4.8 (RC30) in any split and any number of steps; the attack begins when none is left", () => {
    const g = begin(["alaska", "brazil"]);
    g.do("red place alaska 1");
    expect([g.awaits, g.state.due]).toEqual(["place red", 2]);
    expect(g.code("red attack alaska kamchatka 1")).toBe("step.other");
    expect(g.code("red place peru 1")).toBe("territory.not_own");
    expect(g.code("red place alaska 3")).toBe("place.short");
    expect(g.targets("red", "place")).toEqual(["alaska", "brazil"]);
    g.do("red place brazil 2");
    expect([g.awaits, g.at("alaska"), g.at("brazil")]).toEqual(["attack red", "red 2", "red 3"]);
  });

  it("4.8 (RC30) the two armies of a card are not among them", () => {
    const g = begin(["alaska", "brazil"], "hand alaska congo peru");
    g.do("red trade alaska congo peru on alaska");
    expect([g.at("alaska"), g.state.due]).toEqual(["red 3", 3 + 4]);
  });
});
