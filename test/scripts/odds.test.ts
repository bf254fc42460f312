import { describe, expect, it } from "vitest";
import { resultOf, type Result } from "../../scripts/complaint";
import { odds } from "../../scripts/odds/command";
import { usageFor } from "../../scripts/odds/usage";
import { near } from "../helpers/odds";
import { scratch } from "./command";

const write = scratch();

function run(...args: readonly string[]): Promise<Result> {
  return resultOf(
    (isHelp) => usageFor(args, isHelp),
    () => odds(args),
  );
}

interface Told {
  readonly win: number;
  readonly lose: number;
  readonly both: number;
  readonly attacker: {
    readonly mean: number;
    readonly outcomes: readonly { readonly units: object; readonly chance: number }[];
  };
  readonly ends: readonly { readonly attacker: object; readonly defender: object; readonly chance: number }[];
  readonly least?: { readonly units: object | null };
}

async function told(...args: readonly string[]): Promise<Told> {
  return JSON.parse((await run(...args, "--json")).out) as Told;
}

const TWELVE = "infantry 6 archer 3 cavalry 2 siege 1";

describe("odds", () => {
  it("of both kinds of games, as one object that adds up to 1", async () => {
    const classic = await told("risk_classic", "15", "13");
    expect(classic.win).toBeCloseTo(0.665147, 6);
    expect(classic.attacker.outcomes[0]).toMatchObject({ units: { armies: 15 } });
    expect(await told("--game", "risk_classic", "armies 15", "13")).toEqual(classic);
    const castle = await told("castle_risk", TWELVE, TWELVE, "--losses", "cheapest");
    expect([castle.win, castle.lose, castle.both]).toEqual(
      [0.50686, 0.46468, 0.02846].map((p) => near(p, 5)),
    );
    for (const { ends } of [classic, castle])
      expect(Math.abs(ends.reduce((sum, { chance }) => sum + chance, 0) - 1)).toBeLessThan(1e-12);
    const shrewd = await told("castle_risk", TWELVE, TWELVE, "--losses", "shrewd,cheapest");
    expect(shrewd.win).toBeGreaterThan(castle.win + 0.015);
  });

  it("change with every flag of a game", async () => {
    const battle = async (...flags: readonly string[]): Promise<number> =>
      (await told("castle_risk", TWELVE, TWELVE, ...flags)).win;
    const plain = await battle();
    for (const flag of [["--general"], ["--admiral", "attacker"]])
      expect(await battle(...flag)).toBeGreaterThan(plain);
    for (const flag of [["--marshal"], ["--admiral", "defender"], ["--city"], ["--castle"]])
      expect(await battle(...flag)).toBeLessThan(plain);
    expect(await battle("--capital")).toBeLessThan(await battle("--city"));
    expect(await battle("--rank", "main")).not.toBe(plain);
    expect(await battle("--special-phases", "first")).not.toBe(plain);
    const edition = async (...flags: readonly string[]): Promise<number> =>
      (await told("risk_2008", "9", "7", ...flags)).win;
    for (const flag of [["--attack-die"], ["--airfield", "attacker"]])
      expect(await edition(...flag)).toBeGreaterThan(await edition());
    for (const flag of [["--defense-die"], ["--until", "4"], ["--dice", "1"]])
      expect(await edition(...flag)).toBeLessThan(await edition());
    const europe = async (...flags: readonly string[]): Promise<number> =>
      (await told("risk_europe", "footman 5 siege 1", "footman 3 archer 2", ...flags)).win;
    expect(await europe("--castle")).toBeLessThan(await europe());
    expect(await europe("--castle", "--reroll", "best")).toBeLessThan(await europe("--castle"));
    expect(await europe("--castle", "--rerolled")).toBeGreaterThan(await europe("--castle"));
    expect(await europe("--great-host")).toBeLessThan(await europe());
    expect((await told("castle_risk", "--recruit", "--bribe", "--diplomat", "--weapon")).win).toBeCloseTo(
      4 / 6,
      12,
    );
  });

  it("name the least force, or that there is none", async () => {
    expect((await told("risk_classic", "40", "9", "--least", "90")).least).toEqual({
      chance: 0.9,
      units: { armies: 16 },
    });
    expect((await run("risk_classic", "5", "9", "--least", "90")).out).toContain("No force out of these");
  });

  it("are told for people with a bar for each end, and with what is assumed", async () => {
    const { out } = await run("risk_classic", "3", "1");
    expect(out).toMatch(/^The attacker wins: 75\.4 of 100\.\nThe defender holds: 24\.6 of 100\./);
    expect(out).toContain("Left on average: 2.33 of the attacker's armies, ");
    expect(out).toContain("\nThe attacker wins with\n");
    expect((await run("castle_risk", "infantry 2", "infantry 1")).out).toContain("of the attacker's units");
    expect(out).toMatch(/armies 3 +57\.9 +#{40}\n/);
    expect(out).toContain("Both sides roll the most dice.");
    expect((await run("risk_classic", "40", "2")).out).toContain("all but certain");
  });

  it("of the battle under way in a record, or before an action, as a seat sees it", async () => {
    const at = write(
      "turn.txt",
      "castle_risk 1\nposition castle_risk 1 ; players red blue ; phase attack ; turn red ; seat red capital saxony ; " +
        "seat blue capital france ; saxony red infantry 1 ; france blue infantry 1 ; lorraine red infantry 4 ; burgundy blue infantry 2\n",
    );
    const action = "red attack lorraine burgundy infantry 3";
    const before = await run("--from", at, "--view", "red", "--action", action);
    expect(before).toMatchObject({ code: 0, err: "" });
    expect((await run("castle_risk", "infantry 3", "infantry 2")).out).toBe(before.out);
    expect((await run("--from", at)).err).toBe("No battle is under way there.\n");
    expect((await run("--from", at, "--view", "green")).code).toBe(1);
    expect((await run("--from", at, "--action", "red attack lorraine saxony infantry 1")).err).toContain(
      "attack.own",
    );
  });

  it.each([
    [[], "A game comes first"],
    [["risk_classic"], "The attacker wants a number of armies"],
    [["risk_classic", "5", "x"], "The defender wants a number of armies"],
    [["risk_classic", "5"], "The defender wants a number of armies from 1 to 1000; there is none."],
    [["castle_risk", "6 infantry", "infantry 1"], 'is written after its kind: "infantry 6".'],
    [["risk_classic", "5", "5", "--losses", "shrewd"], "--losses is for games"],
    [["risk_classic", "5", "5", "5"], "is too much"],
    [["risk_classic", "5", "5", "--general"], "--general is no option of risk_classic: castle_risk has it."],
    [
      ["risk_2008", "5", "5", "--castle"],
      "--castle is no option of risk_2008: castle_risk, risk_europe have it.",
    ],
    [["--until=3", "5", "5"], "A game comes first: risk_classic, risk_2008 have --until."],
    [["castle_risk", "infantry 3", "infantry 1", "--any"], "--any is no option"],
    [["risk_classic", "5", "5", "--until", "5"], "cannot stop at 5"],
    [["castle_risk", "infantry", "infantry 1"], "wants a number from 1"],
    [["castle_risk", "footman 3", "infantry 1"], "is no kind of unit"],
    [["castle_risk", "infantry 3", "infantry 1", "--castle"], "only with a siege weapon"],
    [["castle_risk", "infantry 3", "infantry 1", "--admiral", "me"], "--admiral wants one of"],
    [["castle_risk", "infantry 3", "infantry 1", "--losses", "best"], "--losses wants one or two of"],
    [["castle_risk", "infantry 3", "infantry 1", "--least", "100"], "--least wants a number"],
    [["castle_risk", "infantry 3", "infantry 1", "--bribe"], "--bribe is for --recruit alone."],
    [["castle_risk", "infantry 3", "infantry 1", "--recruit"], "An attempt to recruit takes no armies."],
    [
      ["castle_risk", "siege 2", "infantry 1", "--bombard", "--general"],
      "--general changes nothing of --bombard.",
    ],
    [
      ["castle_risk", "siege 2", "infantry 1", "--bombard", "--least", "50"],
      "--least changes nothing of --bombard.",
    ],
    [["risk_europe", "footman 3", "footman 1", "--reroll", "best"], "--reroll is for --castle alone."],
    [
      ["risk_europe", "siege 1", "footman 1", "--assault", "--losses", "shrewd"],
      "--losses changes nothing of --assault.",
    ],
    [["risk_classic", "2", "3", "--dice", "2"], "With 2 armies the attacker rolls no more than 1 die."],
    [["risk_classic", "3", "1", "--defence", "2"], "With one army the defender rolls no more than 1 die."],
    [["--game", "chess"], "--game wants a game"],
  ])("say in one sentence what is wrong: %j", async (args, sentence) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err.split("\n")[0]).toContain(sentence);
  });

  it("show behind what is wrong the flags of the game alone, so that both stay on a screen", async () => {
    const { err } = await run("risk_classic", "5", "x");
    expect(err).toContain("--until N");
    expect(err).not.toContain("--general");
    const none = (await run()).err;
    expect(none).not.toContain("--until N");
    expect(none).toContain("GAME --help");
    const { out } = await run("--help");
    expect(out).toContain("--until N");
    expect(out).toContain("--general");
    expect(out).toContain("one of which stays");
  });
});
