/** How long computers think: a turn in Node and on MoonSharp, the parts of a thought, and games a second. */
import { finish, type Thought } from "../../src/core/bots/thought";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { defaultOptions } from "../../src/core/options";
import { newRng, rollFrom, seedRng } from "../../src/core/rng";
import type { AnyAction } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import type { LuaEngine } from "../../tabletop/lua/engine";

/** Who thinks in slices worth measuring; units between two looks at the clock, as src/tts/flow/thinking.ts has them. */
const LEVELS = ["normal", "hard", "expert"];
const UNITS = 8;
const SEATS = 4;
const ROUNDS = 15;
/** Parts of thoughts that are timed of each level. */
const PARTS = 6_000;

const seatsOf = ({ meta }: GameModule): string[] => meta.colours.slice(0, SEATS);

/** Milliseconds of the processor that this process has used. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays a game of four computers of one level; gives its turns (of a seat, in a round), and what they thought in milliseconds. */
function playThinking(game: GameModule, level: string, seed: number): { turns: number; thought: number } {
  const { rules, view, orders, bots } = game;
  const bot = bots.find(({ id }) => id === level) ?? bots[0];
  const s = rules.setup(defaultOptions(game.meta.options), seatsOf(game), newRng([seed, 2, 3, 4]));
  const roll = rollFrom(seedRng(seed));
  const before: (Thought<AnyAction> | undefined)[] = [];
  const turns = new Set<string>();
  let thought = 0;
  while (s.step !== "over" && s.round <= ROUNDS) {
    const [seat] = s.asked;
    let action = dealSeeded(rules, s) ?? orders?.answer(s, seat);
    if (action === undefined) {
      const begun = cpu();
      before[seat] = bot.think(view.state(s, seat), seat, roll, before[seat]);
      action = finish(before[seat]);
      thought += cpu() - begun;
      if (s.turn === seat) turns.add(`${s.round} ${seat}`);
    }
    advance(rules, s, action, []);
  }
  return { turns: turns.size, thought };
}

/** The mean thought of a turn, and games a second, of each level in Node. */
export function thoughtsInNode(game: GameModule, seconds: number): string {
  const lines = LEVELS.map((level) => {
    playThinking(game, level, 0);
    const begun = cpu();
    let games = 0;
    let turns = 0;
    let thought = 0;
    while (cpu() - begun < seconds * 1000) {
      games++;
      const played = playThinking(game, level, games);
      turns += played.turns;
      thought += played.thought;
    }
    const rate = (games * 1000) / (cpu() - begun);
    return `      ${level}: ${(thought / turns).toFixed(1)} ms a turn, ${rate.toFixed(1)} games a second of four players`;
  });
  return `    computers in Node, by the processor's time:\n${lines.join("\n")}`;
}

/** The same on MoonSharp: a turn's script time, and how long the parts of a thought take of which slices are made. */
export async function thoughtsInLua(
  engine: LuaEngine,
  micros: () => number,
  game: GameModule,
): Promise<string> {
  const { id, version } = game.meta;
  const header = `${id} ${version}\nplayers ${seatsOf(game).join(" ")}\nseed 5\n`;
  const lines: string[] = [];
  for (const level of LEVELS) {
    const parts: number[] = [];
    const turns = new Map<string, number>();
    if ((await engine.call("table_think_start", header, level)) !== "ok")
      throw new Error(`the header of ${id} is refused`);
    for (let i = 0; i < PARTS; i++) {
      const answer = await engine.call("table_think_on", String(UNITS));
      if (answer === "over") break;
      const [round, seat, what] = answer.split(" ");
      const took = micros() / 1000;
      const turn = `${round} ${seat}`;
      turns.set(turn, (turns.get(turn) ?? 0) + took);
      if (what !== "act") parts.push(took);
    }
    lines.push(`      ${level}: ${lineOf(parts, [...turns.values()])}`);
  }
  return `    computers of four seats, ${UNITS} units of thought at a time:\n${lines.join("\n")}`;
}

function lineOf(parts: number[], turns: readonly number[]): string {
  const sorted = [...parts].sort((a, b) => a - b);
  const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))];
  const mean = turns.reduce((sum, ms) => sum + ms, 0) / turns.length / 1000;
  return `${mean.toFixed(2)} s a turn; of 100 parts 99 take up to ${p99.toFixed(1)} ms, the longest ${sorted[sorted.length - 1].toFixed(1)}`;
}
