import { faultAt, idOf, indexIds, peek, readId, readInt, skip, type Line } from "../../../../core/lines";
import { refuse } from "../../rules/refusals";
import { readSettingWord } from "../../../../core/settings";
import { NOBODY } from "../../../../core/types";
import { readIds, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { BOARD } from "../../../../risk/world/board";
import type { WorldDraft } from "../../../../risk/world/notation/draft";
import { readTerritory } from "../../../../risk/world/read";
import { SETTINGS } from "../../../../risk/world/rules/settings";
import { REWARD_INDEX } from "../../rules/objectives";
import { OPEN, type SeatState, type State } from "../../rules/state";
import { readArmy, readObjective, readReward } from "../read";

/** The airfields as positions name them. */
export const AIRFIELD_IDS: readonly string[] = ["minor", "major"];
const AIRFIELD_INDEX = indexIds(AIRFIELD_IDS);

/** Territories that follow one another; there may be none. */
export function readLands(line: Line): number[] {
  return readIds(line, BOARD.index, "territory");
}

/** A word of a seat's clause. */
export function readSeatWord(line: Line, player: SeatState): void {
  if (skip(line, "out")) player.alive = false;
  else if (skip(line, "reserve")) player.reserve = readInt(line, 0, MOST);
  else if (skip(line, "hand")) player.hand = readLands(line);
  else if (skip(line, "rank")) player.rank = readInt(line, 0, MOST);
  else if (skip(line, "army")) player.army = readArmy(line);
  else if (skip(line, "capital")) player.capital = readTerritory(line);
  else if (!readSettingWord(line, SETTINGS, player.settings)) unknownNext(line, "seat_word");
}

/**
 * The clause of an objective, behind the word `objective`: whether it is open or whose it is, and the reward on it, which
 * lies on no other one (rule 8.1).
 */
export function readObjectiveClause(line: Line, s: State, draft: WorldDraft<State>): void {
  const objective = readObjective(line);
  if (objective < 0) return;
  s.objectives[objective] = skip(line, "open") ? OPEN : readId(line, draft.seats, "seat");
  const word = peek(line);
  if (idOf(REWARD_INDEX, word) < 0) return;
  const reward = readReward(line);
  if (s.rewards[reward] !== NOBODY) faultAt(line, line.at - 1, refuse("text.twice", { word }));
  s.rewards[reward] = objective;
}

/** The clause of an airfield, behind the word `airfield`. */
export function readAirfieldClause(line: Line, s: State): void {
  const airfield = readId(line, AIRFIELD_INDEX, "airfield");
  if (airfield >= 0) s.airfields[airfield] = readTerritory(line);
}
