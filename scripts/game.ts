import { openText, plainLine, shown, skip } from "../src/core/lines";
import { GAMES } from "../src/games/index";
import type { GameModule } from "../src/session/game/module";
import { Complaint } from "./complaint";
import { wrongUse } from "./options";

export const GAME_IDS = GAMES.map(({ meta }) => meta.id);

/** As a sentence ends with them. */
const THERE = `there ${GAMES.length === 1 ? "is" : "are"} ${GAME_IDS.join(", ")}`;

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
    `${place}: "${shown(line.words[line.at] ?? "")}" is no game that is played here: ${THERE}.`,
  );
}

/** The game that `--game ID` names, and without it the first one. */
export function gameOption(id: string | undefined): GameModule {
  const found = id === undefined ? GAMES[0] : GAMES.find(({ meta }) => meta.id === id);
  return found ?? wrongUse(`--game wants a game, not "${id}": ${THERE}.`);
}
