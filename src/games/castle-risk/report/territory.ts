import { newMarks } from "../rules/state/marks";
import { ownerId } from "../../../core/common";
import type { State } from "../rules/state";
import { cityValue, isCapital } from "../rules/tax";
import { UNITS } from "../rules/units";
import { BOARD } from "../../../risk/europe/board";
import { byId } from "./seat";
import type { CityReport, TerritoryReport } from "./types";

/** A territory with what stands in it and what that did this turn. */
export function reportTerritory(s: State, t: number): TerritoryReport {
  const land = s.territories[t];
  const marks = land.marks ?? newMarks();
  return {
    owner: ownerId(s, land.owner),
    units: byId(UNITS, land.units),
    castle: land.castle,
    city: reportCity(s, t),
    tokens: land.tokens,
    taken: marks.taken,
    reinforced: marks.reinforced,
    fired: marks.fired,
    spent: byId(UNITS, marks.spent),
    moved_once: byId(UNITS, marks.once),
    moved_twice: byId(UNITS, marks.twice),
    placed: byId(UNITS, marks.placed),
  };
}

function reportCity(s: State, t: number): CityReport | null {
  const city = BOARD.territories[t].city;
  if (city === undefined) return null;
  return {
    name: city.name,
    crown: city.crown,
    printed_value: city.tax,
    value: cityValue(s, t),
    capital: isCapital(s, t),
  };
}
