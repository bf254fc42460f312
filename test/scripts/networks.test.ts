/** Networks that are trained anew: slopes, what they learn, that the game's judge says the same, and the command. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { merged } from "../../scripts/tune/networks/merge";
import { addSlope, lossOf } from "../../scripts/tune/networks/network";
import { scaled, scaleOf, type Row } from "../../scripts/tune/networks/rows";
import { train, type Trained } from "../../scripts/tune/networks/train";
import { rollFrom, seedRng } from "../../src/core/rng";
import { look, newSurvey } from "../../src/risk/world/bots/survey";
import { countFacts, FACTS, newCount } from "../../src/risk/world/bots/value/facts";
import { netWorth } from "../../src/risk/world/bots/value/net";
import { resultOf, type Result } from "../../scripts/complaint";
import { tune as runTune, USAGE } from "../../scripts/tune/command";
import { root } from "./command";

const folder = mkdtempSync(join(tmpdir(), "networks-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const roll = rollFrom(seedRng(8));
const drawn = (): number => roll(1000) / 500 - 1;

/** Positions of two or three seats: whoever has more of fact 3, less half of fact 7, has won. */
function positions(n: number): Row[] {
  return Array.from({ length: n }, (_, i) => {
    const facts = Array.from({ length: 2 + (i % 2) }, () => Float64Array.from({ length: FACTS }, drawn));
    const worth = facts.map((seat) => seat[3] - seat[7] / 2);
    return { facts, winner: worth.indexOf(Math.max(...worth)) };
  });
}

describe("a network", () => {
  it("has the slope that its loss has", () => {
    const units = 3;
    const [row] = positions(2).slice(1);
    const numbers = Float64Array.from({ length: 1 + FACTS + units * (FACTS + 2) }, drawn);
    const slope = new Float64Array(numbers.length);
    addSlope(slope, numbers, FACTS, units, row);
    numbers.forEach((number, k) => {
      const at = (by: number): number => {
        const near = numbers.slice();
        near[k] = number + by;
        return lossOf(near, FACTS, units, [row]);
      };
      expect(slope[k]).toBeCloseTo((at(1e-5) - at(-1e-5)) / 2e-5, 5);
    });
  });

  it("learns what decides games, and nothing from who won by lot", () => {
    const [learned, leftOut] = [positions(3000), positions(600)];
    const even = leftOut.reduce((sum, { facts }) => sum + Math.log(facts.length), 0) / leftOut.length;
    expect(train(learned, leftOut, 4, 1, 6).loss).toBeLessThan(even / 3);
    const lots = ({ facts }: Row): Row => ({ facts, winner: roll(facts.length) });
    expect(train(learned.map(lots), leftOut.map(lots), 4, 1, 6).loss).toBeGreaterThan(even * 0.97);
  });

  it("says in a game what it said as it was trained, taken together with others", () => {
    const count = newCount(0, [2, 1], 8);
    const owners = Array.from({ length: 42 }, (_, t) => (t * 5) % 2);
    const armies = owners.map((_, t) => 1 + ((t * 7) % 4));
    const survey = newSurvey(2);
    look(survey, owners, armies);
    countFacts(count, survey, 0, 0);
    const facts = [0, 1].map((seat) =>
      Float64Array.from(count.facts.slice(seat * FACTS, (seat + 1) * FACTS)),
    );
    const others = Array.from({ length: 400 }, (_, i): Row => {
      const near = facts.map((seat) => seat.map((fact) => fact + drawn() / 5));
      return { facts: near, winner: near[0][1] > near[1][1] === i % 9 > 0 ? 0 : 1 };
    });
    const scale = scaleOf(others);
    const rows = scaled(others, scale);
    const [one, other] = [1, 2].map((seed) => train(rows, rows, 4, seed, 3));
    const [row] = scaled([{ facts, winner: 0 }], scale);
    const trained = [one, other].map(({ numbers }) => 100 * Math.exp(-lossOf(numbers, FACTS, 4, [row])));
    const told = (networks: readonly Trained[]): number => {
      const net = merged(networks, scale);
      return netWorth({ two: net, more: net }, count, survey, 0, 0);
    };
    expect(Math.abs(told([one]) - trained[0])).toBeLessThan(0.3);
    expect(Math.abs(told([other, other]) - trained[1])).toBeLessThan(0.3);
    expect(told([one, other])).toBeGreaterThan(Math.min(...trained) - 0.3);
    expect(told([one, other])).toBeLessThan(Math.max(...trained) + 0.3);
  });
});

describe("the command", () => {
  const tune = (out: string, game: string, ...more: string[]): Promise<Result> =>
    resultOf(USAGE, () => runTune(root, ["--networks", "--game", game, "--out", join(folder, out), ...more]));
  const fileOf = (out: string, name: string): string => readFileSync(join(folder, out, name), "utf8");

  it("goes on where it was stopped, and comes to the same network as in one go", async () => {
    expect((await tune("one", "risk_classic", "--games", "9")).out).toMatch(
      /^9 games, \d+ positions; 0\.\d+, /,
    );
    await tune("parts", "risk_classic", "--games", "7");
    expect(fileOf("parts", "network.data.ts")).not.toBe(fileOf("one", "network.data.ts"));
    await tune("parts", "risk_classic", "--games", "9");
    expect(fileOf("parts", "positions.ndjson")).toBe(fileOf("one", "positions.ndjson"));
    expect(fileOf("parts", "network.data.ts")).toBe(fileOf("one", "network.data.ts"));
    expect(fileOf("one", "network.data.ts")).toMatch(
      /^\/\*\*\n \* Made by .*risk_classic, 2 players, seed 1/,
    );
  }, 60_000);

  it("refuses games without networks, and the folder of others", async () => {
    const europe = await tune("no", "risk_europe");
    expect(europe).toMatchObject({ code: 1, out: "" });
    expect(europe.err).toBe("No computer of Risk Europe judges by networks.\n");
    expect(existsSync(join(folder, "no"))).toBe(false);
    const other = await tune("one", "risk_classic", "--games", "9", "--seed", "2");
    expect(other).toMatchObject({ code: 1, out: "" });
    expect(other.err).toMatch(/positions\.ndjson is of other games, .*: name another --out\.\n$/);
  });
});
