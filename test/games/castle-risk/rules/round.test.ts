import { describe, expect, it } from "vitest";
import { TITLES } from "../../../../src/games/castle-risk/meta";
import type { Crowns } from "../../../../src/games/castle-risk/rules/crowns";
import { titleName } from "../../../../src/games/castle-risk/text/names";
import { duel, type Played, type Said } from "../../../helpers/play";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { eventText } from "../../../../src/text/log";

/** Red is the last to move in round 2; the next round begins. */
function nextRound(said: Said = {}): Played {
  const { table = "round 2", blue = "" } = said;
  return duel({ ...said, phase: "placement", table, blue: `moved ${blue}` }, "red end placement");
}

function crowns(said: Said): Crowns {
  return nextRound(said).all("ranked")[0].crowns;
}

/** So many cities, each worth 1: the first of a list for red, others for blue. */
function vassals(n: number, colour = "red"): string {
  const ids = [
    "rome",
    "turkey",
    "rusland",
    "sweden",
    "england",
    "leon_castile",
    "novgorod",
    "ireland",
    "poland",
  ];
  const from = colour === "red" ? 0 : 4;
  return ids
    .slice(from, from + n)
    .map((id) => `; ${id} infantry 1 tokens 9`)
    .join(" ");
}

describe("crowns", () => {
  it("3.1 (CR8) rank is fixed at the start of the round and holds for all of it", () => {
    const g = nextRound({ red: "lorraine infantry 2 cavalry 7" });
    expect(g.seat("red").crowns).toBe(1);
    g.do("red policies expand 1", "blue policies tax 1", "roll first red 6 blue 1");
    g.do("draw red mission purge", "draw red card spy", "red end purchase");
    g.do("red attack lorraine swabia cavalry 7", "red pass", "roll siege vs 1");
    g.do("roll archers vs 1 1", "roll cavalry 6 6 6 6 6 6 6 vs 1");
    expect(g.at("swabia")).toBe("red cavalry 7 tokens 1");
    expect(g.seat("red").crowns).toBe(1);
  });

  it.each([
    ["the capital alone", "", { capital: 1, vassals: 0, total: 1 }],
    ["vassal cities, gold or black", "rome infantry 1 ; greece infantry 1", { vassals: 2, total: 3 }],
    ["land without a city", "lorraine infantry 1 ; burgundy infantry 1", { vassals: 0, total: 1 }],
    ["an army of 30", "lorraine infantry 1 archer 2 cavalry 2 siege 3", { army: 1, armyValue: 30 }],
    ["an army of 29", "lorraine archer 2 cavalry 2 siege 3", { army: 0, armyValue: 29 }],
    ["an army of 61", "lorraine siege 10", { army: 1, armyValue: 61, total: 2 }],
    ["a castle", "lorraine infantry 1 castle", { castle: 1, total: 2 }],
    ["two castles", "lorraine infantry 1 castle ; franconia infantry 1 castle", { castle: 1, total: 2 }],
    [
      "taxes of 15: 5 and 4 and 4 and two lands",
      "rome infantry 1 ; novgorod infantry 1 ; lorraine infantry 1 ; franconia infantry 1",
      { tax: 1, taxValue: 15, total: 4 },
    ],
    [
      "taxes of 14",
      "rome infantry 1 ; novgorod infantry 1 ; lorraine infantry 1",
      { tax: 0, taxValue: 14, total: 3 },
    ],
  ])("3.2, 3.3, 3.4, 3.5 (CR7, CR10) %s", (_, red, counted) => {
    expect(crowns({ red })).toMatchObject(counted);
  });

  it("3.4 (CR7, CR10) an empty castle is nobody's", () => {
    expect(crowns({ land: "lorraine nobody castle" })).toMatchObject({ castle: 0, total: 1 });
  });

  it("3.3 (CR7) units in the reserve do not count", () => {
    const g = nextRound().state;
    expect(g.seats[1].crowns).toBe(1);
    const waiting = nextRound({ blue: "reserve infantry 40" });
    expect(waiting.all("ranked")[1].crowns).toMatchObject({ army: 0, armyValue: 1 });
  });

  it("3.5 (CR10) Tax/Spend adds nothing to the total tax value", () => {
    const lands = "rome infantry 1 ; novgorod infantry 1 ; lorraine infantry 1";
    expect(crowns({ red: `policies tax 2 ; ${lands}` }).taxValue).toBe(14);
  });

  it("3.6 (CR7) each completed mission is a crown", () => {
    const g = crowns({ red: "completed purge support" });
    expect(g).toMatchObject({ missions: 2, total: 3 });
  });

  it("3.7 (CR8) eight titles by rank, and nobody in the game has less than the capital's crown", () => {
    expect(TITLES).toEqual(["lord", "baron", "count", "duke", "prince", "king", "high_king", "emperor"]);
    for (const ranked of nextRound().all("ranked")) expect(ranked.crowns.total).toBe(1);
    const nine = nextRound({ red: `completed purge ${vassals(7)}` });
    expect(nine.all("ranked")[0].crowns.total).toBe(9);
    expect(nine.last("over").ending).toBe("emperor");
    expect([titleName(1, ENGLISH.names), titleName(7, ENGLISH.names), titleName(8, ENGLISH.names)]).toEqual([
      "Lord",
      "High King",
      "Emperor",
    ]);
    expect(titleName(9, ENGLISH.names)).toBe(titleName(8, ENGLISH.names));
  });
});

describe("victory", () => {
  it.each([
    [6, false],
    [7, true],
    [8, true],
  ])("3.8 (CR9) capital and %i vassals: wins %s", (n, wins) => {
    const g = nextRound({ red: vassals(n) });
    expect(g.told.includes("over")).toBe(wins);
    if (wins) expect(g.last("over")).toMatchObject({ seat: 0, ending: "emperor" });
    else expect(g.awaits).toBe("policies red blue");
  });

  it.each([5, 9])("3.8 (CR40) option crowns to win: %i", (least) => {
    const at = (n: number): Played =>
      nextRound({ table: `round 2 ; option crowns_to_win ${least}`, red: vassals(n) });
    expect(at(least - 2).told).not.toContain("over");
    expect(at(least - 1).last("over").seat).toBe(0);
  });

  it("3.9 (CR9) two with the crowns to win are false emperors, and one of them the round after wins", () => {
    const five = (blue: number): Played =>
      nextRound({ table: "round 2 ; option crowns_to_win 5", red: vassals(4), blue: vassals(blue, "blue") });
    const g = five(4);
    expect(g.told).not.toContain("over");
    expect(g.awaits).toBe("policies red blue");
    expect(g.last("false_emperors")).toMatchObject({ seats: [0, 1], crowns: 5 });
    expect([g.seat("red").crowns, g.seat("blue").crowns]).toEqual([5, 5]);
    const fallen = five(3);
    expect(fallen.last("over")).toMatchObject({ seat: 0, ending: "emperor" });
    expect(fallen.told).not.toContain("false_emperors");
  });

  it("3.10 (CR9) the last player left wins at once", () => {
    const g = duel(
      { red: "lorraine infantry 4" },
      "red attack lorraine france infantry 3",
      "roll siege vs 1 1",
      "roll main 6 5 4 vs 1",
    );
    expect(g.last("over")).toMatchObject({ seat: 0, ending: "survivor" });
    expect(g.code("red end attack")).toBe("game.over");
  });

  const limited = (said: Said = {}, round = 2): Played =>
    nextRound({ ...said, table: `option round_limit 2 ; round ${round}` });

  it.each([
    ["most crowns", { red: "rome infantry 1 tokens 9" }, "limit", 0],
    ["then taxes, whatever the army", { red: "lorraine infantry 1", blue: "; wales infantry 9" }, "limit", 0],
    ["then the army", { red: "saxony infantry 2" }, "limit", 0],
    ["the other way round", { blue: "; burgundy infantry 1" }, "limit", 1],
    ["all level", {}, "draw", -1],
  ])("3.11 (CR42) after the last round: %s", (_, said, ending, seat) => {
    expect(limited(said).last("over")).toMatchObject({ ending, seat });
  });

  it("3.11 (CR42) crowns come before taxes, and an emperor before both", () => {
    const rich = "; burgundy infantry 9 ; lorraine infantry 9 ; navarre infantry 9";
    const g = limited({ red: "ireland infantry 1 tokens 1", blue: rich });
    expect(g.last("over")).toMatchObject({ ending: "limit", seat: 0 });
    const emperor = limited({ red: vassals(7) });
    expect(emperor.last("over").ending).toBe("emperor");
  });

  it.each([
    [{ red: "rome infantry 1 tokens 9" }, "Red wins by crowns, 2 to 1."],
    [
      { red: "lorraine infantry 1", blue: "; wales infantry 9" },
      "Crowns are level: Red wins by taxes, 6 to 5.",
    ],
    [{ red: "saxony infantry 2" }, "Crowns and taxes are level: Red wins by the worth of armies, 2 to 1."],
    [{}, "Crowns, taxes and the worth of armies are level: nobody wins."],
  ])("3.11 (CR42) behind the last round the log says who wins, and by what: %j", (said, why) => {
    const g = limited(said);
    expect(g.told.slice(-2)).toEqual(["decided", "over"]);
    expect(eventText(g.last("decided"), g.state.colours, ENGLISH)).toBe(why);
  });

  it("3.12 (CR42) the last round is played to its end, and its missions count", () => {
    const g = limited({}, 1);
    expect(g.told).not.toContain("over");
    const mission = limited({ red: "mission purge 2" });
    expect(mission.last("over")).toMatchObject({ ending: "limit", seat: 0 });
  });

  it("3.11 (CR42) behind the last round no other begins, whoever wins: it is told that it was the last", () => {
    for (const red of ["", vassals(7)]) {
      const g = limited({ red });
      expect(g.told).not.toContain("round");
      expect(g.last("last_round")).toEqual({ type: "last_round", round: 2 });
    }
    const before = limited({}, 1);
    expect(before.last("round").round).toBe(2);
    expect(before.told).not.toContain("last_round");
  });
});
