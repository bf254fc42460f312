import { readCounts, readId, skip, type Line } from "../../../../core/lines";
import { readWords, unknownNext } from "../../../../core/words";
import { NOBODY } from "../../../../core/types";
import { MOST } from "../../../../risk/limits";
import { UNIT_INDEX } from "../vocabulary";
import type { Draft } from "./draft";

/** The clause of a territory, behind its id: whose it is, its units, its castle, a fresh tile, the attacker's units. */
export function readTerritoryClause(line: Line, draft: Draft, t: number): void {
  const land = draft.s.territories[t];
  land.owner = skip(line, "nobody") ? NOBODY : readId(line, draft.armies, "owner");
  land.units = readCounts(line, UNIT_INDEX, 4, MOST);
  readWords(line, () => {
    if (skip(line, "castle")) land.castle = true;
    else if (skip(line, "fresh")) land.fresh = true;
    else if (skip(line, "against")) {
      land.attacker = readId(line, draft.armies, "owner");
      land.force = readCounts(line, UNIT_INDEX, 4, MOST);
    } else unknownNext(line, "territory_word");
  });
}
