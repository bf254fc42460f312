import { openText, peek, plainLine } from "../../src/core/lines";
import type { Save } from "../../mod/save";
import { SAVES } from "../../mod/saves/index";
import { gameOption } from "../game";
import { wrongUse } from "../options";

/** The save of the game that --game names; complains of one that there is not. */
export function saveOf(game: string): Save {
  const { id, title } = gameOption(game).meta;
  return findSave(id) ?? wrongUse(`There is no save of ${title}.`);
}

/** The save of a game; undefined for a game that there is not. */
function findSave(game: string): Save | undefined {
  return SAVES.find(({ meta }) => meta.id === game);
}

/** The saves that a command works on: that of --game, or all. */
export function savesOf(game: string | undefined): readonly Save[] {
  return game === undefined ? SAVES : [saveOf(game)];
}

/** The save of the game that a record is of, by its first word; undefined where that is none. */
export function recordedSave(record: string): Save | undefined {
  const line = plainLine(openText(record));
  return line === undefined ? undefined : findSave(peek(line));
}
