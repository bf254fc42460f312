import { readId, skip, type Line } from "../../../../core/lines";
import { NOBODY } from "../../../../core/types";
import { landId } from "../../../../risk/europe/board";
import { flag, wordsOf } from "../../../../risk/notation/words";
import { armyId } from "../../rules/army";
import type { State, Territory } from "../../rules/state";
import { UNITS } from "../deeds";
import type { Draft } from "./draft";

const LAND_WORDS = wordsOf<Territory, State, Draft>([
  flag("castle"),
  flag("fresh"),
  {
    word: "against",
    read: (line, land, { armies }) => {
      land.attacker = readId(line, armies, "owner");
      land.force = UNITS.read(line);
    },
    write: ({ attacker, force }, s) =>
      attacker === NOBODY ? "" : ` against ${armyId(s, attacker)}${UNITS.write(force)}`,
  },
]);

/** Reads the clause of a territory after its id: whose it is, its units, and its words. */
export function readLand(line: Line, draft: Draft, t: number): void {
  const land = draft.s.territories[t];
  land.owner = skip(line, "nobody") ? NOBODY : readId(line, draft.armies, "owner");
  land.units = UNITS.read(line);
  LAND_WORDS.read(line, land, draft, "territory_word");
}

/** An empty territory need not be written. */
export function writeLand(s: State, t: number): string {
  const land = s.territories[t];
  if (land.owner === NOBODY && !land.castle) return "";
  const units = `${armyId(s, land.owner)}${UNITS.write(land.units)}`;
  return ` ${landId(t)} ${units}${LAND_WORDS.write(land, s)}`;
}
