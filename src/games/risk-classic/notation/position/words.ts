import { readId, readInt, skip, type Line } from "../../../../core/lines";
import { readSettingWord } from "../../../../core/settings";
import { readIds, readWords, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readTerritory } from "../../../../risk/world/read";
import { CARD_INDEX } from "../../rules/cards";
import { SETTINGS } from "../../rules/settings";
import type { Battle, SeatState, State } from "../../rules/state";
import { readMission } from "../read";
import type { Draft } from "./draft";

/** The clause of a seat, behind the word `seat`. */
export function readSeatClause(line: Line, s: State, d: Draft): void {
  const seat = readId(line, d.seats, "seat");
  if (line.fault !== undefined) return;
  const p = s.seats[seat];
  readWords(line, () => {
    readSeatWord(line, p);
  });
}

function readSeatWord(line: Line, p: SeatState): void {
  if (skip(line, "out")) p.alive = false;
  else if (skip(line, "reserve")) p.reserve = readInt(line, 0, MOST);
  else if (skip(line, "hand")) p.hand = readIds(line, CARD_INDEX, "card");
  else if (skip(line, "headquarters")) p.headquarters = readTerritory(line);
  else if (skip(line, "mission")) p.mission = readMission(line);
  else if (skip(line, "changed")) p.changed = true;
  else if (!readSettingWord(line, SETTINGS, p.settings)) unknownNext(line, "seat_word");
}

/** The clause `battle`, behind its first word. */
export function readBattle(line: Line): Battle {
  const from = readTerritory(line);
  const b: Battle = { from, to: readTerritory(line), dice: 0, defence: 0, until: 0 };
  readWords(line, () => {
    if (skip(line, "dice")) b.dice = readInt(line, 1, MOST);
    else if (skip(line, "defence")) b.defence = readInt(line, 1, MOST);
    else if (skip(line, "until")) b.until = readInt(line, 1, MOST);
    else unknownNext(line, "battle_word");
  });
  return b;
}
