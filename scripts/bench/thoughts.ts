/** How long computers think: a turn in Node and on MoonSharp, the parts of a thought, and games a second. */
import { finish, type Thought } from "../../src/core/bots/thought";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { defaultOptions } from "../../src/core/options";
import { newRng, rollFrom, seedRng } from "../../src/core/rng";
import type { AnyAction } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import type { MoonSharpEngine } from "../../tabletop/lua/moonsharp";
import { ownTime } from "./own-time";

/** Who thinks in slices worth measuring; units between two looks at the clock, as src/tts/flow/thinking.ts has them. */
const LEVELS = ["normal", "hard", "expert"];
const UNITS = 8;
const ROUNDS = 15;
/** Parts of thoughts that are timed of each level, and how often: the least time counts, for what else the machine does is not theirs. */
const PARTS = 6_000;
const RUNS = 3;
/** Parts that are named as the longest. */
const NAMED = 3;
/** Whole turns are timed behind the set-up, whose thoughts about single armies are no turns, until so many rounds are over. */
const TIMED_ROUNDS = 6;
/** Units at a time there. */
const MANY = 1_000;

const seatsOf = ({ meta }: GameModule, seats: number): string[] => meta.colours.slice(0, seats);

/** Plays a game of computers of one level; gives its turns (of a seat, in a round), and what they thought in milliseconds. */
function playThinking(
  game: GameModule,
  seats: number,
  level: string,
  seed: number,
): { turns: number; thought: number } {
  const { rules, view, orders, bots } = game;
  const bot = bots.find(({ id }) => id === level) ?? bots[0];
  const s = rules.setup(defaultOptions(game.meta.options), seatsOf(game, seats), newRng([seed, 2, 3, 4]));
  const roll = rollFrom(seedRng(seed));
  const before: (Thought<AnyAction> | undefined)[] = [];
  const turns = new Set<string>();
  let thought = 0;
  while (s.step !== "over" && s.round <= ROUNDS) {
    const [seat] = s.asked;
    let action = dealSeeded(rules, s) ?? orders?.answer(s, seat);
    if (action === undefined) {
      const begun = ownTime();
      before[seat] = bot.think(view.state(s, seat), seat, roll, before[seat]);
      action = finish(before[seat]);
      thought += ownTime() - begun;
      if (s.turn === seat) turns.add(`${s.round} ${seat}`);
    }
    advance(rules, s, action, []);
  }
  return { turns: turns.size, thought };
}

/** The mean thought of a turn, and games a second, of each level in Node, where so many seats think. */
export function thoughtsInNode(game: GameModule, seconds: number, seats: number): string {
  const lines = LEVELS.map((level) => {
    playThinking(game, seats, level, 0);
    const begun = ownTime();
    let games = 0;
    let turns = 0;
    let thought = 0;
    while (ownTime() - begun < seconds * 1000) {
      games++;
      const played = playThinking(game, seats, level, games);
      turns += played.turns;
      thought += played.thought;
    }
    const rate = (games * 1000) / (ownTime() - begun);
    return `      ${level}: ${(thought / turns).toFixed(1)} ms a turn, ${rate.toFixed(1)} games a second of ${seats} players`;
  });
  return `    computers in Node, by the processor's time:\n${lines.join("\n")}`;
}

/** A part of a thought: what is done (`begin`, `think`) at which step, and its milliseconds. */
interface Part {
  readonly what: string;
  took: number;
}

/** The same on MoonSharp: a turn's script time, and how long the parts of a thought take of which slices are made. */
export async function thoughtsInLua(
  engine: MoonSharpEngine,
  game: GameModule,
  seats: number,
): Promise<string> {
  const { id, version } = game.meta;
  const header = `${id} ${version}\nplayers ${seatsOf(game, seats).join(" ")}\nseed 5\n`;
  const lines: string[] = [];
  for (const level of LEVELS) {
    const parts = await partsOf(engine, header, level);
    for (let run = 1; run < RUNS; run++) {
      const again = await partsOf(engine, header, level);
      if (again.length !== parts.length) throw new Error(`${level} thought in other parts than before`);
      again.forEach(({ took }, i) => (parts[i].took = Math.min(parts[i].took, took)));
    }
    const turn = await turnOf(engine, header, level);
    lines.push(`      ${level}: ${turn.toFixed(2)} s a turn; ${lineOf(parts)}`);
  }
  return `    computers of ${seats} seats, ${UNITS} units of thought at a time:\n${lines.join("\n")}`;
}

async function startThinking(engine: MoonSharpEngine, header: string, level: string): Promise<void> {
  if ((await engine.call("table_think_start", header, level)) !== "ok")
    throw new Error(`the header is refused: ${header}`);
}

async function partsOf(engine: MoonSharpEngine, header: string, level: string): Promise<Part[]> {
  await startThinking(engine, header, level);
  const parts: Part[] = [];
  for (let i = 0; i < PARTS; i++) {
    const answer = await engine.call("table_think_on", String(UNITS));
    if (answer === "over") break;
    const [, , what, step] = answer.split(" ");
    if (what !== "act") parts.push({ what: `${what} ${step}`, took: engine.lastMicros() / 1000 });
  }
  return parts;
}

/** The mean script time that a seat thinks in a turn, in seconds. */
async function turnOf(engine: MoonSharpEngine, header: string, level: string): Promise<number> {
  await startThinking(engine, header, level);
  const turns = new Set<string>();
  let thought = 0;
  for (;;) {
    const answer = await engine.call("table_think_on", String(MANY));
    const [round, seat, what] = answer.split(" ");
    if (answer === "over" || Number(round) > TIMED_ROUNDS) return thought / turns.size / 1_000_000;
    if (what !== "act" && Number(round) > 0) {
      turns.add(`${round} ${seat}`);
      thought += engine.lastMicros();
    }
  }
}

function lineOf(parts: readonly Part[]): string {
  const sorted = [...parts].sort((one, other) => other.took - one.took);
  const p99 = sorted[Math.floor(sorted.length * 0.01)];
  const longest = sorted.slice(0, NAMED).map(({ took, what }) => `${took.toFixed(1)} (${what})`);
  return `of 100 parts 99 take up to ${p99.took.toFixed(1)} ms, the longest ${longest.join(", ")}`;
}
