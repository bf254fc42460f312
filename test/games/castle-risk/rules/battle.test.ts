import { describe, expect, it } from "vitest";
import { duel, guarded, type Played } from "../../../helpers/play";

/** Lorraine is red's, Burgundy beside it blue's: no city, no castle, nobody holds a card. */
function fight(force: string, defender: string, option = ""): Played {
  return duel(
    { table: option, red: `lorraine ${guarded(force)}`, blue: `burgundy ${defender}` },
    `red attack lorraine burgundy ${force}`,
  );
}

/** Units that each side lost with the last roll. */
function due(g: Played): number[] {
  return [g.last("rolled").attackerDue, g.last("rolled").defenderDue];
}

describe("a combat", () => {
  it("8.1 (CR25) nobody retreats: it goes on until a side is gone", () => {
    const g = fight("infantry 2", "infantry 1");
    expect(g.code("red end attack")).toBe("chance.due");
    expect(g.code("red attack lorraine burgundy cavalry 1")).toBe("chance.due");
    g.do("roll main 1 1 vs 6");
    expect(g.awaits).toBe("dice");
    g.do("roll main 6 vs 1");
    expect(g.at("burgundy")).toBe("red infantry 1");
    expect(g.awaits).toBe("attack red");
  });

  it("8.2 (CR25) siege, archers, cavalry, main; nothing else is rolled in between", () => {
    const g = fight("infantry 1 archer 1 siege 1", "infantry 3");
    expect(g.refusal("roll archers 1 vs")).toEqual({ code: "dice.rank", params: { rank: "siege" } });
    g.do("roll siege 1 1 vs", "roll archers 1 vs");
    const mounted = duel(
      { red: "lorraine infantry 1 siege 1 archer 1 cavalry 1", blue: "burgundy siege 1 archer 1 cavalry 1" },
      "red attack lorraine burgundy siege 1 archer 1 cavalry 1",
    );
    mounted.do(
      "roll siege 1 1 vs 1 1",
      "roll archers 1 vs 1",
      "roll cavalry 1 vs 1",
      "roll main 1 1 1 vs 1 1",
    );
    expect(mounted.all("rolled").map((e) => e.rank)).toEqual([0, 1, 2, 3]);
  });

  it("8.2 (CR25) both roll at the same time, and the dead of a phase do not roll in the next", () => {
    const both = fight("archer 1", "archer 1").do("roll archers 5 vs 5");
    expect(both.told).toContain("wiped_out");
    const horse = fight("siege 1", "cavalry 2").do("roll siege 6 1 vs");
    expect(horse.refusal("roll cavalry vs 6 6")).toEqual({
      code: "dice.count",
      params: { count: 2, due: 1 },
    });
    horse.do("roll cavalry vs 2");
  });

  it.each([
    ["", "siege 1 1 vs"],
    ["option special_phases first", "main 2 vs 1 1"],
  ])("8.3 (CR25) after the main phase, with %j, comes %s", (option, roll) => {
    const g = fight("infantry 2 siege 1", "infantry 4", option);
    g.do("roll siege 1 1 vs", "roll main 1 1 1 vs 6 6", `roll ${roll}`);
    expect(g.last("rolled").cycle).toBe(2);
  });

  it("8.4 phases in which nobody has a die are passed over", () => {
    const g = fight("infantry 2", "infantry 2").do("roll main 1 1 vs 6 1");
    expect(g.last("rolled")).toMatchObject({ cycle: 1, rank: 3 });
  });

  it.each([
    ["siege 2", "infantry 9", "siege 3 4 5 6 vs", [0, 3]],
    ["infantry 9", "siege 1", "siege vs 3 4", [1, 0]],
    ["infantry 9", "siege 2", "siege vs 6 6 4 4", [4, 0]],
  ])("8.5 (CR26) siege weapons: %s against %s, %s", (force, defender, roll, losses) => {
    expect(due(fight(force, defender).do(`roll ${roll}`))).toEqual(losses);
  });

  it.each([
    ["france blue infantry 1", "lorraine", "france", 2],
    ["swabia neutral infantry 1", "lorraine", "swabia", 1],
    ["swabia blue infantry 1", "lorraine", "swabia", 1],
    ["leon_castile blue infantry 1", "brittany", "leon_castile", 1],
  ])("8.6 (CR26) the city of %s rolls its own siege dice", (land, from, to, dice) => {
    const g = duel({ red: `${from} infantry 9`, land }, `red attack ${from} ${to} infantry 8`);
    const roll = (...faces: number[]): string => `roll siege vs ${faces.join(" ")}`;
    expect(g.refusal(roll(4, 4, 4))).toMatchObject({ code: "dice.count", params: { due: dice } });
    g.do(dice === 2 ? roll(4, 3) : roll(4));
    expect(due(g)).toEqual([1, 0]);
    g.do("roll main 1 1 1 vs 6", dice === 2 ? roll(3, 3) : roll(3));
    expect(g.last("rolled")).toMatchObject({ cycle: 2, attackerDue: 0 });
  });

  it.each([
    ["archer 3", "infantry 9", "archers 4 5 6 vs", [0, 2]],
    ["infantry 9", "archer 3", "archers vs 4 5 6", [2, 0]],
    ["cavalry 3", "infantry 9", "cavalry 2 3 6 vs", [0, 2]],
    ["infantry 9", "cavalry 3", "cavalry vs 2 3 3", [2, 0]],
  ])("8.7, 8.8 (CR27) %s against %s: %s", (force, defender, roll, losses) => {
    expect(due(fight(force, defender).do(`roll ${roll}`))).toEqual(losses);
  });

  it("8.7 (CR27) a defending castle adds two archers' dice, without archers as well", () => {
    const g = fight("infantry 3 siege 1", "infantry 1 castle").do("roll siege 1 1 vs");
    expect(g.refusal("roll archers vs 5")).toMatchObject({ params: { due: 2 } });
    g.do("roll archers vs 5 4");
    expect(due(g)).toEqual([1, 0]);
    const manned = fight("infantry 3 siege 1", "archer 1 castle").do(
      "roll siege 1 1 vs",
      "roll archers vs 5 5 6",
    );
    expect(due(manned)).toEqual([3, 0]);
  });

  it.each([
    [1, 1, "6 vs 6", [1, 0]],
    [1, 2, "6 vs 5 5", [0, 1]],
    [2, 1, "5 1 vs 4", [0, 1]],
    [2, 3, "6 5 vs 5 5", [1, 1]],
    [3, 2, "1 6 5 vs 3 4", [0, 2]],
    [5, 5, "2 2 2 vs 2 1", [1, 1]],
    [3, 2, "4 4 4 vs 5 4", [2, 0]],
  ])("8.9 (CR28) main: %i against %i, %s", (mine, theirs, faces, losses) => {
    expect(due(fight(`infantry ${mine}`, `infantry ${theirs}`).do(`roll main ${faces}`))).toEqual(losses);
  });

  it("8.9 (CR28) no more dice than units and 3 and 2, and every kind counts", () => {
    const dice = (n: number): string => Array(n).fill(1).join(" ");
    for (const [mine, theirs, a, d] of [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
      [3, 3, 3, 2],
      [7, 7, 3, 2],
    ]) {
      const g = fight(`infantry ${mine}`, `infantry ${theirs}`);
      expect(g.code(`roll main ${dice(a + 1)} vs ${dice(d)}`)).toBe("dice.count");
      expect(g.code(`roll main ${dice(a)} vs ${dice(d + 1)}`)).toBe("dice.count");
      expect(g.refusal(`roll main ${dice(a)} vs ${dice(d)}`)).toBeUndefined();
    }
    const mixed = fight("siege 1 cavalry 1", "archer 1 cavalry 1");
    mixed.do("roll siege 1 1 vs", "roll archers vs 1", "roll cavalry 1 vs 1", "roll main 6 6 vs 1 1");
    expect(mixed.told).toContain("conquered");
  });
});
