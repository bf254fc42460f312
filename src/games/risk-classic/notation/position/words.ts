import { readInt, skip, type Line } from "../../../../core/lines";
import { readSettingWord } from "../../../../core/settings";
import { readIds, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { readTerritory } from "../../../../risk/world/read";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { CARD_INDEX } from "../../rules/cards";
import type { SeatState } from "../../rules/state";
import { readMission } from "../read";

/** A word of a seat's clause. */
export function readSeatWord(line: Line, player: SeatState): void {
  if (skip(line, "out")) player.alive = false;
  else if (skip(line, "reserve")) player.reserve = readInt(line, 0, MOST);
  else if (skip(line, "hand")) player.hand = readIds(line, CARD_INDEX, "card");
  else if (skip(line, "headquarters")) player.headquarters = readTerritory(line);
  else if (skip(line, "mission")) player.mission = readMission(line);
  else if (skip(line, "changed")) player.changed = true;
  else if (!readSettingWord(line, SETTINGS, player.settings)) unknownNext(line, "seat_word");
}
