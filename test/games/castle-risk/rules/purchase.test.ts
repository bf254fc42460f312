import { describe, expect, it } from "vitest";
import { ground, play } from "../../../helpers/play";

function shop(red: string, land = "saxony red infantry 2", table = ""): string {
  return ground({ phase: "purchase", table, red, land });
}

describe("purchase", () => {
  it("6.1 (CR16) any number of units that the treasury pays for, in any number of purchases", () => {
    const g = play(shop("coins 13"));
    expect(g.refusal("red buy siege 2 archer 1")).toEqual({
      code: "coins.short",
      params: { coins: 13, cost: 14 },
    });
    g.do("red buy siege 1 cavalry 1", "red buy infantry 2", "red buy archer 1");
    expect(g.coins("red")).toBe(0);
    expect(g.seat("red").reserve).toEqual([2, 1, 1, 1]);
    expect(g.at("saxony")).toBe("red infantry 2");
    expect(g.code("red buy infantry 1")).toBe("coins.short");
  });

  it("6.2 (CR12, CR16) a castle costs 12 coins and a Fortify, which then gives no move", () => {
    const g = play(shop("coins 13 policies expand_fortify 1"), "red buy castle");
    expect(g.coins("red")).toBe(1);
    expect(g.state.moves).toMatchObject({ fortifies: 1, castle: "bought" });
  });

  it.each([
    ["coins 30", "castle.policy"],
    ["coins 30 policies tax 2", "castle.policy"],
    ["coins 11 policies expand_fortify 1", "coins.short"],
    ["coins 12 policies expand_fortify 1", undefined],
  ])("6.2 (CR16) with %s a castle is %s", (red, code) => {
    expect(play(shop(red)).code("red buy castle")).toBe(code);
  });

  it("6.2 (CR16) without a Fortify that is left a castle is castle.policy", () => {
    const spent = shop("coins 30 policies expand_fortify 1", undefined, "moves attacks 1 fortifies 0");
    expect(play(spent).code("red buy castle")).toBe("castle.policy");
  });

  it("6.2 (CR12) one castle a turn, with two Fortify as well", () => {
    const g = play(shop("coins 40 policies expand_fortify 2"), "red buy castle");
    expect(g.code("red buy castle")).toBe("castle.one_a_turn");
    expect(g.state.moves.fortifies).toBe(2);
  });

  it("6.3 (CR16) not sold where no territory could take it", () => {
    const g = play(shop("coins 20 policies expand_fortify 1", "saxony red infantry 2 castle"));
    expect(g.code("red buy castle")).toBe("castle.no_site");
  });

  it("6.3 (CR16) the fortify phase cannot end before the castle is built", () => {
    const g = play(
      shop("coins 20 policies expand_fortify 1"),
      "red buy castle",
      "red end purchase",
      "red end attack",
    );
    expect(g.code("red end fortify")).toBe("end.castle");
    g.do("red build saxony");
    expect(g.at("saxony")).toBe("red infantry 2 castle");
    g.do("red end fortify");
    expect(g.awaits).toBe("diplomacy red");
  });

  it("6.4, 14.5 (CR16) donations only with Support the Faith, up to what is missing, added up", () => {
    const g = play(shop("coins 30 mission support 5"));
    expect(g.refusal("red donate 16")).toEqual({ code: "donate.more_than_due", params: { due: 15 } });
    g.do("red donate 4", "red donate 11");
    expect(g.coins("red")).toBe(15);
    expect(g.seat("red").progress).toBe(20);
    expect(g.code("red donate 1")).toBe("donate.more_than_due");
    expect(play(shop("coins 3 mission support 0")).code("red donate 4")).toBe("coins.short");
    for (const red of ["coins 9", "coins 9 mission purge 0", "coins 9 completed support"])
      expect(play(shop(red)).code("red donate 1")).toBe("donate.mission");
  });

  it("6.5 what is bought stays bought: there is no line that gives it back", () => {
    const g = play(shop("coins 5"), "red buy archer 1");
    expect(() => g.refusal("red buy archer 0")).toThrow("text.range");
    expect(() => g.refusal("red sell archer 1")).toThrow("text.unknown");
    g.do("red end purchase");
    expect(g.coins("red")).toBe(3);
    expect(g.seat("red").reserve).toEqual([0, 1, 0, 0]);
  });
});
