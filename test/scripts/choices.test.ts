import { GAME } from "../../src/games/castle-risk/module";
import { describe, expect, test } from "vitest";
import { seatChoices, tryAction } from "../../scripts/replay/choices";
import { readRecords } from "../../scripts/records/hashes";
import { isFault } from "../../src/core/refuse";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import { CARDS } from "../../src/games/castle-risk/rules/cards";
import type { State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { BOARD } from "../../src/risk/europe/board";
import { expectSame } from "../helpers/same";
import { startReplay, stepReplay } from "../helpers/castle";

/** About so many steps of a record are looked at. */
const STEPS = 100;
const FILLINGS = 3;
const COINS: Readonly<Record<string, number>> = { infantry: 1, archer: 2, cavalry: 3, siege: 6 };

/** A template of docs/notation.md, read from its line as somebody would who has only that page. */
interface Template {
  /** The words of the action, a range in its place. */
  readonly words: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly coins: number;
  readonly free: number;
}

function readTemplate(line: string): Template {
  const [head, tail = ""] = line.split(" (");
  const all = /^(?:(\d+) to )?(\d+) in all/.exec(tail);
  const coins = /for at most (\d+) coins/.exec(tail);
  return {
    words: head.split(" "),
    least: all === null ? 0 : Number(all[1] ?? all[2]),
    most: all === null ? Infinity : Number(all[2]),
    coins: coins === null ? Infinity : Number(coins[1]),
    free: tail.includes("besides 1 infantry") ? 1 : 0,
  };
}

/** The template with a number for each range: numbers inside them, or one of them just above. */
function fill(t: Template, roll: Roll, above: boolean): { action: string; legal: boolean } {
  const ranges = t.words.flatMap((word, i) => (word.includes("..") ? [i] : []));
  const beyond = above ? ranges[roll(ranges.length)] : -1;
  const words: string[] = [];
  let sum = 0;
  let cost = 0;
  let legal = !above;
  t.words.forEach((word, i) => {
    const [least, most] = word.split("..").map(Number);
    if (!word.includes("..")) return void words.push(word);
    const n = i === beyond ? most + 1 : least + roll(most - least + 1);
    const kind = t.words[i - 1];
    sum += n;
    cost += n * (COINS[kind] ?? 0);
    if (kind === "infantry" && n > 0) cost -= t.free;
    // Behind a kind 0 is left out with its kind, elsewhere it stands.
    const alone = kind.includes("..") || kind === "donate" || kind === "boost";
    if (n > 0 || alone) words.push(String(n));
    else words.pop();
  });
  legal &&= sum >= t.least && sum <= t.most && cost <= t.coins;
  return { action: words.join(" "), legal };
}

/**
 * A refused candidate with what may follow it: whatever that is, the reason has to stay the same. Only
 * what costs too much is the least that could be bought or given.
 */
function goOn(s: State, seat: number, action: string, roll: Roll): string {
  const words = action.split(" ");
  const verb = words[1];
  const land = (): string => BOARD.territories[roll(BOARD.territories.length)].id;
  const { reserve } = s.seats[seat];
  const kinds = UNITS.filter((_, k) => verb !== "place" || reserve[k] > 0);
  const unit = (): string => `${kinds.length > 0 ? kinds[roll(kinds.length)] : UNITS[roll(4)]} 1`;
  const lands =
    { attack: 2, fortify: 2, bombard: 2, recruit: 1, build: 1, place: 1, reinforce: 1 }[verb] ?? 0;
  while (words.length < 2 + lands) words.push(land());
  if (["attack", "fortify", "place"].includes(verb)) words.push(unit());
  if (action.endsWith(" buy")) words.push("infantry 1");
  if (verb === "reinforce" && words.length < 4) words.push(["infantry", "archer"][roll(2)]);
  if (verb === "donate" && words.length < 3) words.push("1");
  if (verb === "play" && words.length < 3) words.push(CARDS[roll(CARDS.length)]);
  if (verb === "end" && words.length < 3) words.push(s.phase);
  return words.join(" ");
}

/** Every step that asks a seat, with all that can be done there. */
const EVERY = [
  ...["answer pass", "answer play", "attack attack", "attack end", "boost boost", "capital capital"],
  ...["diplomacy bombard", "diplomacy end", "diplomacy recruit", "discard discard", "fortify build"],
  ...["fortify end", "fortify fortify", "losses lose", "placement end", "placement place"],
  ...["placement reinforce", "play pass", "play play", "policies policies", "purchase buy"],
  ...["purchase castle", "purchase donate", "purchase end"],
];

const seen = { actions: new Set<string>(), codes: new Set<string>(), inside: 0, outside: 0 };

/** Holds all that is printed for this state against what trying it says. */
function compare(s: State, where: string, roll: Roll): void {
  for (const { seat: colour, for: step, actions, refused } of seatChoices(GAME, s, undefined)) {
    const seat = s.colours.indexOf(colour);
    expect(actions.length, where).toBeGreaterThan(0);
    for (const line of actions) {
      const verb = line.endsWith(" buy castle") ? "castle" : line.split(" ")[1];
      seen.actions.add(`${step} ${verb}`);
      if (!line.includes("..")) {
        expect(tryAction(GAME, s, line), `${where}: ${line}`).toMatchObject({ action: line, accepted: true });
        continue;
      }
      const template = readTemplate(line);
      for (let i = 0; i < 2 * FILLINGS; i++) {
        const { action, legal } = fill(template, roll, i >= FILLINGS);
        expectSame(tryAction(GAME, s, action).accepted, legal, `${where}: ${action} of ${line}`);
        if (legal) seen.inside++;
        else seen.outside++;
      }
    }
    for (const { action, code, params, text } of refused) {
      seen.codes.add(code);
      for (let i = 0; i < FILLINGS; i++) {
        const whole = goOn(s, seat, action, roll);
        expect(tryAction(GAME, s, whole), `${where}: ${action} as ${whole}`).toMatchObject({
          ...{ accepted: false, code, params, text },
        });
      }
    }
  }
}

describe("replay --choices and --try say the same", () => {
  test.each(readRecords("."))("at random steps of $name", (record) => {
    const replay = startReplay(record.text);
    if (isFault(replay)) throw new Error(replay.why.code);
    const roll = rollFrom(seedRng(record.text.length));
    const met = new Set<string>();
    const one = Math.max(1, Math.round(record.text.split("\n").length / STEPS));
    for (;;) {
      // Some prompts are rare: the first of its kind in a record is always looked at.
      const isNew = !met.has(replay.state.step);
      met.add(replay.state.step);
      if (isNew || roll(one) === 0) compare(replay.state, `after ${replay.count}`, roll);
      const next = stepReplay(replay, []);
      if (next === undefined) break;
      if (isFault(next)) throw new Error(next.why.code);
    }
  });

  test("with every kind of action that a prompt asks for, inside and outside of every template", () => {
    expect([...seen.actions].sort()).toEqual(EVERY);
    expect(seen.inside).toBeGreaterThan(1000);
    expect(seen.outside).toBeGreaterThan(1000);
    expect(seen.codes.size).toBeGreaterThan(25);
  });
});
