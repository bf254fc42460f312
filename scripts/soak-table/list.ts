import { gameOption } from "../game";
import { Complaint } from "../complaint";
import { MAX_SEED } from "../../src/core/rng";
import { isPress, type Press } from "./press";
import type { GameModule } from "../../src/session/game/module";

/** What is replayed: a game, the seed of its table, and what was pressed. */
export interface List {
  readonly game: GameModule;
  readonly seed: number;
  readonly presses: readonly Press[];
}

/** The list as a file: what went wrong in a comment, then the game and the seed, then a press in each line. */
export function writeList({ game, seed, presses }: List, why: string): string {
  return [`# ${why}`, `game ${game.meta.id}`, `seed ${seed}`, ...presses, ""].join("\n");
}

/** Reads such a file; complains of the first line that is none of it. */
export function readList(text: string, name: string): List {
  const lines = text
    .split(/\r?\n/)
    .map((line, i) => ({ line: line.trimEnd(), at: `${name}:${i + 1}` }))
    .filter(({ line }) => line !== "" && !line.startsWith("#"));
  const [first, second, ...rest] = lines as ((typeof lines)[number] | undefined)[];
  const id = /^game (\w+)$/.exec(first?.line ?? "")?.[1];
  if (id === undefined) throw new Complaint(`${first?.at ?? name}: a list of presses begins with "game ID".`);
  const seed = Number(/^seed (\d{1,10})$/.exec(second?.line ?? "")?.[1] ?? "NaN");
  if (!(seed <= MAX_SEED)) throw new Complaint(`${second?.at ?? name}: after the game stands "seed NUMBER".`);
  const presses = rest.flatMap((one) => {
    if (one === undefined) return [];
    if (!isPress(one.line)) throw new Complaint(`${one.at}: "${one.line}" is nothing that anybody presses.`);
    return [one.line];
  });
  return { game: gameOption(id), seed, presses };
}
