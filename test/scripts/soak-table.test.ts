import { describe, expect, it } from "vitest";
import { beginningOf } from "../../scripts/soak-table/beginning";
import { readList, writeList } from "../../scripts/soak-table/list";
import { shrink } from "../../scripts/soak-table/shrink";
import { GAMES } from "../../src/games/index";
import { resultOf, type Result } from "../../scripts/complaint";
import { soak as runSoak, USAGE } from "../../scripts/soak-table/command";
import { root, scratch } from "./command";

/** As the command does it, without a process for each case. */
const soak = (...args: string[]): Promise<Result> => resultOf(USAGE, () => runSoak(root, args));
const file = scratch();

describe("the soak of the table", () => {
  it.each([
    ["--game", "chess"],
    ["--minutes", "0"],
    ["--seed", "-1"],
    ["--presses", "none"],
    ["--engine", "basic"],
    ["--shrink", "x"],
    ["--replay"],
    ["--replay", "list.txt", "--seed", "3"],
    ["--bogus"],
    ["game.txt"],
  ])("refuses wrong use: %s %s", async (...args) => {
    const { code, out, err } = await soak(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
  });

  it.each([
    ["", /list\.txt: a list of presses begins with "game ID"\.\n$/],
    ["# why\ngame risk_2008\nadvance 3\n", /list\.txt:3: after the game stands "seed NUMBER"\.\n$/],
    [
      "game risk_2008\nseed 3\nadvance 3\nshout Ann\n",
      /list\.txt:4: "shout Ann" is nothing that anybody presses/,
    ],
  ])("refuses a list that is none: %j", async (text, why) => {
    const { code, out, err } = await soak("--replay", file("list.txt", text));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(why);
  });

  it("begins tables of every game with each preset, and with each mode", () => {
    for (const { meta } of GAMES) {
      const pressed = new Set(Array.from({ length: 60 }, (_, seed) => beginningOf(meta, seed).options));
      for (const { id } of meta.presets) expect(pressed).toContain(`preset ${id}`);
      for (const { id, ...def } of meta.options)
        if (def.kind === "choice") expect(pressed).toContain(`option ${id} ${def.values[1]}`);
    }
  });

  it("finds the shortest list that fails in the same way", async () => {
    const list = Array.from({ length: 57 }, (_, n) => `advance ${n}`);
    const needed = ["advance 3", "advance 30", "advance 31", "advance 56"];
    let tried = 0;
    const fails = async (presses: readonly string[]): Promise<boolean> => {
      tried++;
      return Promise.resolve(needed.every((one) => presses.includes(one)));
    };
    expect(await shrink(list, fails, () => true)).toEqual(needed);
    expect(tried).toBeLessThan(200);
    expect(await shrink(list, fails, () => false)).toBe(list);
  });

  it("writes a list that is read back", () => {
    const [game] = GAMES;
    const presses = ["join Ann", "click Ann table_ui(sit red)", "advance 3"];
    expect(readList(writeList({ game, seed: 9, presses }, "it breaks"), "list")).toEqual({
      game,
      seed: 9,
      presses,
    });
  });
});
