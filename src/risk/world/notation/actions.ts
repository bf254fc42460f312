import {
  goesOn,
  readInt,
  readNumbers,
  readWord,
  skip,
  unknownWord,
  writeNumbers,
  type Line,
} from "../../../core/lines";
import type { Seats } from "../../../core/read-action";
import { CHANCE, type Seat } from "../../../core/types";
import { MOST } from "../../limits";
import { readContest, readVersus } from "../../notation/dice";
import { landId } from "../board";
import { readTerritory } from "../read";
import type { AttackAction, DefendAction, StormAction } from "../rules/attack";
import type { DealAction } from "../rules/deal";
import type { FirstAction } from "../rules/first";
import type { OccupyAction } from "../rules/occupy";
import type { PlaceAction } from "../rules/place";
import type { ClaimAction } from "../rules/placing";
import type { DiceAction } from "../rules/roll";

type Deed = ClaimAction | PlaceAction | AttackAction | StormAction | DefendAction | OccupyAction;
type Chance = DealAction | DiceAction | FirstAction;

/** By its verb: what reads an action of a seat that the games on the world board share. */
export const DEED_READERS: {
  readonly [T in Deed["type"]]: (this: void, line: Line, seat: Seat) => Extract<Deed, { readonly type: T }>;
} = {
  claim: (line, seat) => ({ type: "claim", seat, territory: readTerritory(line) }),
  place: (line, seat) => {
    const territory = readTerritory(line);
    return { type: "place", seat, territory, armies: readInt(line, 0, MOST) };
  },
  attack: (line, seat) => {
    const from = readTerritory(line);
    const to = readTerritory(line);
    return { type: "attack", seat, from, to, dice: readInt(line, 0, MOST) };
  },
  storm: (line, seat) => {
    const from = readTerritory(line);
    const to = readTerritory(line);
    return { type: "storm", seat, from, to, until: readInt(line, 0, MOST) };
  },
  defend: (line, seat) => ({ type: "defend", seat, dice: readInt(line, 0, MOST) }),
  occupy: (line, seat) => ({ type: "occupy", seat, armies: readInt(line, 0, MOST) }),
};

/** Writes one of them, without its seat. */
export function writeDeed(action: Deed): string {
  switch (action.type) {
    case "claim":
      return `claim ${landId(action.territory)}`;
    case "place":
      return `place ${landId(action.territory)} ${action.armies}`;
    case "attack":
      return `attack ${landId(action.from)} ${landId(action.to)} ${action.dice}`;
    case "storm":
      return `storm ${landId(action.from)} ${landId(action.to)} ${action.until}`;
    case "defend":
      return `defend ${action.dice}`;
    case "occupy":
      return `occupy ${action.armies}`;
  }
}

/** What a move of armies says after its verb. */
export function readMove(line: Line): {
  readonly from: number;
  readonly to: number;
  readonly armies: number;
} {
  const from = readTerritory(line);
  const to = readTerritory(line);
  return { from, to, armies: readInt(line, 0, MOST) };
}

/** What chance does, by its word: `roll first red 3 blue 5`, `roll dice 6 5 vs 4`, `deal alaska ...`. */
export const CHANCE_READERS = {
  roll: (line: Line, seats: Seats): FirstAction | DiceAction => {
    if (skip(line, "first")) return { type: "first", seat: CHANCE, ...readContest(line, seats) };
    if (!skip(line, "dice")) unknownWord(line, "roll", readWord(line, "roll"));
    const attacker = readNumbers(line, "vs", MOST);
    readVersus(line);
    return { type: "dice", seat: CHANCE, attacker, defender: readNumbers(line, "vs", MOST) };
  },
  deal: (line: Line): DealAction => ({ type: "deal", seat: CHANCE, territories: readTerritories(line) }),
};

/** Territories up to the end of the line. */
export function readTerritories(line: Line): number[] {
  const territories: number[] = [];
  while (goesOn(line, "")) territories.push(readTerritory(line));
  return territories;
}

/** The ids of territories, each with a blank before it. */
export function landWords(territories: readonly number[]): string {
  return territories.map((t) => ` ${landId(t)}`).join("");
}

/** Writes what chance does in all games on the world board. */
export function writeChance(action: Chance, colours: readonly string[]): string {
  switch (action.type) {
    case "first":
      return `roll first${action.seats.map((seat, i) => ` ${colours[seat]} ${action.faces[i]}`).join("")}`;
    case "deal":
      return `deal${landWords(action.territories)}`;
    case "dice":
      return `roll dice${writeNumbers(action.attacker)} vs${writeNumbers(action.defender)}`;
  }
}
