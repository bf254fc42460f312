import { CHANCE } from "../../../../src/core/types";
import { describe, expect, it } from "vitest";
import { seenAction, seenEvent, viewOf } from "../../../../src/games/castle-risk/rules/view";
import { duel, ground, play, start, type Played } from "../../../helpers/play";

function quest(phase: string, red: string, land: string, table = ""): string {
  return ground({ phase, table: `round 1 ; ${table}`, red, blue: "moved", land });
}

/** Swabia falls to red's weapon. */
const SWABIA = ["red attack lorraine swabia siege 1", "roll siege 4 1 vs 1"];
const GUN = "lorraine red infantry 1 siege 1 ; swabia neutral infantry 1";

describe("papal missions", () => {
  it("14.1 (CR37) eight cards, two of each; one at a time; others do not see which", () => {
    const g = start(
      ["players red blue"],
      "roll order red 6 blue 1",
      "red capital saxony",
      "blue capital france",
    );
    expect(g.state.missions).toEqual([2, 2, 2, 2]);
    g.do("red policies tax 1", "blue policies tax 1", "roll first red 6 blue 1", "draw red mission purge");
    expect(g.state.missions).toEqual([2, 2, 2, 1]);
    expect(viewOf(g.state, 1).seats[0].mission).toBe(4);
    expect(seenEvent(g.last("drew_mission"), 1)).toMatchObject({ mission: 4 });
    expect(seenAction({ type: "mission", seat: CHANCE, to: 0, mission: 3 }, 1)).toMatchObject({ mission: 4 });
    expect(viewOf(g.state, 0).seats[0].mission).toBe(3);
  });

  it("14.2 (CR37) counts from the draw on: what came before does not", () => {
    const g = play(quest("attack", "mission defend 0", GUN), ...SWABIA);
    expect(g.seat("red")).toMatchObject({ mission: 1, progress: 0 });
    const next = duel(
      {
        phase: "placement",
        turn: "blue",
        table: "round 1",
        red: "lorraine infantry 1 castle ; rome infantry 1 tokens 1",
      },
      "blue end placement",
      "draw red mission purge",
    );
    expect(next.seat("red").progress).toBe(0);
  });

  const recruited = ["red recruit swabia", "roll recruitment 6"];
  const built = "policies expand_fortify 1 coins 20";
  const castle = "moves fortifies 1 castle bought";

  it.each([
    ["spread", "recruiting", "diplomacy", "policies tax_king 1 coins 3", recruited, 1],
    ["spread", "conquering", "attack", "", SWABIA, 0],
    ["defend", "building", "fortify", built, ["red build lorraine"], 1],
    ["defend", "conquering", "attack", "", SWABIA, 0],
    ["purge", "conquering", "attack", "", SWABIA, 1],
    ["purge", "recruiting", "diplomacy", "policies tax_king 1 coins 3", recruited, 0],
    ["purge", "building", "fortify", built, ["red build lorraine"], 0],
  ])("14.3, 14.4, 14.6 (CR37) %s and %s", (mission, _deed, phase, red, lines, progress) => {
    const g = play(quest(phase, `mission ${mission} 0 ${red}`, GUN, red === built ? castle : ""), ...lines);
    expect(g.seat("red").progress).toBe(progress);
  });

  it("14.4, 14.6 (CR37) a conquered castle is not a built one, and land is no city", () => {
    for (const mission of ["defend", "purge"]) {
      const g = play(
        quest(
          "attack",
          `mission ${mission} 0`,
          "lorraine red infantry 1 siege 1 ; burgundy blue infantry 1 castle",
        ),
        "red attack lorraine burgundy siege 1",
        "roll siege 6 1 vs",
      );
      expect(g.at("burgundy")).toBe("red siege 1 castle");
      expect(g.seat("red").progress).toBe(0);
    }
  });

  it.each([
    ["a player's city", "rome blue infantry 1", "rome", " 1"],
    ["a capital", "rome green infantry 1", "rome", " 1 1"],
    ["the same city again", "rome neutral infantry 1 tokens 3", "rome", " 1"],
  ])("14.6 (CR37) %s counts, and two are enough", (what, land, to, city) => {
    const g = duel(
      {
        table: "round 1",
        red: "mission purge 1 ; lombardy infantry 1 siege 1",
        blue: "moved",
        green: what === "a capital" ? "capital rome" : "",
        land,
      },
      `red attack lombardy ${to} siege 1`,
      `roll siege 6 1 vs${city}`,
    );
    expect(g.seat("red").progress).toBe(2);
  });

  const done = (red: string, more = ""): Played => play(quest("placement", red, more), "red end placement");

  it("14.7 (CR38) declared at the beginning of the next round, and a crown in it", () => {
    const g = done("mission purge 2");
    expect(g.last("declared")).toMatchObject({ seat: 0, mission: 3 });
    expect(g.seat("red")).toMatchObject({ mission: -1, progress: 0, completed: [3], crowns: 2 });
    expect(viewOf(g.state, 1).seats[0].completed).toEqual([3]);
    g.do("red policies tax 2", "blue policies tax 1", "roll first red 6 blue 1");
    expect(g.awaits).toBe("mission");
    const open = done("mission support 19");
    expect(open.told).not.toContain("declared");
    expect(open.seat("red")).toMatchObject({ mission: 2, progress: 19, crowns: 1 });
  });

  it("14.7 (CR38) not before: a fulfilled mission stays active until the round ends", () => {
    const g = play(quest("attack", "mission purge 1", GUN), ...SWABIA);
    expect(g.seat("red")).toMatchObject({ mission: 3, progress: 2, completed: [] });
  });

  const others = "completed spread spread defend defend support support purge";

  it("14.8 (CR38) those under the deck come last, in their order", () => {
    const drawing = (below: string, completed: string): Played =>
      duel(
        {
          phase: "placement",
          turn: "blue",
          table: `round 1 ; below ${below}`,
          blue: completed,
          green: "out",
        },
        "blue end placement",
      );
    const some = drawing("purge support", "completed spread spread defend defend support");
    // One Purge is still in the shuffled deck.
    expect(some.code("draw red mission support")).toBe("deck.mission");
    some.do("draw red mission purge");
    expect(some.state.missionsBelow).toEqual([3, 2]);
    const last = drawing("support purge", "completed spread spread defend defend support purge");
    expect(last.code("draw red mission purge")).toBe("deck.mission");
    last.do("draw red mission support");
    expect(last.state.missionsBelow).toEqual([3]);
  });

  it("14.9, 5.4 (CR41) where no mission is left none is drawn", () => {
    const g = duel(
      { phase: "placement", turn: "blue", table: "round 1", blue: `mission purge 0 ${others}` },
      "blue end placement",
    );
    expect(g.awaits).toBe("card");
  });
});
