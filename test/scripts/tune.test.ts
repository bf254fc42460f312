/** The search for better weights: what a test says, what is changed, and that a search that was stopped goes on the same way. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { changed, numbersOf } from "../../scripts/tune/change";
import { verdict } from "../../scripts/tune/contest";
import { resultOf, type Result } from "../../scripts/complaint";
import { tune as runTune, USAGE } from "../../scripts/tune/command";
import { root } from "./command";

const folder = mkdtempSync(join(tmpdir(), "tune-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("a sequential test", () => {
  it("goes on as long as games tell little, and ends early where they tell much", () => {
    expect(verdict({ won: 0, lost: 0, even: 0 })).toBe("open");
    expect(verdict({ won: 60, lost: 50, even: 0 })).toBe("open");
    expect(verdict({ won: 60, lost: 20, even: 0 })).toBe("better");
    expect(verdict({ won: 20, lost: 40, even: 0 })).toBe("no better");
  });

  it("drops what is not certainly better in the end, however many games nobody won", () => {
    expect(verdict({ won: 206, lost: 194, even: 0 })).toBe("no better");
    expect(verdict({ won: 0, lost: 0, even: 400 })).toBe("no better");
  });
});

describe("a change", () => {
  const weights = { crown: 5, tax: 2.5, idle: 0, far: true, goal: [1, 2] };

  it("is of numbers that are not nothing, one to three of them, and the same for a seed and an attempt", () => {
    const numbers = numbersOf(weights);
    expect(numbers).toEqual({ crown: 5, tax: 2.5, idle: 0 });
    const next = changed(numbers, 1, 4);
    expect(next).toEqual(changed(numbers, 1, 4));
    expect(next).not.toEqual(numbers);
    expect(next["idle"]).toBe(0);
    expect(next).not.toEqual(changed(numbers, 1, 5));
  });
});

describe("the command", () => {
  const SEARCH = ["--game", "risk_europe", "--preset", "evening", "--seed", "3", "--rounds", "4"];
  /** As the command does it, without a process for each call. */
  const tune = (out: string, ...more: string[]): Promise<Result> =>
    resultOf(USAGE, () => runTune(root, [...SEARCH, "--out", join(folder, out), ...more]));
  const fileOf = (out: string, name: string): string => readFileSync(join(folder, out, name), "utf8");

  it("goes on where it was stopped, and comes to the same weights as in one go", async () => {
    expect((await tune("one", "--games", "3")).out).toMatch(/^3 games, 0 changes tried, 0 found better: /);
    await tune("parts", "--games", "1");
    expect(fileOf("parts", "checkpoint.json")).not.toBe(fileOf("one", "checkpoint.json"));
    await tune("parts", "--games", "3");
    expect(fileOf("parts", "checkpoint.json")).toBe(fileOf("one", "checkpoint.json"));
    expect(fileOf("parts", "weights.data.ts")).toBe(fileOf("one", "weights.data.ts"));
    expect(fileOf("one", "weights.data.ts")).toMatch(
      /^\/\*\*\n \* Made by .*risk_europe, 2 players, seed 3, 3 games/,
    );
  });

  it("refuses the folder of another search, in a sentence", async () => {
    await tune("other", "--games", "1");
    const { code, out, err } = await tune("other", "--games", "1", "--players", "3");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/checkpoint\.json is of another search, .*: name another --out\.\n$/);
  });

  it("says what it lacks", async () => {
    const { code, err } = await resultOf(USAGE, () => runTune(root, SEARCH));
    expect(code).toBe(2);
    expect(err).toMatch(/^--out wants the folder in which the search is kept\.\n/);
  });
});
