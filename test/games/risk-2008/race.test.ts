import { expect, test } from "vitest";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE } from "../../../src/games/risk-2008/engine";
import { LEVELS } from "../../../src/games/risk-2008/bots/levels.data";
import { levelIn, runs } from "../../../src/games/risk-2008/bots/levels";
import { judgeRace } from "../../../src/games/risk-2008/bots/race/judge";
import { newRace } from "../../../src/games/risk-2008/bots/race/table";
import { prospects } from "../../../src/games/risk-2008/bots/replies/reply";
import { newReview } from "../../../src/games/risk-2008/bots/replies/review";
import { outlookOf } from "../../../src/games/risk-2008/bots/outlook";
import { groundOf, rootNode } from "../../../src/risk/world/bots/outlook";
import { moreSearch, newSearch } from "../../../src/risk/world/bots/plan/search";
import { held, landsIn } from "../../helpers/world";
import { levelPlaying } from "../contract/duel";
import { play, room, seats, type Played } from "./play";

/** What a level does that is asked, as a line of a record. */
function does(g: Played, level: string): string {
  const seat = g.state.turn;
  const action = levelPlaying(ENGINE, level)(g.state, seat, rollFrom(seedRng(1)));
  return ENGINE.notation.writeAction(action, g.state.colours);
}

function without(lands: readonly string[], ...less: readonly string[]): string[] {
  return lands.filter((land) => !less.includes(land));
}

const MINE = "objective control_asia yellow airfield_minor ; objective take_4_cities yellow guaranteed_card";

test("three stars are turned in for the army that takes the last objective, and kept by who waits for a fourth (rule 4.3)", () => {
  const g = play(
    room(
      `${held("yellow", 1, ...without([...landsIn("south_america"), ...landsIn("africa")], "brazil", "egypt"))} ` +
        "brazil yellow 3 ; egypt green 12 ; siam green 3",
      `phase draft ; turn yellow ; ${seats("hand peru brazil")} ; airfield minor brazil ; ${MINE} ; ` +
        "objective control_2_continents open two_troops",
    ),
  );
  expect(does(g, "easy")).toBe("yellow end");
  expect(does(g, "hard")).toBe("yellow turn_in brazil peru");
});

test("normal computers mind the race where four play, and not where three do (rule 4.3)", () => {
  const lands =
    `${held("yellow", 1, ...without([...landsIn("south_america"), ...landsIn("africa")], "brazil", "egypt"))} ` +
    "brazil yellow 3 ; egypt green 12 ; siam green 3";
  const more = `phase draft ; turn yellow ; ${seats("hand peru brazil")} ; airfield minor brazil ; ${MINE} ; objective control_2_continents open two_troops`;
  expect(does(play(room(lands, more)), "normal")).toBe("yellow end");
  const four = room(`${lands} ; japan red 1`, `${more} ; seat red capital japan`);
  expect(does(play(four.replace("green blue ;", "green blue red ;")), "normal")).toBe(
    "yellow turn_in brazil peru",
  );
});

test("where conquest alone wins hard computers hear the networks of RISK, which know of no objectives (rule 10.7)", () => {
  const lands = `${held("yellow", 2, ...landsIn("asia"))} ${held("green", 2, ...landsIn("africa"))}`;
  const position = room(lands, `phase attack ; turn yellow ; ${seats()}`);
  const hears = (text: string, level: keyof typeof LEVELS): boolean => {
    const { state } = play(text);
    return outlookOf(state, state.turn, levelIn(state, LEVELS[level])).judge.value !== undefined;
  };
  const conquest = position.replace("mode command_room", "mode world_conquest");
  expect([hears(conquest, "hard"), hears(position, "hard"), hears(conquest, "normal")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("of two objectives that are met the one is collected that would win the game for the next player (rules 7.1, 10.1)", () => {
  const own = [...landsIn("europe"), ...landsIn("south_america"), ...landsIn("africa"), "greenland"];
  const g = play(
    room(
      `${held("yellow", 3, ...own)} ${held("green", 3, ...landsIn("asia"), ...landsIn("australia"))} ` +
        "alaska green 3",
      `phase objective ; turn yellow ; ${seats()} ; objective control_asia green ; ` +
        "objective take_4_cities green ; objective control_europe open ; objective control_18_territories open",
    ),
  );
  expect(does(g, "hard")).toBe("yellow collect control_18_territories");
});

test("who ends its turn wins rarely while the next player has two objectives, its capital and the third in reach", () => {
  const chance = (capitalOf: string, objectives: string): number => {
    const g = play(
      room(
        `${held("yellow", 2, ...landsIn("south_america"), ...landsIn("africa"))} ` +
          `${held("green", 2, ...without(landsIn("asia"), "siam", "kamchatka"), ...landsIn("australia"))} siam ${capitalOf} 2`,
        `phase attack ; turn yellow ; ${seats()} ; ${objectives} ; objective control_asia open`,
      ),
    );
    const { state } = g;
    const level = LEVELS.hard;
    if (!runs(state, level)) throw new Error("hard computers do not judge by the race");
    return judgeRace(newRace(state, state.turn, level), state.owners, state.armies, 0, 0);
  };
  const two = "objective control_europe green ; objective take_4_cities green";
  const near = chance("green", two);
  expect(near).toBeLessThan(chance("green", "objective control_europe green ; objective take_4_cities blue"));
  expect(near).toBeLessThan(chance("yellow", two));
});

test("a board that is counted on from the one before is worth what it is by itself, in whatever order boards come", () => {
  const lands = `${held("yellow", 2, ...landsIn("asia"))} ${held("green", 2, ...landsIn("africa"))}`;
  const { state } = play(room(lands, `phase attack ; turn yellow ; ${seats()}`));
  const level = LEVELS.hard;
  if (!runs(state, level)) throw new Error("hard computers do not judge by the race");
  const roll = rollFrom(seedRng(7));
  const race = newRace(state, state.turn, level);
  const owners = state.owners.slice();
  const armies = state.armies.slice();
  const worth: number[] = [];
  const alone: number[] = [];
  for (let board = 0; board < 300; board++) {
    for (let i = roll(6); i >= 0; i--) {
      const t = roll(owners.length);
      owners[t] = roll(state.seats.length);
      armies[t] = 1 + roll(40) / 3;
    }
    worth.push(judgeRace(race, owners, armies, 0, 0));
    alone.push(judgeRace(newRace(state, state.turn, level), owners, armies, 0, 0));
  }
  expect(worth).toEqual(alone);
});

test("a race that counts on another's tables for the turn of another seat is worth what it is by itself", () => {
  const lands = `${held("yellow", 2, ...landsIn("asia"))} ${held("green", 2, ...landsIn("africa"))}`;
  const { state } = play(
    room(
      lands,
      `phase attack ; turn yellow ; ${seats()} ; objective take_4_cities open ; objective take_continent open`,
    ),
  );
  const level = LEVELS.hard;
  if (!runs(state, level)) throw new Error("hard computers do not judge by the race");
  const roll = rollFrom(seedRng(8));
  let race = newRace(state, state.turn, level);
  const worth: number[] = [];
  const alone: number[] = [];
  for (let board = 0; board < 300; board++) {
    const before = { ...state, owners: state.owners.slice(), taken: [] };
    const now = { ...before, owners: before.owners.slice(), armies: state.armies.slice() };
    for (let i = roll(12); i >= 0; i--) {
      const t = roll(now.owners.length);
      now.owners[t] = roll(state.seats.length);
      now.armies[t] = 1 + roll(40) / 3;
    }
    const seat = roll(state.seats.length);
    race = newRace(before, seat, level, race);
    worth.push(judgeRace(race, now.owners, now.armies, 0, 0));
    alone.push(judgeRace(newRace(before, seat, level), now.owners, now.armies, 0, 0));
  }
  expect(worth).toEqual(alone);
});

test("what comes of a plan is known where the rival is wiped out whose turn would have been the last (rule 10.1)", () => {
  const { state } = play(
    room(
      `${held("yellow", 2, ...landsIn("south_america"), ...landsIn("africa"))} ${held("green", 2, ...landsIn("asia"))}`,
      `phase attack ; turn yellow ; ${seats()} ; objective control_18_territories open`,
    ),
  );
  const expert = LEVELS.expert;
  if (!runs(state, expert)) throw new Error("expert computers do not judge by the race");
  const [green, blue] = ["green", "blue"].map((colour) => state.colours.indexOf(colour));
  const s = { ...state, owners: state.owners.map((owner) => (owner === blue ? state.turn : owner)) };
  const chance = prospects({ s, open: 1 }, state.turn, [green, blue], expert);
  expect(chance).toBe(prospects({ s, open: 1 }, state.turn, [green], expert));
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(100);
});

test("expert looks at what others would answer, in as small pieces as it is asked for (rule 10.1)", () => {
  const g = play(
    room(
      `${held("yellow", 1, ...landsIn("south_america"), ...landsIn("africa"))} ` +
        `${held("green", 2, ...without(landsIn("asia"), "siam", "india", "kamchatka"), ...landsIn("australia"))} ` +
        "siam green 1 ; india yellow 30 ; alaska green 1 ; alberta green 1 ; ontario green 1",
      `phase attack ; turn yellow ; ${seats()} ; objective control_europe green ; objective take_4_cities green ; ` +
        "objective control_18_territories open",
    ),
  );
  const { state } = g;
  const expert = LEVELS.expert;
  const { replies } = expert;
  if (!runs(state, expert) || replies === undefined)
    throw new Error("expert computers do not look at replies");
  const values = (units: number): number[] => {
    const outlook = outlookOf(state, state.turn, expert);
    const root = rootNode(outlook, state, 0, false, 0, 0);
    const search = newSearch(groundOf(outlook, root), [root], outlook.goals, expert.search);
    moreSearch(search, Infinity);
    const review = newReview(state, state.turn, expert, replies, search.found);
    while (!review.more(units));
    return search.found.map(({ value }) => value);
  };
  expect(values(1)).toEqual(values(100_000));
  expect(does(g, "expert")).toMatch(/^yellow storm india siam/);
});
