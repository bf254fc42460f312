/** How a recorded game went: its numbers by round, its turning points, who led, and luck, which sums to 0. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resultOf, type Result } from "../../scripts/complaint";
import { review, USAGE } from "../../scripts/review/command";
import { readCourse, type Course } from "../../scripts/review/course";
import { countChanges, leadersOf, sureFrom } from "../../scripts/review/lead";
import { reviewOf } from "../../scripts/review/review";
import { readBeginning } from "../../scripts/replay/begin";
import { CHANCE } from "../../src/core/types";
import { GAMES } from "../../src/games/index";
import { isLuck } from "../../src/session/play/review/luck";
import { scratch } from "./command";

const write = scratch();
const run = (...args: string[]): Promise<Result> => resultOf(USAGE, () => review(args));
const courseOf = async (record: string): Promise<Course> =>
  readCourse(await readBeginning(`test/records/${record}`, undefined));
const NUMBER: unknown = expect.any(Number);
const TEXT: unknown = expect.any(String);
const listWith = (item: unknown): unknown => expect.arrayContaining([item]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("a review", () => {
  it.each([
    ["two-players.txt", "crowns"],
    ["elimination.txt", "crowns"],
    ["risk_europe/three-with-missions.txt", "crowns"],
    ["risk_europe/teams.txt", "cities"],
    ["risk_classic/secret-mission.txt", "lands"],
    ["risk_2008/world-conquest.txt", "objectives"],
  ])("of %s: chances sum to 1, luck to 0, and a fight's is part of it", async (record, own) => {
    const told = reviewOf(await courseOf(record));
    const { rows, report, history } = told.course;
    const { steps, state } = history;
    expect(report.series.map(({ id }) => id)).toContain(own);
    for (const { chances } of [...steps, ...rows]) expect(sum(chances)).toBeCloseTo(1, 9);
    for (const luck of [told.luck, told.luckInFights, ...told.fights.map((fight) => fight.luck)])
      expect(sum(luck)).toBeCloseTo(0, 9);
    expect(Math.max(...told.luckInFights)).toBeGreaterThan(0.01);
    for (const { numbers } of rows)
      for (const series of numbers) {
        expect(series).toHaveLength(state.seats.length);
        expect(series.every(Number.isInteger)).toBe(true);
      }
    // No action belongs to two fights.
    told.fights.forEach(({ from, to }, i) => {
      expect(to).toBeGreaterThanOrEqual(from);
      if (i > 0) expect(from).toBeGreaterThan(told.fights[i - 1].to);
    });
    expect(told.turningPoints.length).toBeGreaterThanOrEqual(3);
    expect(told.turningPoints.length).toBeLessThanOrEqual(5);
  });

  it("finds every battle once: as many as attacks were declared", async () => {
    const course = await courseOf("two-players.txt");
    const battles = course.history.steps.flatMap(({ events }) =>
      events.filter(({ type }) => type === "battle"),
    );
    expect(reviewOf(course).fights).toHaveLength(battles.length);
  });

  it("takes rolls of a turn for one territory as one fight", async () => {
    const course = await courseOf("risk_2008/world-conquest.txt");
    const { fights } = reviewOf(course);
    const [first] = fights;
    // "green storm peru argentina", one roll, and the move into it.
    expect(first.text).toMatch(/^Peru against Argentina, 1 roll: .* takes it from Yellow with 6 troops\.$/);
    expect(first.to - first.from).toBe(1);
    expect(fights.every(({ fight }) => fight?.events.some(({ type }) => type === "fought"))).toBe(true);
  });

  it("counts what a seat does directly behind chance to carry it out as luck, and nothing else of seats", () => {
    const actions = ["dice", "lose", "lose", "attack", "lose"].map((type, i) => ({
      type,
      seat: i === 0 ? CHANCE : 1,
    }));
    const [{ carriesOut }] = GAMES;
    const lucky: boolean[] = [];
    for (const action of actions) lucky.push(isLuck(action, lucky.at(-1) ?? false, carriesOut));
    expect(lucky).toEqual([true, true, true, false, false]);
  });

  it("counts no draw as luck where any other card would have brought as much", async () => {
    const { steps } = (await courseOf("two-players.txt")).history;
    const draw = steps.findIndex(({ mean }) => mean !== undefined);
    const chances = [0, 1].map((seat) => steps[draw].chances[seat] - (steps[draw].mean?.[seat] ?? 0));
    // Castle Risk's chances tell cards of a hand by their number alone.
    expect(chances.every((one) => Math.abs(one) < 1e-9)).toBe(true);
  });
});

describe("the lead", () => {
  const rows = (...chances: number[]) => chances.map((one) => ({ chances: [one, 1 - one] }));

  it("changes where somebody else leads; of equals whoever led before", () => {
    const leaders = leadersOf(rows(0.5, 0.4, 0.5, 0.7, 0.95, 1));
    expect(leaders).toEqual([0, 1, 1, 0, 0, 0]);
    expect(countChanges(leaders)).toBe(2);
  });

  it("is sure where the winner's chance stays above 90 of 100", () => {
    expect(sureFrom(rows(0.95, 0.85, 0.91, 1), [0])).toBe(2);
    expect(sureFrom(rows(0.95, 0.9, 1), [0])).toBe(2);
    expect(sureFrom(rows(0.5, 0.6), [])).toBe(-1);
    expect(sureFrom(rows(0.5, 0.6), [0, 1])).toBe(0);
  });
});

describe("npm run review", () => {
  it.each([
    [
      "elimination.txt",
      `Crowns, after each round
                  start     8   now
  Red (Adalbert)      4     5     5
  Green (Olga)        7     0     0
  Purple (Justin)     5     7     8`,
    ],
    [
      "risk_europe/two-players.txt",
      `Cities, after each round
                  start     1     2     3     4   end
  Red (Rosamund)      3     3     4     6     5     5
  Blue (Bertrand)     3     3     4     6     8     8`,
    ],
    [
      "risk_classic/capital.txt",
      `Territories, after each round
                 start     1     2   end
  Red (Kofi)        10    11    11    10
  Yellow (Lena)     10     9    10    10
  Purple (Mateo)    11    12    14    15
  Green (Nils)      11    10     7     7`,
    ],
    [
      "risk_2008/basic-training.txt",
      `Objectives, after each round
                 start     1     2     3     4     5   end
  Yellow (Aylin)     0     0     0     0     0     0     0
  Green (Bruno)      0     0     0     0     0     0     0
  Blue (Chiara)      0     0     0     1     1     2     3
  Red (Dmitri)       0     0     0     0     0     0     0`,
    ],
  ])("tells %s to people", async (record, table) => {
    const { code, out, err } = await run(`test/records/${record}`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`\n\n${table}\n`);
    expect(out).toMatch(/^\w.* \d+ actions, round \d\. (Won by \w+ \(\w+\)|Not over yet)\.\n/);
    expect(out).toMatch(/\nTurning points\n( {2}round \d: [A-Z].*\n( {4}.*\n)*){3,5}\nLuck: /);
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("prints one object with --json", async () => {
    const { code, out } = await run("test/records/risk_classic/two-players.txt", "--json");
    expect(code).toBe(0);
    const told: unknown = JSON.parse(out);
    const chance = { red: NUMBER, blue: NUMBER };
    const moment = {
      ...{ round: NUMBER, from: NUMBER, to: NUMBER },
      ...{ text: TEXT, before: chance, after: chance },
    };
    expect(told).toMatchObject({
      ...{ game: "risk_classic", version: 1, ended: true },
      seats: [
        { colour: "red", name: "Ines", luck: NUMBER, luck_in_fights: NUMBER },
        { colour: "blue", name: "Jonas" },
      ],
      series: [
        { id: "lands", title: "territories" },
        { id: "armies" },
        { id: "continents" },
        { id: "cards" },
      ],
      rounds: listWith({
        round: 0,
        action: 54,
        leader: "blue",
        chance,
        lands: chance,
        armies: chance,
        continents: chance,
        cards: chance,
      }),
      lead: { changes: NUMBER, sure_from: NUMBER },
      turning_points: listWith({ ...moment, territory: "quebec" }),
      fights: listWith({ ...moment, territory: "indonesia", luck: chance }),
    });
  });

  it("reviews a record that stands still, and one that ends before round 1", async () => {
    const record = readFileSync("test/records/spy-duel.txt", "utf8");
    const head = record.slice(0, record.indexOf("\nred attack"));
    const still = await run(write("still.txt", head));
    expect(still).toMatchObject({ code: 0, err: "" });
    expect(still.out).toContain("Castle Risk: Europe, 0 actions, round 6. Not over yet.");
    expect(still.out).not.toContain("Turning points");
    const begun = write("begun.txt", "castle_risk 1\nplayers red blue\nseed 1\n");
    expect((await run(begun)).out).toContain("Castle Risk: Europe, 0 actions, round 0. Not over yet.");
  });

  it("refuses what is no record in one sentence", async () => {
    const broken = write("broken.txt", "castle_risk 1\nplayers red blue\nseed 1\nred dance\n");
    expect(await run("nowhere.txt")).toEqual({
      code: 1,
      out: "",
      err: "nowhere.txt cannot be read: there is no such file.\n",
    });
    const { code, err } = await run(broken);
    expect(code).toBe(1);
    expect(err).toMatch(/^\S*broken\.txt:4:5: [^\n]+\n$/);
    expect((await run()).code).toBe(2);
    expect((await run("a", "b")).err).toMatch(/^One RECORD can be reviewed, but 2 are given\.\n/);
    expect((await run("a", "--events")).err).toMatch(/^--events is no option\.\n/);
  });
});
