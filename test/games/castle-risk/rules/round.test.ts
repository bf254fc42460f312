import { describe, expect, it } from "vitest";
import { TITLES } from "../../../../src/games/castle-risk/meta";
import type { Crowns } from "../../../../src/games/castle-risk/rules/crowns";
import { titleName } from "../../../../src/games/castle-risk/text/names";
import { play, type Played } from "../../../helpers/play";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";
import { eventText } from "../../../../src/text/log";

/** Red is the last to move; after "red end placement" the next round begins. */
const LAST =
  "players red blue ; round 2 ; phase placement ; turn red ; seat blue moved capital france ; france blue infantry 1 ; ";
const RED = "seat red capital saxony ; saxony red infantry 1";

function nextRound(position: string): Played {
  return play(LAST + position, "red end placement");
}

function crowns(position: string): Crowns {
  return nextRound(position).all("ranked")[0].crowns;
}

/** So many cities of red's in addition, each worth 1. */
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
    .map((id) => ` ; ${id} ${colour} infantry 1 tokens 9`)
    .join("");
}

describe("crowns", () => {
  it("3.1 (CR8) rank is fixed at the start of the round and holds for all of it", () => {
    const g = nextRound(`${RED} ; lorraine red infantry 2 cavalry 7`);
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
    [
      "vassal cities, gold or black",
      " ; rome red infantry 1 ; greece red infantry 1",
      { vassals: 2, total: 3 },
    ],
    ["land without a city", " ; lorraine red infantry 1 ; burgundy red infantry 1", { vassals: 0, total: 1 }],
    ["an army of 30", " ; lorraine red infantry 1 archer 2 cavalry 2 siege 3", { army: 1, armyValue: 30 }],
    ["an army of 29", " ; lorraine red archer 2 cavalry 2 siege 3", { army: 0, armyValue: 29 }],
    ["an army of 61", " ; lorraine red siege 10", { army: 1, armyValue: 61, total: 2 }],
    ["a castle", " ; lorraine red infantry 1 castle", { castle: 1, total: 2 }],
    [
      "two castles",
      " ; lorraine red infantry 1 castle ; franconia red infantry 1 castle",
      { castle: 1, total: 2 },
    ],
    ["an empty castle", " ; lorraine nobody castle", { castle: 0, total: 1 }],
    [
      "taxes of 15: 5 and 4 and 4 and two lands",
      " ; rome red infantry 1 ; novgorod red infantry 1 ; lorraine red infantry 1 ; franconia red infantry 1",
      { tax: 1, taxValue: 15, total: 4 },
    ],
    [
      "taxes of 14",
      " ; rome red infantry 1 ; novgorod red infantry 1 ; lorraine red infantry 1",
      { tax: 0, taxValue: 14, total: 3 },
    ],
  ])("3.2, 3.3, 3.4, 3.5 (CR7, CR10) %s", (_, land, counted) => {
    expect(crowns(RED + land)).toMatchObject(counted);
  });

  it("3.3 (CR7) units in the reserve do not count", () => {
    const g = nextRound(RED).state;
    expect(g.seats[1].crowns).toBe(1);
    const waiting = play(
      LAST.replace("seat blue moved", "seat blue moved reserve infantry 40") + RED,
      "red end placement",
    );
    expect(waiting.all("ranked")[1].crowns).toMatchObject({ army: 0, armyValue: 1 });
  });

  it("3.5 (CR10) Tax/Spend adds nothing to the total tax value", () => {
    const land = " ; rome red infantry 1 ; novgorod red infantry 1 ; lorraine red infantry 1";
    expect(crowns(`seat red capital saxony policies tax 2 ; saxony red infantry 1${land}`).taxValue).toBe(14);
  });

  it("3.6 (CR7) each completed mission is a crown", () => {
    const g = crowns("seat red capital saxony completed purge support ; saxony red infantry 1");
    expect(g).toMatchObject({ missions: 2, total: 3 });
  });

  it("3.7 (CR8) eight titles by rank, and nobody in the game has less than the capital's crown", () => {
    expect(TITLES).toEqual(["lord", "baron", "count", "duke", "prince", "king", "high_king", "emperor"]);
    for (const ranked of nextRound(RED).all("ranked")) expect(ranked.crowns.total).toBe(1);
    const nine = nextRound(`seat red capital saxony completed purge ; saxony red infantry 1${vassals(7)}`);
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
    const g = nextRound(RED + vassals(n));
    expect(g.told.includes("over")).toBe(wins);
    if (wins) expect(g.last("over")).toMatchObject({ seat: 0, ending: "emperor" });
    else expect(g.awaits).toBe("policies red blue");
  });

  it.each([5, 9])("3.8 (CR40) option crowns to win: %i", (least) => {
    const option = `players red blue ; option crowns_to_win ${least}`;
    const at = (n: number): string => LAST.replace("players red blue", option) + RED + vassals(n);
    expect(play(at(least - 2), "red end placement").told).not.toContain("over");
    expect(play(at(least - 1), "red end placement").last("over").seat).toBe(0);
  });

  it("3.9 (CR9) two with the crowns to win are false emperors, and one of them the round after wins", () => {
    const five = LAST.replace("players red blue", "players red blue ; option crowns_to_win 5") + RED;
    const g = play(five + vassals(4) + vassals(4, "blue"), "red end placement");
    expect(g.told).not.toContain("over");
    expect(g.awaits).toBe("policies red blue");
    expect(g.last("false_emperors")).toMatchObject({ seats: [0, 1], crowns: 5 });
    expect([g.seat("red").crowns, g.seat("blue").crowns]).toEqual([5, 5]);
    const fallen = play(five + vassals(4) + vassals(3, "blue"), "red end placement");
    expect(fallen.last("over")).toMatchObject({ seat: 0, ending: "emperor" });
    expect(fallen.told).not.toContain("false_emperors");
  });

  it("3.10 (CR9) the last player left wins at once", () => {
    const g = play(
      "players red blue ; phase attack ; turn red ; seat red capital saxony ; seat blue capital france ; " +
        "saxony red infantry 1 ; lorraine red infantry 4 ; france blue infantry 1",
      "red attack lorraine france infantry 3",
      "roll siege vs 1 1",
      "roll main 6 5 4 vs 1",
    );
    expect(g.last("over")).toMatchObject({ seat: 0, ending: "survivor" });
    expect(g.code("red end attack")).toBe("game.over");
  });

  const limited = LAST.replace(
    "players red blue ; round 2",
    "players red blue ; option round_limit 2 ; round 2",
  );

  it.each([
    ["most crowns", `${RED} ; rome red infantry 1 tokens 9`, "limit", 0],
    ["then taxes, whatever the army", `${RED} ; lorraine red infantry 1 ; wales blue infantry 9`, "limit", 0],
    ["then the army", "seat red capital saxony ; saxony red infantry 2", "limit", 0],
    ["the other way round", `${RED} ; burgundy blue infantry 1`, "limit", 1],
    ["all level", RED, "draw", -1],
  ])("3.11 (CR42) after the last round: %s", (_, position, ending, seat) => {
    expect(play(limited + position, "red end placement").last("over")).toMatchObject({ ending, seat });
  });

  it("3.11 (CR42) crowns come before taxes, and an emperor before both", () => {
    const rich = " ; burgundy blue infantry 9 ; lorraine blue infantry 9 ; navarre blue infantry 9";
    const g = play(`${limited + RED} ; ireland red infantry 1 tokens 1${rich}`, "red end placement");
    expect(g.last("over")).toMatchObject({ ending: "limit", seat: 0 });
    const emperor = play(limited + RED + vassals(7), "red end placement");
    expect(emperor.last("over").ending).toBe("emperor");
  });

  it.each([
    [`${RED} ; rome red infantry 1 tokens 9`, "Red wins by crowns, 2 to 1."],
    [
      `${RED} ; lorraine red infantry 1 ; wales blue infantry 9`,
      "Crowns are level: Red wins by taxes, 6 to 5.",
    ],
    [
      "seat red capital saxony ; saxony red infantry 2",
      "Crowns and taxes are level: Red wins by the worth of armies, 2 to 1.",
    ],
    [RED, "Crowns, taxes and the worth of armies are level: nobody wins."],
  ])("3.11 (CR42) behind the last round the log says who wins, and by what: %s", (position, why) => {
    const g = play(limited + position, "red end placement");
    expect(g.told.slice(-2)).toEqual(["decided", "over"]);
    expect(eventText(g.last("decided"), g.state.colours, ENGLISH)).toBe(why);
  });

  it("3.12 (CR42) the last round is played to its end, and its missions count", () => {
    const g = play(limited.replace("round 2", "round 1") + RED, "red end placement");
    expect(g.told).not.toContain("over");
    const mission = play(
      `${limited}seat red capital saxony mission purge 2 ; saxony red infantry 1`,
      "red end placement",
    );
    expect(mission.last("over")).toMatchObject({ ending: "limit", seat: 0 });
  });

  it("3.11 (CR42) behind the last round no other begins, whoever wins: it is told that it was the last", () => {
    for (const more of ["", vassals(7)]) {
      const g = play(limited + RED + more, "red end placement");
      expect(g.told).not.toContain("round");
      expect(g.last("last_round")).toEqual({ type: "last_round", round: 2 });
    }
    const before = play(limited.replace("round 2", "round 1") + RED, "red end placement");
    expect(before.last("round").round).toBe(2);
    expect(before.told).not.toContain("last_round");
  });
});
