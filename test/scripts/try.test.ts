import { GAME } from "../../src/games/castle-risk/module";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readHashes, readRecords } from "../../scripts/records/hashes";
import { tryAction } from "../../scripts/replay/choices";
import { hashText } from "../../src/core/hash";
import { MAX_LINE } from "../../src/core/lines";
import { isFault } from "../../src/core/refuse";
import type { Action } from "../../src/games/castle-risk/rules/actions";
import { CASTLE_RISK } from "../../src/games/castle-risk/rules/ruleset";
import { hashState } from "../../src/games/castle-risk/rules/state/hash";
import { STEPS } from "../../src/games/castle-risk/rules/steps";
import type { State } from "../../src/games/castle-risk/rules/state";
import { refusalText } from "../../src/text/refusals";
import { play } from "../helpers/play";
import { TRIES } from "./try.data";
import { startReplay, stepReplay } from "../helpers/castle";
import { ENGLISH } from "../../src/games/castle-risk/text/en/english";

const records = readRecords(".");
const committed = readHashes(".");
const tries = Object.entries(TRIES);
const steps = { accepted: new Set<string>(), refused: new Set<string>() };

/** Replays a record to its end; `see` gets the state before each action and after the last. */
function visit(name: string, see: (state: State, count: number) => void): void {
  const replay = startReplay(records.find((record) => record.name === name)?.text ?? "");
  if (isFault(replay)) throw new Error(replay.why.code);
  for (;;) {
    see(replay.state, replay.count);
    const next = stepReplay(replay, []);
    if (next === undefined) return;
    if (isFault(next)) throw new Error(next.why.code);
    expect(hashText(hashState(replay.state)), `after ${replay.count}`).toBe(
      committed[name]?.[replay.count - 1],
    );
  }
}

describe("replay --try", () => {
  test.each(tries)(
    "says of %s what may be done at its steps, and the game goes on as if never asked",
    (name, rows) => {
      let tried = 0;
      visit(name, (state, count) => {
        for (const [, action, code = null, params = {}] of rows.filter(([after]) => after === count)) {
          const before = JSON.stringify(state);
          const { action: _written, ...trial } = tryAction(GAME, state, action);
          const text = code === null ? "" : refusalText({ code, params }, ENGLISH);
          expect(trial, `after ${count}: ${action}`).toEqual({ accepted: code === null, code, params, text });
          expect(JSON.stringify(state), action).toBe(before);
          if (code === null) steps.accepted.add(state.step);
          else steps.refused.add(state.step);
          tried++;
        }
      });
      expect(tried).toBe(rows.length);
    },
  );

  test("has been asked at every step that there is", () => {
    expect([...steps.refused].sort()).toEqual([...STEPS].sort());
    expect([...steps.accepted].sort()).toEqual(STEPS.filter((step) => step !== "over").sort());
  });
});

/** Codes that belong to whole texts, positions and tables: no action is refused with them. */
const ELSEWHERE =
  /^(advice|position|table|undo|draft|command|manual|write)\.|^text\.(empty|game|players|position_and_players|too_long|version|other_game)$/;

type Proof = () => string | undefined;

const afoot =
  "players red blue ; seat red capital rome coins 99 mission support 0 hand spy 1 policies expand_fortify 1 ; " +
  "seat blue capital france ; lombardy red infantry 1 castle ; ";
const lands = "rome red infantry 2 castle ; france blue infantry 2 ; turn red ; phase";
const code = (phase: string, action: Action): string | undefined =>
  CASTLE_RISK.check(play(`${afoot}${lands} ${phase}`).state, action)?.code;

/** What no recorded game shows: why not, and where it is to be had all the same. */
const UNSHOWN: Readonly<Record<string, readonly [why: string, Proof]>> = {
  "castle.no_site": [
    "nobody in them has walls in every territory",
    () => tryAction(GAME, play(`${afoot}${lands} purchase`).state, "red buy castle").code ?? undefined,
  ],
  "reinforce.twice": [
    "nobody in them brings a second card to the same territory",
    () => {
      const two = `${afoot.replace("spy 1", "reinforcements 2")}${lands} placement`;
      const { state } = play(two, "red reinforce rome archer");
      return tryAction(GAME, state, "red reinforce rome archer").code ?? undefined;
    },
  ],
  "units.limit": [
    "no army in them is that large",
    () => {
      const rich = `${afoot.replace("coins 99", "coins 99999")}${lands} purchase`;
      return tryAction(GAME, play(rich).state, "red buy infantry 9999").code ?? undefined;
    },
  ],
  "text.long_line": [
    "a line of a recorded game is shorter",
    () => {
      const { state } = play(`${afoot}${lands} attack`);
      return tryAction(GAME, state, `red end attack${" ".repeat(MAX_LINE)}`).code ?? undefined;
    },
  ],
  "territory.unknown": [
    "a text names it, and text.unknown comes first",
    () => code("attack", { type: "attack", seat: 0, from: 49, to: 0, units: [1, 0, 0, 0] }),
  ],
  "card.unknown": [
    "a text names it, and text.unknown comes first",
    () => {
      const attack = "red attack rome sardinia infantry 1";
      const { state } = play(`${afoot} sardinia neutral infantry 1 ; ${lands} attack`, attack);
      return CASTLE_RISK.check(state, { type: "play", seat: 0, card: 6 })?.code;
    },
  ],
  "counts.malformed": [
    "a text has whole numbers, and text.number or text.range comes first",
    () => code("purchase", { type: "buy", seat: 0, units: [0.5, 0, 0, 0] }),
  ],
  "donate.none": [
    "a text has whole numbers from 1, and text.range comes first",
    () => code("purchase", { type: "donate", seat: 0, coins: 0 }),
  ],
};

test.each([
  ["packed ab;", "packed ab;", "text.unknown", { word: "packed" }],
  ["words red pass\npacked ab;", "words red pass", "text.unknown", { word: "words" }],
  ["red pass\npacked ab;", "red pass", "text.more", { word: "packed" }],
  [`red pass\n#${"x".repeat(MAX_LINE)}`, "red pass", "text.more", {}],
])("what is packed is no action of its own, case %#", (text, action, why, params) => {
  const trial = tryAction(GAME, play(`${afoot}${lands} attack`).state, text);
  expect(trial).toMatchObject({ action, accepted: false, code: why, params });
});

describe("refusals of actions", () => {
  const [page] = readFileSync("docs/refusals.md", "utf8").split("## Risk Europe");
  const listed = [...page.matchAll(/^\| `([a-z]+\.[a-z_]+)` \|/gm)].map(([, id]) => id);
  const shown = new Set(tries.flatMap(([, rows]) => rows.flatMap(([, , why]) => why ?? [])));

  test("are all shown at some step of a recorded game, but for those named here", () => {
    const due = listed.filter((id) => !ELSEWHERE.test(id));
    expect(due.length).toBeGreaterThan(70);
    expect([...shown, ...Object.keys(UNSHOWN)].sort()).toEqual(due.sort());
  });

  test.each(Object.entries(UNSHOWN).map(([id, [why, proof]]) => [id, why, proof] as const))(
    "%s is shown by no recorded game: %s",
    (id, _why, proof) => {
      expect(proof()).toBe(id);
    },
  );
});
