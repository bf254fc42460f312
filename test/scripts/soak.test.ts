import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/index";
import { soakGame } from "../../scripts/soak/play";
import { resultOf, type Result } from "../../scripts/complaint";
import { soak as runSoak, USAGE } from "../../scripts/soak/command";
import { runs } from "../helpers/runs";
import { root } from "./command";

/** As the command does it, without a process for each case. */
const soak = (...args: string[]): Promise<Result> => resultOf(USAGE, () => runSoak(root, args));

describe("the soak", () => {
  it("says what was played and how it ended", async () => {
    const { code, out, err } = await soak("--games", "4", "--players", "3", "--seed", "7", "--workers", "1");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(
      /^games {4}4 in .*\nactions {2}\d+ in \d+ rounds.*\nrefused {2}\d+ of \d+ wild actions\nended {4}.*\n$/,
    );
  });

  it("plays the options of a preset, and at the level that is asked for", async () => {
    // With this seed no team falls before the last of the sixteen rounds.
    const asked = ["--game", "risk_europe", "--games", "2", "--players", "4", "--seed", "1"];
    const { code, out, err } = await soak(
      ...asked,
      "--preset",
      "teams",
      "--level",
      "normal",
      "--workers",
      "1",
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/in 32 rounds.*\n.*\nended {4}limit 2\n$/);
  });

  it.each([
    ["--games"],
    ["--games", "0"],
    ["--players", "6"],
    ["--seed", "-1"],
    ["--preset", "none"],
    ["--level", "x"],
    ["--bogus"],
    ["game.txt"],
  ])("refuses wrong use: %s %s", async (...args) => {
    const { code, out, err } = await soak(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
  });

  it("finds random games sound, whatever their players and options", () => {
    for (let seed = 0; seed < runs(4, 12); seed++) {
      const game = soakGame(GAMES[0], 2 + (seed % 4), seed);
      expect(game.failure).toBeUndefined();
      expect(game.ending).not.toBe("none");
      expect(game.refused).toBeGreaterThan(0);
    }
  });
});
