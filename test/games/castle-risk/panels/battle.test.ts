/** What the panel of a fight tells: recorded games up to a line, and what is shown after the lines that follow. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { indexIds, nextLine, openText } from "../../../../src/core/lines";
import { isFault } from "../../../../src/core/refuse";
import { readAction } from "../../../../src/games/castle-risk/notation/read";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import { viewOfBattle } from "../../../../src/games/castle-risk/panels/battle/model";
import type { ArmyView, BattleView } from "../../../../src/session/game/battle";
import { viewOfLand } from "../../../../src/games/castle-risk/panels/land/model";
import { resumeSome } from "../../../../src/session/table/save";
import { isPast, lastRoll, screenOf } from "../../../../src/session/table/room";
import type { Table } from "../../../../src/session/table/table";
import { newRoom, openSave, rollOf, submit } from "../../../helpers/castle";
import { LAND_IDS } from "../../../helpers/lands";
import { matchOf, playOn, startedTable, stateOf } from "../../../helpers/presser";
import { say } from "../../../helpers/say";
import { ENGLISH } from "../../../../src/games/castle-risk/text/en/english";

/** A recorded game up to the first line that begins so, and the lines from there on. */
function openAt(record: string, line: string, before = ""): { t: Table; next: () => BattleView } {
  const lines = readFileSync(`test/records/${record}.txt`, "utf8")
    .split("\n")
    .filter((text) => text !== "" && !text.startsWith("#"));
  const from = before === "" ? 0 : lines.findIndex((text) => text.startsWith(before));
  let at = lines.findIndex((text, i) => i > from && text.startsWith(line));
  const t = tableOf(lines.slice(0, at));
  return {
    t,
    next: () => {
      take(t, lines[at++] ?? "");
      return shown(t);
    },
  };
}

function tableOf(lines: readonly string[]): Table {
  const resume = openSave(`${lines.join("\n")}\n`);
  if (isFault(resume)) throw new Error(resume.why.code);
  while (resumeSome(resume, 100) === false);
  return resume.table;
}

/** Takes an action as a record has it. */
function take(t: Table, text: string): void {
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("no line");
  const action = readAction(line, indexIds(stateOf(t).colours));
  expect(submit(t, action, matchOf(t).revision, [])).toBeUndefined();
}

function shown(t: Table): BattleView {
  const model = viewOfBattle(stateOf(t), rollOf(t), ENGLISH);
  if (model === undefined) throw new Error("no fight is shown");
  return model;
}

describe("envoys", () => {
  test("are no combat: the panel adds up their die, with where each +1 comes from, and says what is needed", () => {
    const { t, next } = openAt("bombardment", "roll recruitment");
    const model = next();
    expect(model.title).toBe("Envoys");
    expect(model.rule).toBe("4 + 1 (bribe) + 1 (siege weapon) = 6; 6 or more is needed.");
    expect(model.end).toBe("With 6, Warsaw becomes a vassal of Red.");
    expect(model.attacker.dice).toMatchObject([{ face: 4, hit: true }]);
    for (const { units, lost, result } of [model.attacker, model.defender]) {
      expect([units, lost, result]).toEqual([[], [], ""]);
    }
    expect(t.roll?.from).toBe(-1);
  });

  test("without a bonus are their die alone", () => {
    const model = openAt("five-players", "roll recruitment 1", "red recruit algeria").next();
    expect(model.rule).toBe("The die shows 1; 6 or more is needed.");
    expect(model.end).toBe("With 1, Bejaia turns Red down.");
  });

  test("are told beforehand what they have to roll, siege weapons beside the city counted", () => {
    const { t } = openAt("bombardment", "red recruit poland");
    const { deeds } = viewOfLand(stateOf(t), 0, LAND_IDS.indexOf("poland"), ENGLISH);
    expect(deeds.map(({ text }) => text)).toContain("Recruit a city (on 5 or more; on 4 with a bribe)");
    const plain = openAt("five-players", "red recruit algeria").t;
    const told = viewOfLand(stateOf(plain), stateOf(plain).turn, LAND_IDS.indexOf("algeria"), ENGLISH).deeds;
    expect(told.map(({ text }) => text)).toContain("Recruit a city (on 6 or more; on 5 with a bribe)");
  });
});

describe("a bombardment", () => {
  test("tells the hits of those who fire and the losses of those who are fired at, and how it ended", () => {
    const { next } = openAt("bombardment", "roll bombardment 4 6 2 5");
    const asked = next();
    expect([asked.attacker.result, asked.defender.result]).toEqual(["3 hits.", "Is to lose 2."]);
    expect(asked.end).toBe("");
    const done = next();
    expect(done.defender.result).toBe("Loses 1 infantry and 1 archer.");
    expect(done.end).toBe("Blue loses 1 infantry and 1 archer in Bavaria.");
  });

  test("that hits nobody is over as well", () => {
    const { t } = openAt("bombardment", "roll bombardment 4 6 2 5");
    take(t, "roll bombardment 1 2 3 1");
    const model = shown(t);
    expect([model.attacker.result, model.defender.result]).toEqual(["0 hits.", "Loses nothing."]);
    expect(model.end).toBe("Nobody falls in Bavaria.");
  });
});

/** Dice in words: what counts, what of it was added, whether it hits. */
const diceOf = ({ dice }: ArmyView): string[] =>
  dice.map(({ face, plus, hit }) => `${face - plus}${plus > 0 ? `+${plus}` : ""}${hit ? " hits" : ""}`);

describe("the main phase", () => {
  test("tells no result before the last +1 is given, and shows what a die is made of", () => {
    const { t, next } = openAt("admirals", "roll main 6 4 1 vs 5 2");
    const rolled = next();
    expect([diceOf(rolled.attacker), diceOf(rolled.defender)]).toEqual([
      ["6", "4", "1"],
      ["5", "2"],
    ]);
    expect([rolled.attacker.result, rolled.defender.result]).toEqual(["", ""]);
    const half = next();
    expect(diceOf(half.attacker)).toEqual(["6+2", "4", "1"]);
    expect([half.attacker.result, half.defender.result]).toEqual(["", ""]);
    const settled = next();
    expect(diceOf(settled.attacker)).toEqual(["6+2", "4 hits", "1"]);
    expect(diceOf(settled.defender)).toEqual(["5+3 hits", "2"]);
    expect([settled.attacker.result, settled.defender.result]).toEqual([
      "1 hit. Is to lose 1.",
      "1 hit. Is to lose 1.",
    ]);
    expect(rollOf(t)?.settled).toBe(true);
  });

  test("has room for a card of each side from the beginning, and for what the defender's territory gives", () => {
    const { attacker, defender } = shown(openAt("admirals", "roll main 6 4 1 vs 5 2").t);
    expect(defender.lines.map((line) => line.split(":")[0])).toEqual(["Marshal", "Admiral", "Castle"]);
    expect([attacker.room, defender.room]).toEqual([1, 2]);
  });

  test("shows the dice that lie to a table that has not seen them fall, and goes on with them", () => {
    const { t } = openAt("admirals", "blue boost 3 0");
    const lying = shown(t);
    expect([diceOf(lying.attacker), diceOf(lying.defender)]).toEqual([
      ["8", "4", "1"],
      ["5", "2"],
    ]);
    expect([lying.attacker.result, lying.defender.result, lying.end]).toEqual(["", "", ""]);
    take(t, "blue boost 3 0");
    expect(diceOf(shown(t).defender)).toEqual(["5+3 hits", "2"]);
  });

  test("a die that the program has made higher is shown as well, and lies where it counts", () => {
    const { t } = openAt("admirals", "roll main 6 4 1 vs 5 2");
    for (const seat of ["red", "blue"]) take(t, `${seat} set dice automatic`);
    take(t, "roll main 5 4 1 vs 6 2");
    const { attacker, defender } = shown(t);
    expect([diceOf(attacker), diceOf(defender)]).toEqual([
      ["5+2", "4", "1"],
      ["6+1 hits", "2+2 hits"],
    ]);
  });
});

test("a fight that has ended stays put away while others only say when they want to be asked", () => {
  const room = newRoom();
  room.table = startedTable(3, 8);
  const m = matchOf(room.table);
  const roll = rollFrom(seedRng(2));
  do playOn(room.table, roll, 1);
  while (lastRoll(room) === undefined);
  expect(isPast(room, screenOf(room, "red"))).toBe(false);
  expect(say(room, "red", "press none")).toBe("");
  submit(room.table, { type: "set", seat: 1, setting: "windows", value: "never" }, m.revision, []);
  expect(isPast(room, screenOf(room, "red"))).toBe(true);
  expect(isPast(room, screenOf(room, "blue"))).toBe(false);
  do playOn(room.table, roll, 1);
  while (m.staleBefore < m.revision);
  expect(isPast(room, screenOf(room, "red"))).toBe(false);
});
