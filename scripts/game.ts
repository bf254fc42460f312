import { openText, plainLine, shown, skip } from "../src/core/lines";
import { GAMES, WITHOUT_TABLE, type Playable } from "../src/games/index";
import type { GameModule } from "../src/session/module";
import { Complaint } from "./complaint";
import { wrongUse } from "./options";

/** The ids of games, as a sentence ends with them. */
function there(games: readonly Playable[]): string {
  return `there ${games.length === 1 ? "is" : "are"} ${games.map(({ meta }) => meta.id).join(", ")}`;
}

/**
 * The game that a record or a position is of: its first word names it. Complains about another game, with the place
 * in the text that is called `name`. A text without words is left to the reader of the first game, which refuses it.
 */
export function gameOf(text: string, name: string): GameModule {
  const line = plainLine(openText(text));
  if (line === undefined || line.fault !== undefined) return GAMES[0];
  skip(line, "position");
  const found = GAMES.find(({ meta }) => meta.id === line.words[line.at]);
  if (found !== undefined) return found;
  const place = `${name}:${line.number}:${line.columns[line.at]}`;
  throw new Complaint(
    `${place}: "${shown(line.words[line.at] ?? "")}" is no game that is played here: ${there(GAMES)}.`,
  );
}

/** The game that `--game ID` names, and without it the first one. */
export function gameOption(id: string | undefined): GameModule {
  const found = id === undefined ? GAMES[0] : GAMES.find(({ meta }) => meta.id === id);
  return found ?? wrongUse(`--game wants a game, not "${id}": ${there(GAMES)}.`);
}

const PLAYABLE: readonly Playable[] = [...GAMES, ...WITHOUT_TABLE];

/** The same for a command that needs no table: of the games that have none yet, too. */
export function playableOption(id: string | undefined): Playable {
  const found = id === undefined ? GAMES[0] : PLAYABLE.find(({ meta }) => meta.id === id);
  return found ?? wrongUse(`--game wants a game, not "${id}": ${there(PLAYABLE)}.`);
}
