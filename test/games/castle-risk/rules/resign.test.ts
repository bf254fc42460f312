import { describe, expect, it } from "vitest";
import { findBreach } from "../../../../src/games/castle-risk/notation/position/invariants";
import { duel, ground, play, start } from "../../../helpers/play";

/** Red stands in Lorraine beside France, which is blue's capital, and beside Burgundy; a test may say more of a seat. */
function atFrance(more: { red?: string; blue?: string; green?: string } = {}): string {
  return ground({
    table: "round 2",
    red: `${more.red ?? ""} ; lorraine infantry 5 ; saxony infantry 4`,
    blue: `${more.blue ?? "coins 7"} ; france infantry 2 archer 1 ; burgundy infantry 2 archer 1`,
    green: `${more.green ?? ""} ; turkey infantry 4`,
  });
}
const AT_FRANCE = atFrance();

describe("resigning", () => {
  it("16.1 (CR36) is possible at any moment, also when others are asked, but not once out", () => {
    const g = play(AT_FRANCE);
    expect(g.awaits).toBe("attack red");
    expect(g.refusal("green resign")).toBeUndefined();
    g.do("green resign");
    expect(g.seat("green").alive).toBe(false);
    expect(g.awaits).toBe("attack red");
    expect(g.code("green resign")).toBe("seat.not_in_game");
    g.do("red end attack", "red end fortify");
    expect(play(AT_FRANCE, "red attack lorraine france infantry 3").code("green resign")).toBeUndefined();
  });

  it("16.1, 16.2 (CR36, CR31) ends a kingdom as a capital that falls without a victor", () => {
    const g = play(AT_FRANCE, "blue resign");
    expect(g.last("eliminated")).toMatchObject({ seat: 1, by: -1, coins: 7 });
    expect([g.coins("red"), g.coins("blue"), g.coins("green")]).toEqual([0, 0, 0]);
    expect(g.at("france")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(g.at("burgundy")).toBe("nobody");
    expect(g.told).not.toContain("looted");
    expect(g.told).not.toContain("plundered");
  });

  it("16.2 (CR36) hands on the turn of the one who resigns, without a discard", () => {
    const g = duel({ phase: "purchase", table: "option crowns_to_win 9", red: "hand spy 6" }, "red resign");
    expect(g.last("over")).toMatchObject({ seat: 1, ending: "survivor" });
    const three = play(AT_FRANCE, "red resign");
    expect(three.last("turn").seat).toBe(1);
    expect(three.at("lorraine")).toBe("nobody");
  });

  it("16.3 (CR36) in setup: the order is rolled, and capitals are chosen, by those who are left", () => {
    const rolling = start(["players red blue green"], "blue resign");
    expect(rolling.awaits).toBe("order");
    rolling.do("roll order red 2 green 5");
    expect(rolling.awaits).toBe("capital green");
    const tied = start(["players red blue green"], "roll order red 5 blue 5 green 1", "blue resign");
    expect(tied.awaits).toBe("capital red");
    const choosing = start(["players red blue green"], "roll order red 5 blue 4 green 1", "red resign");
    expect(choosing.awaits).toBe("capital blue");
  });

  it("16.3 (CR36) a gold city given up during setup is neutral and can no longer be chosen", () => {
    const g = start(
      ["players red blue green"],
      "roll order red 5 blue 4 green 1",
      "red capital rome",
      "red resign",
    );
    expect(g.at("rome")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(g.refusal("blue capital rome")).toEqual({ code: "capital.taken", params: { territory: "rome" } });
  });

  it.each([
    ["the first roll", ["blue resign"]],
    ["the choice of capitals", ["roll order red 1 blue 2", "blue resign"]],
  ])("16.3, 3.10, 15.1 (CR36, CR43) who alone is left at %s has won without a capital", (_, lines) => {
    const g = start(["players red blue"], ...lines);
    expect(g.last("over")).toMatchObject({ seat: 0, ending: "survivor" });
    expect(findBreach(g.state)).toBeUndefined();
  });

  it("16.3 (CR36) in the choice of policies: the others' picks are revealed once all are in", () => {
    const g = duel(
      { phase: "policies", table: "round 1", red: "crowns 1", blue: "crowns 1", green: "crowns 1" },
      "red policies tax 1",
      "blue policies expand 1",
    );
    expect(g.awaits).toBe("policies green");
    g.do("green resign");
    expect(g.all("revealed").map((e) => e.seat)).toEqual([0, 1]);
    expect(g.awaits).toBe("first");
    expect(g.code("roll first red 3 blue 2 green 6")).toBe("chance.contenders");
    g.do("roll first red 3 blue 2");
    expect(g.last("turn").seat).toBe(0);
  });

  it("16.3 (CR36) of two who tied for first, the one who is left goes first", () => {
    const g = duel(
      { phase: "policies", table: "round 1 ; step first", green: "" },
      "roll first red 3 blue 6 green 6",
      "blue resign",
    );
    expect(g.last("turn").seat).toBe(2);
  });
});

describe("resigning in the midst of something", () => {
  it("16.4 the attacker's force goes with the attacker, the defender stands", () => {
    const g = play(AT_FRANCE, "red attack lorraine france infantry 3", "red resign");
    expect(g.at("france")).toBe("blue infantry 2 archer 1");
    expect(g.at("lorraine")).toBe("nobody");
    expect(g.state.battle).toBeUndefined();
  });

  it("16.4 what the attacker's dice already cost the defender stands, the cheapest units first", () => {
    const asking = atFrance({ blue: "losses ask" });
    const g = play(
      asking,
      "red attack lorraine burgundy infantry 3",
      "roll archers vs 1",
      "roll main 6 1 1 vs 5 5",
    );
    expect(g.awaits).toBe("losses blue");
    g.do("red resign");
    expect([g.at("burgundy"), g.last("turn").seat]).toEqual(["blue infantry 1 archer 1", 1]);
    expect(findBreach(g.state)).toBeUndefined();
    const choosing = asking
      .replace("capital saxony", "capital saxony losses ask")
      .replace("lorraine red infantry 5", "lorraine red infantry 3 archer 2");
    const all = play(
      choosing.replace("burgundy blue infantry 2 archer 1", "burgundy blue archer 2"),
      "red attack lorraine burgundy infantry 1 archer 2",
      "roll archers 5 5 vs 6 1",
    );
    expect(all.awaits).toBe("losses red");
    all.do("red resign");
    expect(all.at("burgundy")).toBe("nobody");
    expect(findBreach(all.state)).toBeUndefined();
    const capital = play(
      choosing.replace("france blue infantry 2 archer 1", "france blue archer 2"),
      "red attack lorraine france infantry 1 archer 2",
      "roll siege vs 1 1",
      "roll archers 5 5 vs 6 1",
      "red resign",
    );
    expect(capital.at("france")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(capital.last("over")).toMatchObject({ seat: 2, ending: "survivor" });
  });

  it("16.5 a city or castle under attack gets its neutral garrison and the combat goes on", () => {
    const g = play(AT_FRANCE, "red attack lorraine france infantry 3", "blue resign");
    expect(g.at("france")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(g.awaits).toBe("dice");
    g.do("roll siege vs 6");
    expect(g.state.battle?.force).toEqual([2, 0, 0, 0]);
  });

  it("16.5 an empty territory under attack is entered, not conquered", () => {
    const g = play(AT_FRANCE, "red attack lorraine burgundy infantry 3", "blue resign");
    expect(g.at("burgundy")).toBe("red infantry 3");
    expect(g.told).not.toContain("conquered");
    expect(g.awaits).toBe("attack red");
  });

  it("16.5 a force that was wiped out does not come back when the defender resigns over its own losses", () => {
    const asking = atFrance({ blue: "losses ask" });
    const g = play(
      asking,
      "red attack lorraine burgundy infantry 2",
      "roll archers vs 5",
      "roll main 2 vs 3 1",
    );
    expect(g.at("burgundy")).toBe("blue infantry 2 archer 1");
    expect(g.at("lorraine")).toBe("red infantry 3");
    const both = play(
      asking.replace("burgundy blue infantry 2 archer 1", "burgundy blue infantry 1 archer 2"),
      "red attack lorraine burgundy infantry 1",
      "roll archers vs 1 1",
      "roll main 6 vs 3 1",
    );
    expect(both.awaits).toBe("losses blue");
    const last = play(
      asking.replace("lorraine red infantry 5", "lorraine red infantry 1 archer 1"),
      "red attack lorraine burgundy archer 1",
      "roll archers 5 vs 5",
    );
    expect(last.awaits).toBe("losses blue");
    last.do("blue resign");
    expect(last.at("burgundy")).toBe("nobody");
    expect(last.awaits).toBe("attack red");
    expect(findBreach(last.state)).toBeUndefined();
    const city = play(
      asking.replace("lorraine red infantry 5", "lorraine red infantry 1 archer 1"),
      "red attack lorraine france archer 1",
      "roll siege vs 1 1",
      "roll archers 5 vs 5",
      "blue resign",
    );
    expect(city.awaits).toBe("attack red");
    expect(city.last("repelled")).toMatchObject({ seat: 0 });
  });

  it("16.5 losses that the attacker is asked for stand", () => {
    const asking = atFrance({ red: "losses ask" }).replace(
      "lorraine red infantry 5",
      "lorraine red infantry 3 archer 2",
    );
    const city = play(asking, "red attack lorraine france infantry 2 archer 2", "roll siege vs 6 1");
    expect(city.awaits).toBe("losses red");
    city.do("blue resign");
    expect(city.awaits).toBe("losses red");
    expect(findBreach(city.state)).toBeUndefined();
    city.do("red lose archer 1");
    expect(city.state.battle?.force).toEqual([2, 1, 0, 0]);
    expect(city.awaits).toBe("dice");
    const open = play(
      asking,
      "red attack lorraine burgundy infantry 2 archer 2",
      "roll archers 1 1 vs 5",
      "blue resign",
    );
    expect(open.at("burgundy")).toBe("red infantry 1 archer 2");
    expect(open.awaits).toBe("attack red");
  });

  it("16.6 the attacker's open card window goes on without the one who resigned", () => {
    const spies = atFrance({ red: "hand general 1", blue: "hand marshal 1", green: "hand spy 1" });
    const g = play(
      spies,
      "red attack lorraine france infantry 3",
      "red play general",
      "blue pass",
      "green play spy",
    );
    expect(g.awaits).toBe("answer blue");
    g.do("blue resign");
    expect(g.last("countered")).toMatchObject({ seat: 0, card: 1 });
    expect(g.state.battle?.attackerCards[1]).toBe(2);
    const asked = play(spies, "red attack lorraine france infantry 3", "red play general", "blue resign");
    expect(asked.awaits).toBe("answer green");
  });

  it("16.6 a Spy of the one who resigned still counters", () => {
    const g = play(
      atFrance({ red: "hand general 1", blue: "hand spy 1", green: "hand spy 1" }),
      "red attack lorraine france infantry 3",
      "red play general",
      "blue play spy",
    );
    expect(g.awaits).toBe("answer green");
    g.do("blue resign");
    expect(g.awaits).toBe("answer green");
    g.do("green pass");
    expect(g.last("countered")).toMatchObject({ seat: 0, card: 1 });
    expect(g.awaits).toBe("dice");
  });

  it("16.6 what the defender played goes with the defender", () => {
    const g = play(
      atFrance({ blue: "hand marshal 1", green: "hand spy 1" }),
      "red attack lorraine france infantry 3",
      "blue play marshal",
      "green pass",
      "blue resign",
      "roll siege vs 1",
      "roll archers vs 4 4",
    );
    expect(g.state.battle?.force).toEqual([3, 0, 0, 0]);
  });

  it("16.7 a bombardment of one who resigns is over where nobody stands any more", () => {
    const guns = ground({
      phase: "diplomacy",
      red: "policies expand_siege 1 ; saxony infantry 1 siege 1",
      blue: "losses ask ; lorraine infantry 2 archer 2",
      green: "",
    });
    const before = play(guns, "red bombard saxony lorraine", "blue resign");
    expect(before.awaits).toBe("diplomacy red");
    expect(findBreach(before.state)).toBeUndefined();
    const after = play(guns, "red bombard saxony lorraine", "roll bombardment 4 1");
    expect(after.awaits).toBe("losses blue");
    after.do("blue resign");
    expect(after.awaits).toBe("diplomacy red");
    expect(after.at("lorraine")).toBe("nobody");
    const shot = play(guns, "red bombard saxony lorraine", "roll bombardment 4 4", "red resign");
    expect(shot.at("lorraine")).toBe("blue archer 2");
    expect(findBreach(shot.state)).toBeUndefined();
  });

  it("16.8 a force that is fighting when the others resign goes back to where it came from", () => {
    const g = play(AT_FRANCE, "green resign", "red attack lorraine france infantry 3", "blue resign");
    expect(g.last("over")).toMatchObject({ seat: 0, ending: "survivor" });
    expect(g.at("lorraine")).toBe("red infantry 5");
  });
});
