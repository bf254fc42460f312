import { readId, readInt, skip, type Line } from "../../../../core/lines";
import { readSettingWord } from "../../../../core/settings";
import { readIds, readWords, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readTerritory } from "../../../../risk/world/read";
import type { WorldDraft } from "../../../../risk/world/notation/draft";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { CARD_INDEX } from "../../rules/cards";
import type { SeatState, State } from "../../rules/state";
import { readMission } from "../read";

/** The clause of a seat, behind the word `seat`. */
export function readSeatClause(line: Line, s: State, d: WorldDraft<State>): void {
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
