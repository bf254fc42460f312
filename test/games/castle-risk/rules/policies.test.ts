import { describe, expect, it } from "vitest";
import { POLICY_CARDS, inEffect, policyDeck } from "../../../../src/games/castle-risk/rules/policies";
import { duel, ground, play } from "../../../helpers/play";

function picking(crowns: number, option = ""): string {
  const [table, red] = [`${option} ; round 1`, `crowns ${crowns}`];
  return ground({ phase: "policies", table, red, blue: "crowns 1", green: "crowns 1" });
}

describe("policies", () => {
  it.each([
    [1, "tax 1", undefined],
    [1, "tax 2", "policies.count"],
    [3, "tax 1 expand 1", "policies.count"],
    [3, "tax 2 tax_king 1", undefined],
    [2, "tax_king 2", "policies.copies"],
    [1, "fortify 1", "policies.copies"],
    [8, "tax 2 tax_king 1 expand_fortify 2 expand_siege 1 expand 2", undefined],
    [9, "tax 2 tax_king 1 expand_fortify 2 expand_siege 1 expand 2", undefined],
  ])("4.1, 4.2 (CR11) with %i crowns: %s is %s", (crowns, cards, code) => {
    expect(play(picking(crowns)).code(`red policies ${cards}`)).toBe(code);
  });

  it("4.1 (CR11) all eight cards are there again the next round", () => {
    const g = duel(
      { phase: "placement", table: "round 1", red: "policies tax 1", blue: "moved policies tax 1" },
      "red end placement",
    );
    expect(g.seat("red").policies).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    g.do("red policies tax 1");
    expect(g.awaits).toBe("policies blue");
  });

  it("4.2 (CR11) both decks have eight cards with the policies printed on them", () => {
    const deck = (counts: readonly number[]): number[] =>
      (["expand", "tax", "fortify", "siege", "king"] as const).map((policy) => inEffect(counts, policy));
    expect(deck(policyDeck({ policy_deck: "orders" }))).toEqual([5, 3, 2, 1, 1]);
    expect(deck(policyDeck({ policy_deck: "single" }))).toEqual([2, 2, 2, 1, 1]);
    expect(POLICY_CARDS.map((card) => card.orders)).toEqual([2, 1, 2, 1, 2, 0, 0, 0]);
    expect(
      play(picking(8, "option policy_deck single")).code(
        "red policies tax 2 expand 2 fortify 2 siege 1 king 1",
      ),
    ).toBeUndefined();
    expect(play(picking(1, "option policy_deck single")).code("red policies tax_king 1")).toBe(
      "policies.copies",
    );
  });

  it("4.3 (CR11) picks come in any order, cannot be changed, and are revealed together", () => {
    const g = play(picking(1), "blue policies tax 1", "green policies expand 1");
    expect(g.told).not.toContain("revealed");
    expect(g.code("blue policies expand 1")).toBe("seat.not_asked");
    g.do("red policies tax_king 1");
    expect(g.all("revealed").map((e) => e.seat)).toEqual([0, 1, 2]);
  });

  it.each([
    ["expand 2", { attacks: 3, fortifies: 1, bombardments: 0, recruitments: 0 }, 5],
    ["expand_fortify 2", { attacks: 3, fortifies: 3, bombardments: 0, recruitments: 0 }, 5],
    ["expand_siege 1 tax 1", { attacks: 2, fortifies: 1, bombardments: 1, recruitments: 0 }, 6],
    ["tax 2 tax_king 1", { attacks: 1, fortifies: 1, bombardments: 0, recruitments: 1 }, 8],
  ])("4.4, 4.5 (CR12) %s in effect", (cards, moves, coins) => {
    const n = cards.split(" ").reduce((sum, word) => sum + (Number(word) || 0), 0);
    const g = play(picking(n), `red policies ${cards}`, "blue policies tax 1", "green policies tax 1");
    g.do("roll first red 6 blue 1 green 1", "draw red mission purge", "draw red card spy");
    expect(g.state.moves).toMatchObject(moves);
    expect(g.coins("red")).toBe(coins);
  });

  it("4.5 policies work in their owner's turn, not in another's", () => {
    const g = duel(
      {
        phase: "placement",
        red: "policies expand 2 tax 2",
        blue: "mission purge 0 policies expand_fortify 1",
      },
      "red end placement",
      "draw blue card spy",
    );
    expect(g.state.moves).toMatchObject({ attacks: 2, fortifies: 2 });
    expect(g.coins("blue")).toBe(5);
  });

  it("4.6 (CR13) a die for who is first, ties among the tied, then clockwise, one turn each", () => {
    const g = play(picking(1), "red policies tax 1", "blue policies tax 1", "green policies tax 1");
    g.do("roll first red 3 blue 5 green 5");
    expect(g.awaits).toBe("first");
    expect(g.code("roll first red 6 blue 1 green 1")).toBe("chance.contenders");
    g.do("roll first blue 2 green 4");
    const turn = (colour: string, mission: string): string[] => [
      `draw ${colour} mission ${mission}`,
      `draw ${colour} card spy`,
      ...["purchase", "attack", "fortify", "diplomacy", "placement"].map((phase) => `${colour} end ${phase}`),
    ];
    g.do(...turn("green", "purge"), ...turn("red", "spread"), ...turn("blue", "defend"));
    expect(g.all("turn").map((e) => e.seat)).toEqual([2, 0, 1]);
    expect(g.state.round).toBe(2);
    expect(g.awaits).toBe("policies red blue green");
  });
});
