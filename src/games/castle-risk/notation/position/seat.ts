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
export function readSeat(line: Line, d: Draft): void {
  const i = readId(line, d.seats, "seat");
  if (line.fault !== undefined) return;
  const p = d.s.seats[i];
  if (skip(line, "out")) {
    p.alive = false;
    p.coins = 0;
    return;
  }
  readWords(line, () => {
    readSeatWord(line, d, p, i);
  });
}

function readSeatWord(line: Line, d: Draft, p: SeatState, i: number): void {
  if (skip(line, "capital")) p.capital = readTerritory(line);
  else if (skip(line, "coins")) p.coins = readInt(line, 0, MOST);
  else if (skip(line, "reserve")) p.reserve = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "hand")) p.hand = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  else if (skip(line, "mission")) {
    p.mission = readId(line, MISSION_INDEX, "mission");
    p.progress = readInt(line, 0, MOST);
  } else if (skip(line, "completed")) p.completed = readIds(line, MISSION_INDEX, "mission");
  else if (skip(line, "policies")) p.policies = readCounts(line, POLICY_INDEX, POLICY_KINDS, MOST);
  else if (skip(line, "picked")) p.picked = true;
  else if (skip(line, "moved")) p.moved = true;
  else if (skip(line, "crowns")) {
    p.crowns = readInt(line, 0, MOST);
    d.crowned[i] = true;
  } else if (!readSettingWord(line, SETTINGS, p.settings)) unknownNext(line, "seat_word");
}
