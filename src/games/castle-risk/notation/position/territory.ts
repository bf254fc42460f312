import { ownerId } from "../../../../core/common";
import { readCounts, readId, skip, writeCounts, type Line } from "../../../../core/lines";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { readWords, unknownNext } from "../../../../core/words";
import { PRINTED, landId } from "../../../../risk/europe/board";
import { counts, flag, whole, wordsOf } from "../../../../risk/notation/words";
import { UNIT_KINDS } from "../../../../risk/units";
import { MOST_UNITS } from "../../rules/limits";
import type { Marks, State, Territory } from "../../rules/state";
import { marksOf } from "../../rules/state/marks";
import { UNITS, UNIT_INDEX } from "../../rules/units";
import type { Draft } from "./draft";
import { CITY_FORCE } from "../../rules/numbers";

const LAND_WORDS = wordsOf<Territory>([flag("castle"), whole("tokens", { least: 1, usual: 0 })]);

const MARK_WORDS = wordsOf<Marks>([
  flag("taken"),
  flag("reinforced"),
  whole("fired", { least: 1, usual: 0 }),
  counts("spent", UNITS, MOST_UNITS),
  counts("once", UNITS, MOST_UNITS),
  counts("twice", UNITS, MOST_UNITS),
  counts("placed", UNITS, MOST_UNITS),
]);

/** Reads the clause of a territory after its id. */
export function readLand(line: Line, { s, seats }: Draft, t: number): void {
  const land = s.territories[t];
  land.owner = skip(line, "nobody") ? NOBODY : skip(line, "neutral") ? NEUTRAL : readId(line, seats, "owner");
  land.units = readCounts(line, UNIT_INDEX, UNIT_KINDS, MOST_UNITS);
  readWords(line, () => {
    if (!LAND_WORDS.readOne(line, land, undefined) && !MARK_WORDS.readOne(line, marksOf(land), undefined))
      unknownNext(line, "territory_word");
  });
}

export function writeLand(s: State, t: number): string {
  const land = s.territories[t];
  if (isDefault(s, land, t)) return "";
  const units = `${ownerId(s, land.owner)}${writeCounts(land.units, UNITS)}`;
  const marks = land.marks === undefined ? "" : MARK_WORDS.write(land.marks, undefined);
  return ` ${landId(t)} ${units}${LAND_WORDS.write(land, undefined)}${marks}`;
}

/** A territory that need not be written: an empty one, or from play on a neutral city with its starting force. */
function isDefault(s: State, land: Territory, t: number): boolean {
  if (land.castle || land.tokens > 0 || land.marks !== undefined) return false;
  if (PRINTED[t] === 0 || s.phase === "setup") return land.owner === NOBODY;
  return land.owner === NEUTRAL && land.units.every((n, k) => n === CITY_FORCE[k]);
}
