import { describe, expect, it } from "vitest";
import { ground, play } from "../../../helpers/play";

function guns(land: string, red = "policies expand_siege 1", blue = ""): string {
  return ground({ phase: "diplomacy", red, blue, land });
}

describe("bombardments", () => {
  it("12.1 (CR21) come before or after attempts to recruit", () => {
    const both = guns("lorraine red siege 1", "coins 9 policies expand_siege 1 tax_king 1");
    const one = play(both, "red bombard lorraine swabia", "roll bombardment 1 1", "red recruit swabia");
    expect(one.awaits).toBe("recruitment");
    const other = play(both, "red recruit swabia", "roll recruitment 1", "red bombard lorraine swabia");
    expect(other.awaits).toBe("bombardment");
  });

  it.each([
    ["a player's, over land", "red bombard lorraine burgundy", undefined],
    ["neutral units", "red bombard lorraine swabia", undefined],
    ["over a sea-line", "red bombard lorraine england", "bombard.not_by_land"],
    ["not adjacent", "red bombard lorraine rome", "bombard.not_by_land"],
    ["empty land", "red bombard lorraine franconia", "bombard.empty"],
    ["the own", "red bombard lorraine saxony", "bombard.own"],
    ["without a weapon", "red bombard saxony bohemia", "bombard.no_weapon"],
    ["another's weapons", "red bombard burgundy swabia", "territory.not_own"],
  ])("12.2 (CR21) against %s: %s is %s", (_, line, code) => {
    const land = "lorraine red siege 1 ; burgundy blue siege 2 ; bohemia blue infantry 1";
    expect(play(guns(land)).code(line)).toBe(code);
  });

  it.each([
    ["", 0],
    ["policies expand_siege 1", 1],
  ])("12.2 (CR12) with %j there are %i", (red, n) => {
    const g = play(guns("lorraine red siege 1 ; franconia red siege 1", red));
    if (n > 0) g.do("red bombard franconia swabia", "roll bombardment 1 1");
    expect(g.code("red bombard lorraine swabia")).toBe("bombard.none_left");
  });

  it("12.3 (CR21) all weapons that have not moved fire, two dice each, hits on 4", () => {
    const g = play(
      guns("lorraine red siege 6 spent siege 1 once siege 1 twice siege 1 ; swabia neutral infantry 9"),
    );
    g.do("red bombard lorraine swabia");
    expect(g.refusal("roll bombardment 6 6")).toEqual({ code: "dice.count", params: { count: 2, due: 6 } });
    g.do("roll bombardment 1 2 3 4 5 6");
    expect(g.at("swabia")).toBe("neutral infantry 6");
    expect(g.at("lorraine")).toBe("red siege 6");
  });

  it.each(["spent", "once", "twice", "fired"])("12.3 (CR21) not those that are %s", (mark) => {
    const land = `lorraine red siege 1 ${mark} ${mark === "fired" ? "1" : "siege 1"}`;
    expect(play(guns(land)).code("red bombard lorraine swabia")).toBe("bombard.no_weapon");
  });

  it("12.3 (CR21) each weapon fires once a turn, with a second Siege Assault as well", () => {
    const g = play(
      guns("lorraine red siege 1 ; franconia red siege 1 ; moves bombardments 2"),
      "red bombard lorraine swabia",
      "roll bombardment 1 1",
    );
    expect(g.code("red bombard lorraine swabia")).toBe("bombard.no_weapon");
    expect(g.code("red bombard franconia swabia")).toBeUndefined();
  });

  it("12.4 (CR21) the last unit stays, however many hits there are", () => {
    const g = play(
      guns("lorraine red siege 2 ; burgundy blue infantry 1 siege 2"),
      "red bombard lorraine burgundy",
    );
    g.do("roll bombardment 6 6 6 6");
    expect(g.at("burgundy")).toBe("blue siege 1");
    expect(g.awaits).toBe("diplomacy red");
    const alone = play(
      guns("lorraine red siege 2 ; burgundy blue infantry 1"),
      "red bombard lorraine burgundy",
    );
    expect(alone.do("roll bombardment 6 6 6 6").at("burgundy")).toBe("blue infantry 1");
  });

  it("12.4, 8.14 (CR21, CR30) the owner chooses, if so wished", () => {
    const land = "lorraine red siege 1 ; burgundy blue infantry 2 cavalry 1 siege 1";
    const g = play(
      guns(land, undefined, "losses ask"),
      "red bombard lorraine burgundy",
      "roll bombardment 4 4",
    );
    expect(g.awaits).toBe("losses blue");
    expect(g.code("blue lose infantry 1")).toBe("lose.count");
    g.do("blue lose cavalry 1 siege 1");
    expect(g.at("burgundy")).toBe("blue infantry 2");
    const cheap = play(guns(land), "red bombard lorraine burgundy", "roll bombardment 4 4");
    expect(cheap.at("burgundy")).toBe("blue cavalry 1 siege 1");
  });

  it("12.4 castle, capital and city give no cover and do not fire", () => {
    const land = "lorraine red siege 1 ; france blue infantry 5 castle".replace("france", "burgundy");
    const g = play(guns(land), "red bombard lorraine burgundy");
    expect(g.code("roll bombardment 4 4 1 1")).toBe("dice.count");
    expect(g.do("roll bombardment 4 4").at("burgundy")).toBe("blue infantry 3 castle");
    expect(g.at("lorraine")).toBe("red siege 1");
  });
});
