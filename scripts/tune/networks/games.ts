/** Games between computers that differ, and what networks judge their turns by: a line of JSON each, in a file that grows. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { finish, type Thought } from "../../../src/core/bots/thought";
import { winnersOf } from "../../../src/core/common";
import { dealSeeded } from "../../../src/core/dealer";
import type { Weighted } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { newRng, rollAside } from "../../../src/core/rng";
import type { AnyAction, CommonState, OptionValues } from "../../../src/core/types";
import type { GameModule } from "../../../src/session/game/module";
import { isRecord, parsed } from "../../../tabletop/save/check";
import { Complaint } from "../../complaint";
import { keyOf, type Plan } from "../../simulate/plan";
import { changed, numbersOf } from "../change";

/** A game, by its number: the seat that won, -1 for nobody or more than one; by turn and seat the facts, none of who is out. */
export interface Lesson {
  readonly n: number;
  readonly winner: number;
  readonly turns: readonly (readonly (readonly number[])[])[];
}

export interface Teacher {
  readonly game: GameModule;
  readonly tuned: Weighted<CommonState, AnyAction>;
  readonly factsOf: (this: void, s: CommonState) => number[][];
  readonly options: OptionValues;
  readonly plan: Plan;
}

/** Rolls of this number are for what is drawn of a game's players. */
const PLAYERS = 900_000_000;

/**
 * Plays a game: each seat has weights changed at random, and every other one sets up as one of the two lowest levels does,
 * at random or with sense, so that games begin otherwise than such players alone would let them.
 */
export function playLesson({ game, tuned, factsOf, options, plan }: Teacher, n: number): Lesson {
  const { meta, rules, view, bots, orders } = game;
  const key = keyOf(plan.seed, n);
  const colours = meta.colours.slice(0, plan.players);
  const numbers = numbersOf(tuned.defaults);
  const thinks = colours.map((_, seat) => tuned.thinkBy(changed(numbers, plan.seed, n * 10 + seat)));
  const drawn = rollAside(key, PLAYERS);
  const begins = thinks.map((own) => (drawn(2) === 0 ? own : bots[drawn(2)].think));
  const s = rules.setup(options, colours, newRng(key));
  const thoughts: (Thought<AnyAction> | undefined)[] = [];
  const turns: number[][][] = [];
  let last = "";
  for (let actions = 0; s.step !== "over" && s.round <= plan.rounds; actions++) {
    const now = `${s.round} ${s.turn}`;
    if (now !== last && s.round > 0 && s.asked.length > 0) {
      turns.push(factsOf(s).map((facts) => facts.map(short)));
      last = now;
    }
    const [seat] = s.asked;
    const answer = (): AnyAction => {
      const roll = rollAside(key, actions * 31 + seat * 7);
      const think = s.round > 0 ? thinks[seat] : begins[seat];
      const thought = think(view.state(s, seat), seat, roll, thoughts[seat]);
      thoughts[seat] = thought;
      return finish(thought);
    };
    advance(rules, s, dealSeeded(rules, s) ?? orders?.answer(s, seat) ?? answer(), []);
  }
  const winners = s.step === "over" ? winnersOf(s) : [];
  return { n, winner: winners.length === 1 ? winners[0] : -1, turns };
}

const short = (fact: number): number => Math.round(fact * 100_000) / 100_000;

/**
 * The games that a file holds after its head; a last line without its end is cut off. Refused, with the file as it was:
 * one with another head, and a line that is no game.
 */
export function readLessons(file: string, head: string): Lesson[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(10) + 1;
  const [first, ...lines] = bytes.toString("utf8", 0, end).split("\n").slice(0, -1);
  if (first !== head)
    throw new Complaint(
      `${file} is of other games, or of another version of the program: name another --out.`,
    );
  const lessons = lines.map((line, i) => readLesson(line, `${file}:${i + 2}`));
  if (end < bytes.length) truncateSync(file, end);
  return lessons;
}

function readLesson(line: string, place: string): Lesson {
  const value = parsed(line);
  if (isLesson(value)) return value;
  throw new Complaint(`${place}: this is no line of a game: take it away, and the game is played again.`);
}

function isLesson(value: unknown): value is Lesson {
  if (!isRecord(value)) return false;
  const { n, winner, turns } = value;
  const isNumbers = (list: unknown): boolean => Array.isArray(list) && list.every(Number.isFinite);
  const isTurn = (list: unknown): boolean => Array.isArray(list) && list.every(isNumbers);
  return Number.isInteger(n) && Number.isInteger(winner) && Array.isArray(turns) && turns.every(isTurn);
}

export function writeLesson(file: string, lesson: Lesson): void {
  appendFileSync(file, `${JSON.stringify(lesson)}\n`);
}
