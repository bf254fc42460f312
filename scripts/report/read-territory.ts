import { indexIds } from "../../src/core/lines";
import { NEUTRAL, NOBODY } from "../../src/core/types";
import { MOST, MOST_UNITS } from "../../src/games/castle-risk/rules/limits";
import { newMarks, tidyMarks, type State } from "../../src/games/castle-risk/rules/state";
import { UNITS } from "../../src/games/castle-risk/rules/units";
import { BOARD, SIZE } from "../../src/risk/europe/board";
import { checkFields, field, isGiven, readById, readFlag, readIndex, readWhole, type Node } from "./node";

const LAND_FIELDS = [
  ...["owner", "units", "castle", "city", "tokens", "taken", "reinforced", "fired"],
  ...["spent", "moved_once", "moved_twice", "placed"],
];

/** All territories; one that is left out is as at the start of a game. */
export function readTerritories(n: Node, s: State): void {
  checkFields(
    n,
    BOARD.territories.map((t) => t.id),
  );
  const owners = indexIds([...s.colours, "neutral", "nobody"]);
  for (let t = 0; t < SIZE; t++) {
    const land = field(n, BOARD.territories[t].id);
    if (isGiven(land)) readTerritory(land, s, t, owners);
  }
}

function readTerritory(n: Node, s: State, t: number, owners: Readonly<Record<string, number>>): void {
  checkFields(n, LAND_FIELDS);
  const land = s.territories[t];
  const seats = s.colours.length;
  const usual = land.owner === NEUTRAL ? seats : seats + 1;
  const owner = readIndex(field(n, "owner"), owners, "owner", usual);
  land.owner = owner < seats ? owner : owner === seats ? NEUTRAL : NOBODY;
  land.units = readById(field(n, "units"), UNITS, land.units, MOST_UNITS);
  land.castle = readFlag(field(n, "castle"), false);
  land.tokens = readWhole(field(n, "tokens"), 0, 0, MOST);
  const m = newMarks();
  m.taken = readFlag(field(n, "taken"), false);
  m.reinforced = readFlag(field(n, "reinforced"), false);
  m.fired = readWhole(field(n, "fired"), 0, 0, MOST);
  m.spent = readById(field(n, "spent"), UNITS, m.spent, MOST_UNITS);
  m.once = readById(field(n, "moved_once"), UNITS, m.once, MOST_UNITS);
  m.twice = readById(field(n, "moved_twice"), UNITS, m.twice, MOST_UNITS);
  m.placed = readById(field(n, "placed"), UNITS, m.placed, MOST_UNITS);
  land.marks = m;
  tidyMarks(land);
}
