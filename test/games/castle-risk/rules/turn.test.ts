import { describe, expect, it } from "vitest";
import { refuse } from "../../../../src/games/castle-risk/rules/refusals";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import { CHANCE } from "../../../../src/core/types";
import { duel, ground, play } from "../../../helpers/play";

/** Green's turn, then red's: "green end placement" makes red draw. */
function before(red: string, land = "", more = ""): string {
  const table = `round 1 ; ${more}`;
  return ground({
    phase: "placement",
    turn: "green",
    table,
    red,
    blue: "mission support 3",
    green: "",
    land,
  });
}

describe("a turn", () => {
  it("5.1, 5.2 passes through its phases in order, each ended by its player", () => {
    const g = play(before(""), "green end placement");
    expect(g.awaits).toBe("mission");
    g.do("draw red mission purge");
    expect(g.awaits).toBe("card");
    g.do("draw red card spy");
    expect(g.last("taxes")).toMatchObject({ seat: 0, coins: 5 });
    for (const phase of ["purchase", "attack", "fortify", "diplomacy", "placement"]) {
      expect(g.awaits).toBe(`${phase} red`);
      for (const other of ["purchase", "attack", "fortify", "diplomacy", "placement"])
        if (other !== phase)
          expect(g.refusal(`red end ${other}`)).toEqual({ code: "end.phase", params: { phase } });
      expect(g.code(`blue end ${phase}`)).toBe("seat.not_asked");
      g.do(`red end ${phase}`);
    }
    expect(g.last("turn").seat).toBe(1);
  });

  it.each([
    ["purchase", "red attack saxony lorraine infantry 1"],
    ["purchase", "red place saxony infantry 1"],
    ["attack", "red buy infantry 1"],
    ["attack", "red fortify saxony lorraine infantry 1"],
    ["fortify", "red attack saxony lorraine infantry 1"],
    ["diplomacy", "red fortify saxony lorraine infantry 1"],
    ["placement", "red bombard saxony lorraine"],
    ["placement", "red buy castle"],
  ])("5.1 in %s nothing of another phase: %s", (phase, line) => {
    const g = duel({
      phase,
      red: "coins 30 reserve infantry 1 policies expand_fortify 1 ; saxony infantry 3",
    });
    expect(g.refusal(line)).toEqual({ code: "step.other", params: { step: phase } });
  });

  it.each([
    ["attack", "red attack saxony lorraine infantry 1", undefined],
    ["fortify", "red fortify saxony franconia infantry 1", undefined],
    ["purchase", "red buy infantry 3", undefined],
    ["purchase", "red buy castle", "castle.policy"],
    ["diplomacy", "red bombard franconia swabia", "bombard.none_left"],
    ["diplomacy", "red recruit swabia", "recruit.none_left"],
  ])("5.3 without a policy, in %s: %s is %s", (phase, line, code) => {
    const g = duel({ phase, red: "coins 30 ; saxony infantry 3 ; franconia infantry 1 siege 1" });
    expect(g.code(line)).toBe(code);
  });
});

describe("draw", () => {
  it("5.4 (CR14) a mission only where none is active, and one card", () => {
    const g = play(before("mission defend 1"), "green end placement");
    expect(g.awaits).toBe("card");
    g.do("draw red card admiral");
    expect(g.hand("red")).toBe("admiral 1");
    expect(g.seat("red").mission).toBe(1);
    expect(g.awaits).toBe("purchase red");
  });

  it("5.4 (CR14) only what is in the deck can be drawn", () => {
    const few = "option card_counts spy 1 general 1";
    const g = play(before("mission defend 1 hand spy 1", undefined, few), "green end placement");
    expect(g.refusal("draw red card spy")).toEqual({ code: "deck.card", params: { card: "spy" } });
    expect(g.code("draw blue card general")).toBe("chance.seat");
    const second = play(before("completed support"), "green end placement");
    expect(second.code("draw red mission support")).toBe("deck.mission");
  });

  it("5.4 a number that names no card is no card: not one that happens to be missing", () => {
    const g = play(before("mission defend 1 hand spy 1"), "green end placement");
    const [to] = [g.state.turn];
    for (const card of [6, -1, 0.5])
      expect(CASTLE_RISK.check(g.state, { type: "card", seat: CHANCE, to, card })).toEqual(
        refuse("card.unknown"),
      );
    const second = play(before("completed support"), "green end placement");
    for (const mission of [60, -1])
      expect(CASTLE_RISK.check(second.state, { type: "mission", seat: CHANCE, to, mission })).toEqual(
        refuse("card.unknown"),
      );
  });

  it("5.5 (CR14) an empty deck is its discards, shuffled", () => {
    const few = "option card_counts spy 2 general 1 ; discards spy 1";
    const g = play(before("mission defend 1 hand spy 1 general 1", undefined, few), "green end placement");
    expect(g.last("reshuffled").cards).toBe(1);
    g.do("draw red card spy");
    expect(g.hand("red")).toBe("general 1 spy 2");
    expect(g.discards).toBe("");
  });

  it("5.5 (CR41) neither deck nor discards: no card is drawn", () => {
    const few = "option card_counts spy 1";
    const g = play(before("mission defend 1 hand spy 1", undefined, few), "green end placement");
    expect(g.awaits).toBe("purchase red");
    expect(g.hand("red")).toBe("spy 1");
  });

  it("5.6 (CR14) the hand is cut to five at the end of the own turn, by choice", () => {
    const g = play(
      before("").replace("seat green capital turkey", "seat green capital turkey hand spy 4 general 3"),
      "green end placement",
    );
    expect(g.awaits).toBe("discard green");
    expect(g.refusal("green discard spy 1")).toEqual({ code: "discard.count", params: { count: 1, due: 2 } });
    expect(g.code("green discard spy 3")).toBe("discard.count");
    expect(g.code("green discard marshal 2")).toBe("card.not_held");
    g.do("green discard spy 1 general 1");
    expect(g.hand("green")).toBe("general 2 spy 3");
    expect(g.discards).toBe("general 1 spy 1");
    expect(g.last("turn").seat).toBe(0);
  });

  it("5.6 (CR14) five cards stay, and others may hold more until their own turn ends", () => {
    const g = play(
      before("hand spy 6").replace("seat green capital turkey", "seat green capital turkey hand general 5"),
      "green end placement",
    );
    expect(g.awaits).toBe("mission");
  });
});

describe("taxes", () => {
  /** What red collects. */
  function taxes(land: string, red = "mission defend 0"): number {
    const g = play(before(red, land), "green end placement", "draw red card spy");
    expect(g.coins("red")).toBe(g.last("taxes").coins);
    return g.last("taxes").coins;
  }

  it.each([
    ["the capital gives 5, not the printed 4", "saxony red infantry 1", 5],
    ["tokens lower it", "saxony red infantry 1 tokens 2", 3],
    [
      "a vassal city its printed value",
      "saxony red infantry 1 ; rome red infantry 1 ; sweden red siege 1",
      5 + 4 + 3,
    ],
    ["less tokens", "saxony red infantry 1 ; rome red infantry 1 tokens 3", 5 + 1],
    ["never below 1", "saxony red infantry 1 tokens 7 ; rome red infantry 1 tokens 4", 1 + 1],
  ])("5.7 (CR15, CR34) %s", (_, land, coins) => {
    expect(taxes(land)).toBe(coins);
  });

  it.each([
    ["next to the capital", "lorraine red infantry 1", 6],
    [
      "through other own land",
      "lorraine red infantry 1 ; burgundy red infantry 1 ; barcelona red infantry 1",
      8,
    ],
    ["cut off by an enemy", "lorraine blue infantry 1 ; burgundy red infantry 1", 5],
    ["cut off by empty land", "burgundy red infantry 1", 5],
    ["over a sea-line to a vassal city", "england red infantry 1 ; normandy red infantry 1", 5 + 3 + 1],
    ["a city that nothing links pays all the same", "algeria red infantry 1", 5 + 3],
    ["from a vassal city far away", "algeria red infantry 1 ; morocco red infantry 1", 5 + 3 + 1],
    ["a castle alone adds nothing", "lorraine red infantry 1 castle", 6],
  ])("5.8 (CR15) supply %s", (_, land, coins) => {
    expect(taxes(`saxony red infantry 1 ; ${land}`)).toBe(coins);
  });

  it("5.9 (CR12) Tax/Spend gives a coin more from the capital and each vassal city", () => {
    const land = "saxony red infantry 1 ; lorraine red infantry 1 ; rome red infantry 1 tokens 9";
    expect(taxes(land, "mission defend 0 policies tax 1")).toBe(5 + 1 + 1 + 2);
    expect(taxes(land, "mission defend 0 policies tax 2 tax_king 1")).toBe(5 + 1 + 1 + 6);
  });

  it("5.10 (CR15) the reserve pays, however much is out already", () => {
    const g = play(before("mission defend 0 coins 9999"), "green end placement", "draw red card spy");
    expect(g.coins("red")).toBe(10004);
  });
});
