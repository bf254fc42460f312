import { readSettingWord } from "../../../../core/settings";
import { SETTINGS } from "../../rules/settings";
import { readCounts, readId, readInt, skip, type Line } from "../../../../core/lines";
import { readIds, readWords, unknownNext } from "../../../../core/words";
import { CARDS } from "../../rules/cards";
import { MOST_UNITS } from "../../rules/limits";
import { MOST } from "../../../../risk/limits";
import { POLICY_KINDS } from "../../rules/policies";
import type { SeatState } from "../../rules/state";
import { CARD_INDEX, MISSION_INDEX, POLICY_INDEX, UNIT_INDEX } from "../vocabulary";
import { readTerritory } from "../../../../risk/europe/read";
import type { Draft } from "./draft";

/** The clause `seat`, behind its first word. */
export function readSeat(line: Line, draft: Draft): void {
  const i = readId(line, draft.seats, "seat");
  if (line.fault !== undefined) return;
  const player = draft.s.seats[i];
  if (skip(line, "out")) {
    player.alive = false;
    player.coins = 0;
    return;
  }
  readWords(line, () => {
    readSeatWord(line, draft, player, i);
  });
}

function readSeatWord(line: Line, draft: Draft, player: SeatState, i: number): void {
  if (skip(line, "capital")) player.capital = readTerritory(line);
  else if (skip(line, "coins")) player.coins = readInt(line, 0, MOST);
  else if (skip(line, "reserve")) player.reserve = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "hand")) player.hand = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  else if (skip(line, "mission")) {
    player.mission = readId(line, MISSION_INDEX, "mission");
    player.progress = readInt(line, 0, MOST);
  } else if (skip(line, "completed")) player.completed = readIds(line, MISSION_INDEX, "mission");
  else if (skip(line, "policies")) player.policies = readCounts(line, POLICY_INDEX, POLICY_KINDS, MOST);
  else if (skip(line, "picked")) player.picked = true;
  else if (skip(line, "moved")) player.moved = true;
  else if (skip(line, "crowns")) {
    player.crowns = readInt(line, 0, MOST);
    draft.crowned[i] = true;
  } else if (!readSettingWord(line, SETTINGS, player.settings)) unknownNext(line, "seat_word");
}
