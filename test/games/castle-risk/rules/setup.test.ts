import { describe, expect, it } from "vitest";
import { TERRITORIES } from "../../../../src/risk/europe/territories.data";
import { total, zeros } from "../../../../src/core/counts";
import { CARD_COUNTS } from "../../../../src/games/castle-risk/rules/cards";
import { POLICY_KINDS } from "../../../../src/games/castle-risk/rules/policies";
import { viewOf } from "../../../../src/games/castle-risk/rules/view";
import { countCards, duel, ground, misread, start } from "../../../helpers/play";

const GARRISON = "infantry 4 archer 2 cavalry 1";
const THREE = ["players red blue green"];

describe("the table", () => {
  it.each([
    ["red", "text.players"],
    ["red blue", undefined],
    ["red blue green yellow purple", undefined],
    ["red blue green yellow purple red", "text.twice"],
  ])("1.1 (CR1) seats %s: %s", (players, code) => {
    if (code === undefined)
      expect(start([`players ${players}`]).state.seats).toHaveLength(players.split(" ").length);
    else expect(() => start([`players ${players}`])).toThrow(code);
  });

  it("1.2 has 49 territories, 8 gold and 7 black cities, 82 land borders and 19 sea-lines", () => {
    const crowns = TERRITORIES.map((t) => t.city?.crown);
    expect(TERRITORIES).toHaveLength(49);
    expect(crowns.filter((crown) => crown === "gold")).toHaveLength(8);
    expect(crowns.filter((crown) => crown === "black")).toHaveLength(7);
    expect(TERRITORIES.flatMap((t) => t.land)).toHaveLength(2 * 82);
    expect(TERRITORIES.flatMap((t) => t.sea)).toHaveLength(2 * 19);
    for (const t of TERRITORIES) {
      for (const id of t.land) expect(TERRITORIES.find((other) => other.id === id)?.land).toContain(t.id);
      for (const id of t.sea) expect(TERRITORIES.find((other) => other.id === id)?.sea).toContain(t.id);
    }
  });

  it.each([
    ["infantry 1000", 1000],
    ["archer 1000", 2000],
    ["cavalry 1000", 3000],
    ["siege 1000", 6000],
  ])("1.3 (CR6) %s cost %i coins and are to be had", (units, cost) => {
    const g = duel({ phase: "purchase", red: "coins 9000" }, `red buy ${units}`);
    expect(g.coins("red")).toBe(9000 - cost);
  });

  it("1.4 (CR6) a castle or tokens alone hold nothing", () => {
    expect(duel({ land: "lorraine nobody castle" }).at("lorraine")).toBe("nobody castle");
    const why = (land: string): string | undefined => misread(ground({ land }))?.code;
    expect(why("lorraine red castle")).toBe("position.no_units");
    expect(why("lorraine nobody infantry 1")).toBe("position.unowned_units");
  });

  it("1.5 (CR5) nobody bids, and Rome is one city with one crown", () => {
    expect(() => start(THREE, "red bid 3")).toThrow("text.unknown");
    const g = duel({ phase: "placement", red: "rome infantry 1", blue: "moved" }, "red end placement");
    expect(g.all("ranked")[0].crowns.total).toBe(2);
  });

  it("1.6 (CR11, CR37, CR39) hands, missions and picks are secret, their numbers are not", () => {
    const { state } = duel({
      phase: "policies",
      table: "round 1 ; discards general 1",
      red: "crowns 1 coins 3 hand spy 2 mission purge 1 policies tax 1 picked",
      blue: "crowns 1",
    });
    const seen = viewOf(state, 1).seats[0];
    expect(seen).toMatchObject({ coins: 3, unknown: 2, hand: countCards(""), progress: 0, picked: true });
    expect(seen.policies).toEqual(zeros(POLICY_KINDS));
    expect(seen.mission).not.toBe(state.seats[0].mission);
    expect(viewOf(state, 1).discards).toEqual(countCards("general 1"));
    expect(viewOf(state, 1).deckUnknown).toBe(total(CARD_COUNTS) - 3);
    expect(viewOf(state, 0).seats[0]).toEqual(state.seats[0]);
  });

  it("1.7 has its seven options, each within its limits", () => {
    const g = start([
      "players red blue",
      "option capital_choice dealt",
      "option starting_coins 20",
      "option policy_deck single",
      "option special_phases first",
      "option card_counts general 20",
      "option crowns_to_win 9",
      "option round_limit 12",
    ]);
    expect(g.state.options).toEqual({
      capital_choice: "dealt",
      starting_coins: 20,
      policy_deck: "single",
      special_phases: "first",
      card_counts: countCards("general 20"),
      crowns_to_win: 9,
      round_limit: 12,
    });
    for (const option of ["starting_coins 21", "card_counts spy 21", "crowns_to_win 4", "crowns_to_win 10"])
      expect(() => start(["players red blue", `option ${option}`])).toThrow("text.range");
  });
});

describe("setting up", () => {
  it("2.1 (CR1) the highest die is first, then clockwise", () => {
    const g = start(THREE, "roll order red 2 blue 5 green 4");
    expect(g.awaits).toBe("capital blue");
    g.do("blue capital france");
    expect(g.awaits).toBe("capital green");
    g.do("green capital rome");
    expect(g.awaits).toBe("capital red");
  });

  it("2.1 (CR1) ties roll again among the tied, as often as needed", () => {
    const g = start(THREE, "roll order red 6 blue 6 green 5", "roll order red 1 blue 1");
    expect(g.awaits).toBe("order");
    expect(g.code("roll order red 1 blue 2 green 6")).toBe("chance.contenders");
    g.do("roll order red 1 blue 2");
    expect(g.awaits).toBe("capital blue");
  });

  it("2.2 (CR2) a capital is a gold city that is free", () => {
    const g = start(THREE, "roll order red 6 blue 1 green 1", "red capital saxony");
    expect(g.code("blue capital saxony")).toBe("capital.taken");
    expect(g.code("blue capital swabia")).toBe("capital.not_gold");
    expect(g.code("blue capital lorraine")).toBe("capital.not_gold");
    expect(g.code("green capital france")).toBe("seat.not_asked");
    expect(g.refusal("blue capital france")).toBeUndefined();
  });

  it("2.2 (CR2) option: capitals are dealt, a free gold city to each in turn", () => {
    const g = start(["players red blue", "option capital_choice dealt"], "roll order red 1 blue 2");
    expect(g.awaits).toBe("deal");
    expect(g.code("deal red rome")).toBe("chance.seat");
    expect(g.code("deal blue greece")).toBe("capital.not_gold");
    g.do("deal blue rome");
    expect(g.code("deal red rome")).toBe("capital.taken");
    g.do("deal red sweden");
    expect(g.awaits).toBe("policies red blue");
  });

  const ready = ["roll order red 6 blue 1", "red capital saxony", "blue capital france"];

  it("2.3 (CR2, CR5) a capital starts with 4 infantry, 2 archers, 1 cavalry, no castle, worth 5", () => {
    const g = start(["players red blue"], ...ready);
    expect(g.at("saxony")).toBe(`red ${GARRISON}`);
    expect(g.at("france")).toBe(`blue ${GARRISON}`);
    expect(g.all("ranked").map((e) => e.crowns.taxValue)).toEqual([5, 5]);
  });

  it("2.4 (CR3) every other city is neutral with the same force, all else is empty", () => {
    const g = start(["players red blue"], ...ready);
    for (const t of TERRITORIES) {
      if (t.id === "saxony" || t.id === "france") continue;
      expect(g.at(t.id)).toBe(t.city === undefined ? "nobody" : `neutral ${GARRISON}`);
    }
  });

  it.each([
    [[], 0],
    [["option starting_coins 20"], 20],
  ])("2.5 (CR4) treasuries start with %j %i coins", (options, coins) => {
    const g = start(["players red blue", ...options], ...ready);
    expect([g.coins("red"), g.coins("blue")]).toEqual([coins, coins]);
    g.do("red policies tax 1", "blue policies expand 1", "roll first red 6 blue 1");
    g.do("draw red mission purge", "draw red card spy");
    expect(g.coins("red")).toBe(coins + 5 + 1);
  });
});
