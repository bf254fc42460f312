import { describe, expect, it } from "vitest";
import { cityValue } from "../../../../src/games/castle-risk/rules/tax";
import { BOARD } from "../../../../src/risk/europe/board";
import { duel, ground, play, type Played } from "../../../helpers/play";

function war(land: string, blue = "", red = ""): string {
  return ground({ red, blue, green: "", land });
}

function value(g: Played, territory: string): number {
  return cityValue(g.state, BOARD.index[territory]);
}

describe("conquest", () => {
  it("9.1 the victor's force is in, what was left behind stays out", () => {
    const g = play(
      war("france blue infantry 1 ; lorraine red infantry 4 cavalry 1 ; burgundy blue infantry 1"),
      "red attack lorraine burgundy infantry 2 cavalry 1",
      "roll cavalry 3 vs",
    );
    expect(g.at("burgundy")).toBe("red infantry 2 cavalry 1");
    expect(g.at("lorraine")).toBe("red infantry 2");
    expect(g.last("conquered")).toMatchObject({ seat: 0, units: [2, 0, 1, 0] });
  });

  it("9.1 where the defender stands nothing changes hands", () => {
    const g = play(
      war("france blue infantry 1 ; lorraine red infantry 2 ; burgundy blue infantry 2"),
      "red attack lorraine burgundy infantry 1",
      "roll main 1 vs 2 1",
    );
    expect(g.at("burgundy")).toBe("blue infantry 2");
    expect(g.told.slice(-1)).toEqual(["repelled"]);
    expect(g.awaits).toBe("attack red");
  });

  it.each([
    ["swabia neutral infantry 1", "lorraine", "swabia", 2, 1],
    ["rome blue infantry 1", "lombardy", "rome", 4, 3],
    ["rome blue infantry 1 tokens 2", "lombardy", "rome", 2, 1],
    ["rome green infantry 1 tokens 9", "lombardy", "rome", 1, 1],
  ])("9.2, 9.3 (CR34) %s is looted for its value, then plundered", (land, from, to, loot, after) => {
    const g = play(
      war(`france blue infantry 1 ; ${from} red siege 2 ; ${land}`, "coins 9", "coins 1 policies tax 2"),
      `red attack ${from} ${to} siege 1`,
      "roll siege 4 1 vs 1",
    );
    const tokens = Number(/tokens (\d)/.exec(land)?.[1] ?? 0);
    expect(g.coins("red")).toBe(1 + loot);
    expect(g.coins("blue")).toBe(9);
    expect(g.at(to)).toBe(`red siege 1 tokens ${tokens + 1}`);
    expect(value(g, to)).toBe(after);
    expect(g.told.indexOf("looted")).toBeLessThan(g.told.indexOf("plundered"));
  });

  it("9.2, 9.4 (CR34) land without a city is neither looted nor plundered, its castle stays", () => {
    const g = play(
      war("france blue infantry 1 ; lorraine red siege 2 ; burgundy blue infantry 1 castle"),
      "red attack lorraine burgundy siege 1",
      "roll siege 6 6 vs",
    );
    expect(g.at("burgundy")).toBe("red siege 1 castle");
    expect(g.coins("red")).toBe(0);
  });

  it("9.4 (CR27) a conquered castle serves who holds it", () => {
    const g = play(
      war(
        "france blue infantry 1 ; burgundy red infantry 1 castle ; lorraine blue infantry 3 siege 1",
      ).replace("turn red", "turn blue"),
      "blue attack lorraine burgundy infantry 2 siege 1",
      "roll siege 1 1 vs",
      "roll archers vs 5 5",
    );
    expect(g.last("rolled").attackerDue).toBe(2);
  });
});

describe("a capital that falls", () => {
  const kingdom = "coins 7 hand spy 2 marshal 1 mission purge 1 completed support defend reserve infantry 3";
  const land =
    "lorraine red infantry 1 siege 1 ; france blue infantry 1 tokens 1 ; rome blue infantry 3 tokens 1 ; burgundy blue infantry 2 castle ; " +
    "navarre blue infantry 5 ; ireland blue siege 2 castle ; brittany nobody castle";
  const taken = (): Played =>
    play(
      war(land, kingdom, "coins 1"),
      "red attack lorraine france siege 1",
      "blue pass",
      "roll siege 4 1 vs 1 1",
    );

  it("9.5 (CR35) gives treasury and loot as a capital to the victor, then the token", () => {
    const g = taken();
    expect(g.seat("blue").alive).toBe(false);
    expect(g.coins("red")).toBe(1 + 7 + 4);
    expect(g.last("eliminated")).toMatchObject({ seat: 1, by: 0, coins: 7 });
    expect(g.at("france")).toBe("red siege 1 tokens 2");
    // Printed 3, less two tokens.
    expect(value(g, "france")).toBe(1);
    expect(g.seat("blue")).toMatchObject({ capital: -1, coins: 0 });
  });

  it("9.6, 14.8 (CR35, CR38) cards are discarded, missions go under the deck, the reserve is lost", () => {
    const g = taken();
    expect(g.discards).toBe("marshal 1 spy 2");
    expect(g.hand("blue")).toBe("");
    expect(g.state.missionsBelow).toEqual([3, 2, 1]);
    expect(g.seat("blue")).toMatchObject({ mission: -1, completed: [], reserve: [0, 0, 0, 0] });
    expect(g.state.territories.every((t) => t.owner !== 1)).toBe(true);
  });

  it("9.7 (CR35) vassal cities turn neutral with the starting garrison, tokens stay", () => {
    expect(taken().at("rome")).toBe("neutral infantry 4 archer 2 cavalry 1 tokens 1");
  });

  it("9.8 (CR35) castles get a garrison of 4 and 2, the rest is empty", () => {
    const g = taken();
    expect(g.at("burgundy")).toBe("neutral infantry 4 archer 2 castle");
    expect(g.at("navarre")).toBe("nobody");
    expect(g.at("brittany")).toBe("nobody castle");
  });

  it("9.9 (CR35) a city with a castle gets the city's garrison", () => {
    expect(taken().at("ireland")).toBe("neutral infantry 4 archer 2 cavalry 1 castle");
  });

  it("9.13 (CR36) a turn that was still to come is skipped", () => {
    const g = taken().do("red end attack", "red end fortify", "red end diplomacy", "red end placement");
    expect(g.last("turn").seat).toBe(2);
    g.do("draw green mission spread", "draw green card spy", "green end purchase", "green end attack");
    g.do("green end fortify", "green end diplomacy", "green end placement");
    expect(g.awaits).toBe("policies red green");
  });
});

describe("both sides gone", () => {
  const wipe = (land: string, from: string, to: string, city: string, blue = ""): Played =>
    play(
      war(`${from} red siege 2 ; ${land}`, blue),
      `red attack ${from} ${to} siege 1`,
      `roll siege 4 1 vs 4 1${city}`,
    );

  it.each(["", " castle"])("9.10 (CR31) the territory is empty, its castle%s stays", (castle) => {
    const g = wipe(`france blue infantry 1 ; burgundy blue siege 1${castle}`, "lorraine", "burgundy", "");
    expect(g.at("burgundy")).toBe(`nobody${castle}`);
    expect(g.awaits).toBe("attack red");
  });

  it.each(["neutral", "blue"])(
    "9.11 (CR31) a %s city is neutral again, not looted, not plundered",
    (owner) => {
      const g = wipe(`france blue infantry 1 ; rome ${owner} siege 1 tokens 1`, "lombardy", "rome", " 1");
      expect(g.at("rome")).toBe("neutral infantry 4 archer 2 cavalry 1 tokens 1");
      expect(g.coins("red")).toBe(0);
      expect(g.seat("blue").alive).toBe(true);
    },
  );

  it("9.12 (CR31) a capital falls without a victor", () => {
    const g = wipe("france blue siege 1 ; rome blue infantry 1", "lorraine", "france", " 1 1", "coins 7");
    expect(g.at("france")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect(value(g, "france")).toBe(3);
    expect(g.at("rome")).toBe("neutral infantry 4 archer 2 cavalry 1");
    expect([g.coins("red"), g.coins("blue")]).toEqual([0, 0]);
    expect(g.last("eliminated")).toMatchObject({ seat: 1, by: -1 });
    expect(g.awaits).toBe("attack red");
  });

  it("9.12 (CR31) of two players the other has won", () => {
    const g = duel(
      { red: "lorraine siege 2", blue: "france siege 1" },
      "red attack lorraine france siege 1",
      "roll siege 4 1 vs 4 1 1 1",
    );
    expect(g.last("over")).toMatchObject({ seat: 0, ending: "survivor" });
    expect(g.at("france")).toBe("neutral infantry 4 archer 2 cavalry 1");
  });
});
