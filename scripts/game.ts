import { openText, plainLine, shown, skip } from "../src/core/lines";
import { GAMES, WITHOUT_TABLE, type Playable } from "../src/games/index";
import type { GameModule } from "../src/session/module";
import type { Language } from "../src/text/language";
import { Complaint } from "./complaint";
import { wrongUse } from "./options";

/** The ids of games, as a sentence ends with them. */
function there(games: readonly Playable[]): string {
  return `there ${games.length === 1 ? "is" : "are"} ${games.map(({ meta }) => meta.id).join(", ")}`;
}

const PLAYABLE: readonly Playable[] = [...GAMES, ...WITHOUT_TABLE];

/**
 * The game of these that a record or a position is of: its first word names it. Complains about another game, with the
 * place in the text that is called `name`. A text without words is left to the reader of the first game, which refuses it.
 */
function findGame<G extends Playable>(games: readonly G[], text: string, name: string): G {
  const line = plainLine(openText(text));
  if (line === undefined || line.fault !== undefined) return games[0];
  skip(line, "position");
  const found = games.find(({ meta }) => meta.id === line.words[line.at]);
  if (found !== undefined) return found;
  const place = `${name}:${line.number}:${line.columns[line.at]}`;
  throw new Complaint(
    `${place}: "${shown(line.words[line.at] ?? "")}" is no game that is played here: ${there(games)}.`,
  );
}

/** The game of a record or a position. */
export function gameOf(text: string, name: string): GameModule {
  return findGame(GAMES, text, name);
}

/** The same for a command that needs no table: of the games that have none yet, too. */
export function playableOf(text: string, name: string): Playable {
  return findGame(PLAYABLE, text, name);
}

/** The game that `--game ID` names, and without it the first one. */
export function gameOption(id: string | undefined): GameModule {
  const found = id === undefined ? GAMES[0] : GAMES.find(({ meta }) => meta.id === id);
  return found ?? wrongUse(`--game wants a game, not "${id}": ${there(GAMES)}.`);
}

/** The same for a command that needs no table. */
export function playableOption(id: string | undefined): Playable {
  const found = id === undefined ? GAMES[0] : PLAYABLE.find(({ meta }) => meta.id === id);
  return found ?? wrongUse(`--game wants a game, not "${id}": ${there(PLAYABLE)}.`);
}

/** A game, and its words where it has any. */
export type Worded = Playable & Partial<Pick<GameModule, "languages">>;

/** The English of a game; that of the first one, which knows what any game refuses, for one that has no words yet. */
export function englishOf({ languages = GAMES[0].languages }: Worded): Language {
  return languages["en"];
}
