import { describe, expect, it } from "vitest";
import { normalAction } from "../../../../src/games/castle-risk/bots/normal";
import { randomAction } from "../../../../src/games/castle-risk/bots/random";
import { dealSeeded } from "../../../../src/core/dealer";
import { advance } from "../../../../src/core/game";
import { MAX_LINE, MAX_TEXT, indexIds, nextLine, openText } from "../../../../src/core/lines";
import { isFault } from "../../../../src/core/refuse";
import { rollFrom, seedRng } from "../../../../src/core/rng";
import type { Fault } from "../../../../src/core/types";
import { listChoices } from "../../../../src/core/list";
import { ENGINE } from "../../../../src/games/castle-risk/engine";
import { readAction } from "../../../../src/games/castle-risk/notation/read";
import { writePosition } from "../../../../src/games/castle-risk/notation/position/clauses";
import { CASTLE_RISK } from "../../../../src/games/castle-risk/rules/ruleset";
import type { State } from "../../../../src/games/castle-risk/rules/state";
import { writeAction } from "../../../../src/games/castle-risk/notation/write";
import { duel, ground, misread, play } from "../../../helpers/play";
import { runs } from "../../../helpers/runs";
import { expectSame } from "../../../helpers/same";
import { readPosition, startReplay, stepReplay } from "../../../helpers/castle";

const FULL = "infantry 10000 archer 10000 cavalry 10000 siege 10000";
const MOST = "1000000";

/** Red in Rome and Lombardy, Blue in Paris and Burgundy; `red` goes on the seat, `lands` are clauses more. */
function table(phase: string, red: string, lands: string): string {
  return ground({
    phase,
    table: "round 3",
    red: `capital rome ${red}`,
    blue: "hand spy 1 ; france infantry 2",
    land: lands,
  });
}

/** A state is a position that can be read, and reads back as itself. */
function expectReadable(s: State): void {
  const line = nextLine(openText(writePosition(s)));
  const back = line === undefined ? undefined : readPosition(line);
  expect(line?.fault).toBeUndefined();
  expectSame(back, s);
}

describe("what the notation can hold, and play keeps to", () => {
  it.each([
    ["rome red infantry 10001", "text.range"],
    ["rome red infantry 10000 tokens 1000001", "text.range"],
    ["rome red infantry 10000 tokens 1000000", undefined],
  ])("1.8 a position with %s: %s", (lands, code) => {
    expect(misread(table("purchase", "", lands))?.code).toBe(code);
  });

  it.each([
    ["coins 1000001", "text.range"],
    ["coins 1000000", undefined],
    ["reserve archer 9999", undefined],
    ["reserve archer 10000", "position.numbers"],
    ["reserve infantry 10001", "text.range"],
  ])("1.8 a seat with %s, whose capital holds an archer: %s", (red, code) => {
    expect(misread(table("purchase", red, "rome red archer 1"))?.code).toBe(code);
  });

  it("1.8 a force counts where it came from, until it is gone", () => {
    const fight = (force: string): string =>
      table("attack ; step dice", "", `rome red infantry 6000 ; lombardy blue siege 1 ; ${force}`);
    const battle = "battle red rome lombardy blue cards done cycle 1 phase siege force infantry";
    expect(misread(fight(`${battle} 4001`))?.code).toBe("position.numbers");
    expect(misread(fight(`${battle} 4000`))).toBeUndefined();
  });

  it("1.8 no more are bought than the capital has room for", () => {
    const g = play(table("purchase", `coins ${MOST} reserve siege 9000`, "rome red siege 990 infantry 9999"));
    expect(g.code("red buy siege 11")).toBe("units.limit");
    expect(g.code("red buy infantry 2")).toBe("units.limit");
    expect(listChoices(ENGINE, g.state, 0).actions[0]).toBe(
      "red buy infantry 0..1 archer 0..10000 cavalry 0..10000 siege 0..10 (1 to 20011 in all, for at most 1000000 coins)",
    );
    g.do("red buy siege 10", "red buy infantry 1", "red buy archer 10000", "red buy cavalry 10000");
    expect(g.code("red buy siege 1")).toBe("units.limit");
    expect(listChoices(ENGINE, g.state, 0).refused[0]).toMatchObject({
      action: "red buy",
      why: { code: "units.limit" },
    });
    expectReadable(g.state);
    g.do("red end purchase", "red end attack", "red end fortify", "red end diplomacy");
    g.do("red place rome infantry 1 archer 10000 cavalry 10000 siege 9010");
    expect(g.at("rome")).toBe(`red ${FULL}`);
    expectReadable(g.state);
  });

  it("1.8 a fortify move goes where there is room, in a capital for what was bought too", () => {
    const lands =
      "rome red infantry 6000 ; lombardy red infantry 4002 archer 3 ; burgundy red infantry 9999 archer 10000";
    const g = play(table("fortify ; moves fortifies 9", "reserve infantry 1000", lands));
    expect(g.code("red fortify lombardy rome infantry 3001")).toBe("units.limit");
    expect(g.code("red fortify lombardy burgundy infantry 2")).toBe("units.limit");
    expect(g.code("red fortify lombardy burgundy archer 1")).toBe("units.limit");
    expect(listChoices(ENGINE, g.state, 0).actions).toEqual(
      expect.arrayContaining([
        "red fortify lombardy rome infantry 0..3000 archer 0..3 (1 to 3003 in all)",
        "red fortify lombardy burgundy infantry 0..1 (1 in all)",
      ]),
    );
    g.do("red fortify lombardy burgundy infantry 1", "red fortify lombardy rome infantry 3000 archer 3");
    expect(g.code("red fortify lombardy burgundy infantry 1")).toBe("units.limit");
    const full = listChoices(ENGINE, g.state, 0).refused.filter(({ action }) =>
      action.startsWith("red fortify lombardy"),
    );
    expect(full.map(({ action, why }) => `${action} ${why.code}`)).toEqual(
      expect.arrayContaining([
        "red fortify lombardy rome units.limit",
        "red fortify lombardy burgundy units.limit",
      ]),
    );
    expectReadable(g.state);
  });

  it("1.8 nothing is placed where there is no room, by purchase or by card", () => {
    const lands =
      "rome red infantry 1 ; lombardy red infantry 10000 castle ; burgundy red infantry 9999 ; swabia red archer 10000";
    const g = play(table("placement", "reserve infantry 2 hand reinforcements 3", lands));
    expect(g.code("red place lombardy infantry 1")).toBe("units.limit");
    expect(g.code("red reinforce lombardy infantry")).toBe("units.limit");
    expect(g.code("red reinforce burgundy infantry")).toBe("units.limit");
    expect(g.code("red reinforce swabia archer")).toBe("units.limit");
    // Room for the kind that comes is enough.
    expect(g.code("red reinforce lombardy archer")).toBeUndefined();
    expect(g.code("red reinforce swabia infantry")).toBeUndefined();
    expect(listChoices(ENGINE, g.state, 0).actions).toEqual(
      expect.arrayContaining(["red reinforce lombardy archer", "red reinforce swabia infantry"]),
    );
    expect(listChoices(ENGINE, g.state, 0).actions).toEqual(
      expect.arrayContaining(["red place rome infantry 0..2 (1 to 2 in all)"]),
    );
    g.do("red place rome infantry 2", "red reinforce rome archer");
  });

  it("1.8 a treasury holds a million coins: taxes, loot and treasuries above it are lost", () => {
    const taxed = play(
      table("draw ; step card", `mission spread 0 coins 999998`, "rome red infantry 1"),
      "draw red card general",
    );
    expect(taxed.coins("red")).toBe(1_000_000);
    expectReadable(taxed.state);
    const lands =
      "rome red infantry 3 ; lombardy red cavalry 3 ; swabia neutral infantry 1 tokens 1000000 ; burgundy red cavalry 3";
    const rich = table("attack ; moves attacks 2", `coins 999999`, lands).replace(
      "hand spy",
      "coins 7 hand spy",
    );
    const g = play(rich, "red attack lombardy swabia cavalry 2", "roll siege vs 1", "roll cavalry 5 5 vs");
    expect(g.coins("red")).toBe(1_000_000);
    expect(g.state.territories.find((t) => t.tokens > 0)?.tokens).toBe(1_000_000);
    expectReadable(g.state);
    g.do("red attack burgundy france cavalry 2", "blue pass", "roll siege vs 1 1", "roll cavalry 5 5 vs");
    expect(g.coins("red")).toBe(1_000_000);
    expectReadable(g.state);
  });

  it("1.8 rounds and cycles are counted up to a million", () => {
    const last = { phase: "placement", table: "round 1000000", red: "capital rome", blue: "moved coins 1" };
    const g = duel(last, "red end placement");
    expect(g.state.round).toBe(1_000_000);
    expectReadable(g.state);
    const battle = "battle red rome lombardy blue cards done cycle 1000000 phase main force infantry 2";
    const lands = `rome red infantry 1 ; lombardy blue infantry 2 ; ${battle}`;
    const fight = play(table("attack ; step dice", "", lands), "roll main 6 1 vs 5 5");
    expect(fight.state.battle?.cycle).toBe(1_000_000);
    expectReadable(fight.state);
  });

  it("1.8 the dice of the largest armies fit into a line", () => {
    const armies = `rome red ${FULL} ; lombardy blue ${FULL} castle`;
    const battle = (force: string): string => `battle red rome lombardy blue cards done cycle 1 ${force}`;
    const force = "force archer 9999 cavalry 9999 siege 9999 ; rome red infantry 1";
    for (const phase of ["siege", "archers", "cavalry"]) {
      const lands = `lombardy blue ${FULL} castle ; ${battle(`phase ${phase} ${force}`)}`;
      expectDiceFit(play(table("attack ; step dice ; chance 1 2 3 4", "", lands)).state);
    }
    const shot = "phase diplomacy ; step bombardment ; chance 1 2 3 4 ; bombardment rome lombardy";
    expectDiceFit(play(table("x", "", armies).replace("phase x", shot)).state);
  });
});

function expectDiceFit(s: State): void {
  const dice = dealSeeded(CASTLE_RISK, s);
  if (dice === undefined) throw new Error("no dice are due");
  const text = writeAction(dice, s.colours);
  expect(text.length).toBeGreaterThan(15_000);
  expect(text.length).toBeLessThanOrEqual(MAX_LINE);
  const line = nextLine(openText(text));
  if (line === undefined) throw new Error("no line");
  expect(readAction(line, indexIds(s.colours))).toEqual(dice);
  expect(line.fault).toBeUndefined();
}

describe("play at the limits", () => {
  const lands = ["lombardy", "swabia", "bavaria"].map(
    (t, i) => `${t} red infantry ${9_998 + i} archer 9999 siege 2`,
  );
  const others = "burgundy blue infantry 9999 siege 3 castle ; lorraine blue archer 9998 cavalry 5";
  const position = table(
    "purchase ; chance 1 2 3 4",
    `coins 999990 reserve archer 2 hand reinforcements 3 policies expand_fortify 2 tax_king 1 losses ask`,
    `rome red infantry 9000 archer 9990 cavalry 20 ; ${lands.join(" ; ")} ; ${others}`,
  ).replace("france blue infantry 2", "france blue infantry 9997 archer 2");

  it.each([1, 3, 2, 4].slice(0, runs(2, 4)))(
    "goes on, and all of it can be written and read (seed %i)",
    (seed) => {
      const { state } = play(position);
      const roll = rollFrom(seedRng(seed));
      for (let n = 0; n < 200 && state.step !== "over"; n++) {
        const bot = roll(2) > 0 ? randomAction : normalAction;
        const action =
          dealSeeded(CASTLE_RISK, state) ?? bot(state, state.asked[roll(state.asked.length)], roll);
        const text = writeAction(action, state.colours);
        expect(CASTLE_RISK.check(state, action), text.slice(0, 100)).toBeUndefined();
        const line = nextLine(openText(text));
        if (line === undefined) throw new Error("no line");
        expectSame(readAction(line, indexIds(state.colours)), action);
        expect(line.fault).toBeUndefined();
        for (const seat of state.asked) listChoices(ENGINE, state, seat);
        advance(CASTLE_RISK, state, action, []);
        expectReadable(state);
      }
    },
  );
});

/** How many actions of a record can be replayed, or the fault that ends it. */
function replay(text: string): Fault | number {
  const begun = startReplay(text);
  if (isFault(begun)) return begun;
  for (;;) {
    const next = stepReplay(begun, []);
    if (next === undefined) return begun.count;
    if (isFault(next)) return next;
  }
}

describe("records", () => {
  it("beyond the stated limits are refused by name", () => {
    const head = "castle_risk 1\nplayers red blue\n";
    const long = `roll order${" red 1".repeat(MAX_LINE)}\n`;
    expect(replay(head + long)).toMatchObject({ line: 3, column: 1, why: { code: "text.long_line" } });
    expect(replay(`castle_risk 1 ${" ".repeat(MAX_LINE)}\nplayers red blue\n`)).toMatchObject({
      line: 1,
      why: { code: "text.long_line" },
    });
    for (const before of ["", "castle_risk 1\n", head, `${head}roll order red 1 blue 2\n`]) {
      expect(replay(`${before}#${"-".repeat(MAX_LINE)}\n${head}`)).toMatchObject({
        line: before.split("\n").length,
        column: 1,
        why: { code: "text.long_line" },
      });
    }
    expect(replay(`${head}#${"-".repeat(MAX_LINE - 1)}\n`)).toBe(0);
    expect(replay(head + "#".repeat(MAX_TEXT))).toMatchObject({ line: 1, why: { code: "text.too_long" } });
  });

  it("of a million lines are read within seconds", () => {
    const head = "castle_risk 1\nplayers red blue\n";
    const start = performance.now();
    expect(replay(head + "red set dice ask\n".repeat(400_000))).toBe(400_000);
    expect(replay(head + "# no\n".repeat(1_000_000))).toBe(0);
    expect(replay(head + "red pass\n".repeat(800_000))).toMatchObject({ line: 3, column: 1 });
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
