import { describe, expect, it } from "vitest";
import { resultOf, type Result } from "../../scripts/complaint";
import { scribe as runScribe, USAGE } from "../../scripts/scribe/command";
import { bundleScript, runScript, scratch } from "./command";

await bundleScript("scribe");
const file = scratch();
/** As the command does it, without a process for each case. */
const scribe = (...args: string[]): Promise<Result> => resultOf(USAGE, () => runScribe(args));

describe.concurrent("npm run scribe", () => {
  it("writes a game, and goes on where a record stops", async () => {
    const cut = await runScript("scribe", ["--players", "2", "--seed", "4", "--rounds", "2", "--plain"]);
    const rest = await scribe("--from", file("cut.txt", cut.out), "--rounds", "4", "--plain");
    expect({ ...rest, out: rest.out.startsWith(cut.out) }).toEqual({ code: 0, err: "", out: true });
    expect(rest.out.match(/^roll first/gm)?.length).toBeGreaterThan(2);
  });

  it("says with --why which plans a computer has weighed, in comments beside the same game", async () => {
    const args = ["--game", "risk_classic", "--players", "2", "--rounds", "2", "--plain"];
    const [plain, told] = [await scribe(...args), await scribe(...args, "--why")];
    expect(told.out).toMatch(/^# plan 1: [A-Z].+; worth [\d.]+, chance [\d.]+, then [\d.]+, before [\d.]+$/m);
    expect(told.out).toMatch(/^# plan 3: /m);
    expect(told.out).toMatch(/^# why: red (?:takes|goes for) [A-Z]/m);
    expect(told.out.split("\n").filter((line) => !/^# (plan \d|why): /.test(line))).toEqual(
      plain.out.split("\n"),
    );
  });

  it.each([["--bogus"], ["file"], ["--players", "6"], ["--seed", "x"], ["--from", "a", "--seed", "1"]])(
    "complains about wrong use: %s %s",
    async (...args) => {
      const { code, out, err } = await scribe(...args);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^[^\n]+\.\n\nUsage: /);
    },
  );

  it.each([
    ["a record that is none", "chess 1\n", /bad:1:1: /],
    ["a line that is refused", "castle_risk 1\nplayers red blue\nseed 1\nred pass\n", /bad:4:1: /],
    ["no seed to go on with", "castle_risk 1\nplayers red blue\n", /bad has no seed/],
  ])("refuses %s in one sentence", async (name, text, err) => {
    const got = await scribe("--from", file(`${name.replaceAll(" ", "-")}-bad`, text));
    expect({ code: got.code, out: got.out }).toEqual({ code: 1, out: "" });
    expect(got.err).toMatch(err);
    expect(got.err.trimEnd()).not.toContain("\n");
  });

  it("shows nothing of a record's comments that a terminal obeys", async () => {
    const text = "castle_risk 1 # \u009b31m\u202e\r\nplayers red blue\nplayer red A\u009d\nseed 1\n";
    const { out } = await scribe("--from", file("unruly.txt", text), "--rounds", "1");
    expect(out.startsWith("castle_risk 1 # ?31m?\r\nplayers red blue\nplayer red A?\nseed 1\n")).toBe(true);
  });

  it("refuses an option that there is not", async () => {
    expect(await scribe("--option", "crowns 3")).toMatchObject({ code: 1, out: "" });
  });
});
