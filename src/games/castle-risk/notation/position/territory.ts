import { readCounts, readId, readInt, skip, type Line } from "../../../../core/lines";
import { readWords, unknownNext } from "../../../../core/words";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { MOST_UNITS } from "../../rules/limits";
import { MOST } from "../../../../risk/limits";
import { newMarks } from "../../rules/state/marks";
import type { Marks } from "../../rules/state";
import { UNIT_INDEX } from "../vocabulary";
import type { Draft } from "./draft";

/** The clause of a territory, behind its id. */
export function readTerritoryClause(line: Line, draft: Draft, t: number): void {
  const land = draft.s.territories[t];
  land.owner = skip(line, "nobody")
    ? NOBODY
    : skip(line, "neutral")
      ? NEUTRAL
      : readId(line, draft.seats, "owner");
  land.units = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  readWords(line, () => {
    if (skip(line, "castle")) land.castle = true;
    else if (skip(line, "tokens")) land.tokens = readInt(line, 1, MOST);
    else {
      if (land.marks === undefined) land.marks = newMarks();
      readMark(line, land.marks);
    }
  });
}

function readMark(line: Line, marks: Marks): void {
  if (skip(line, "taken")) marks.taken = true;
  else if (skip(line, "reinforced")) marks.reinforced = true;
  else if (skip(line, "fired")) marks.fired = readInt(line, 1, MOST);
  else if (skip(line, "spent")) marks.spent = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "once")) marks.once = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "twice")) marks.twice = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "placed")) marks.placed = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else unknownNext(line, "territory_word");
}
