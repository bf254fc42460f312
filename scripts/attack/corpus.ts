import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isFault } from "../../src/core/refuse";
import { writeSave } from "../../src/session/table/save";
import { openWhole, replayWhole } from "../replay/whole";
import { soakGame } from "../soak/play";
import type { CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";

/** Texts of a game that are as they should be, and states that it comes to. */
export type Corpus = ReturnType<typeof corpusOf>;

/** Actions of the games that are made up here: few, so that texts are short, and once enough for a packed save. */
const LENGTHS = [0, 12, 90, 300, 900];
/** Longest recorded game that is taken whole. */
const MOST = 30_000;

/** Games between computers of every number of players, and the recorded games of the folder. */
export function corpusOf(game: GameModule, folder: string, seed: number) {
  const { minSeats, maxSeats } = game.meta;
  const made = LENGTHS.flatMap((length, i) => {
    const players = minSeats + ((seed + i) % (maxSeats - minSeats + 1));
    return soakGame(game, players, (seed + i) % 1_000_000, { most: length }).record;
  });
  const recorded = readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => text.includes(game.meta.id) && text.length < MOST);
  const records = [...made, ...recorded].filter((text) => stateAfter(game, text) !== undefined);
  const states = records.flatMap((text) => stateAfter(game, text) ?? []);
  const positions = states.map((s) => game.notation.writePosition(s));
  const { id, version } = game.meta;
  return {
    game,
    records: [
      ...records,
      ...positions.map((position) => `${id} ${version}\nposition ${position}\nseed ${seed}\n`),
    ],
    saves: records.flatMap((text) => savedOf(game, text) ?? []),
    positions,
    states,
    lines: records.flatMap((text) => text.split("\n")).filter((line) => line !== "" && !line.startsWith("#")),
  };
}

function stateAfter(game: GameModule, text: string): CommonState | undefined {
  const replay = replayWhole(game, text);
  return isFault(replay) ? undefined : replay.state;
}

/** What a table at which everybody sits would save. */
function savedOf(game: GameModule, text: string): string | undefined {
  const opened = openWhole(game, text);
  if (isFault(opened)) return undefined;
  opened.table.host = "7";
  opened.table.chairs.forEach((chair, i) => {
    if (!chair.closed) chair.player = `${7 + i}`;
  });
  return writeSave(opened.table, opened.settings);
}
