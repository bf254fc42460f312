import type { GameTexts } from "./game";
import type { TableTexts } from "./language";

/** What a game adds to what a table says, or replaces: these groups of texts by the text, all else whole. */
const GROUPS = ["refusals", "panel", "objects", "flow", "manual"] as const;
type Texts = GameTexts & { readonly manual: object };
type Replaced<Some, Others> = Omit<Some, keyof Others> & Others;
type Made<Table extends TableTexts, Game extends Texts> = Replaced<Table, Game> & {
  [Group in (typeof GROUPS)[number]]: Replaced<Table[Group], Game[Group]>;
};

/** Makes all that is read at a game's table in one language. */
export function makeLanguage<Table extends TableTexts, Game extends Texts>(table: Table, game: Game) {
  const made = { ...table, ...game } as Record<string, unknown>;
  for (const group of GROUPS) made[group] = { ...table[group], ...game[group] };
  return made as Made<Table, Game>;
}
