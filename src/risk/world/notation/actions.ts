import {
  goesOn,
  readNumbers,
  readWord,
  skip,
  unknownWord,
  writeNumbers,
  type Line,
} from "../../../core/lines";
import type { Bounds, Draft } from "../../../core/choice";
import type { Seats } from "../../../core/read-action";
import { CHANCE } from "../../../core/types";
import { MOST } from "../../limits";
import { numberFrom, type DeedTable, type Value } from "../../notation/deeds";
import { readContest, readVersus } from "../../notation/dice";
import { landId } from "../board";
import { readTerritory } from "../read";
import type { WorldChance, WorldDeed } from "../rules/actions";
import type { DealAction } from "../rules/deal";
import type { FirstAction } from "../rules/first";
import type { DiceAction } from "../rules/roll";

/** Territories and armies of actions, by their keys. */
const LAND: Value<number> = { read: readTerritory, write: (t) => ` ${landId(t)}` };
export const TERRITORY = ["territory", LAND] as const;
const FROM = ["from", LAND] as const;
const TO = ["to", LAND] as const;
const NUMBER = numberFrom(0);
const ARMIES = ["armies", NUMBER] as const;

/** A move of armies between territories. */
export const MOVE = [FROM, TO, ARMIES] as const;

/** What seats do in all games on the world board. */
export const WORLD_DEEDS: DeedTable<WorldDeed> = {
  claim: [TERRITORY],
  place: [TERRITORY, ARMIES],
  attack: [FROM, TO, ["dice", NUMBER]],
  storm: [FROM, TO, ["until", NUMBER]],
  defend: [["dice", NUMBER]],
  occupy: [ARMIES],
  end: [],
  resign: [],
};

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

/** Writes what chance does in all games on the world board; `cards` has the ids of a game's cards. */
export function writeChance(
  action: WorldChance,
  colours: readonly string[],
  cards: readonly string[],
): string {
  switch (action.type) {
    case "first":
      return `roll first${action.seats.map((seat, i) => ` ${colours[seat]} ${action.faces[i]}`).join("")}`;
    case "deal":
      return `deal${landWords(action.territories)}`;
    case "dice":
      return `roll dice${writeNumbers(action.attacker)} vs${writeNumbers(action.defender)}`;
    case "card":
      return `draw ${colours[action.to]} card ${cards[action.card]}`;
  }
}

/** A half-made action as far as it goes, and a template of its number, `least..most`; parts of a word are separated by `+`. */
export function writeDraft(draft: Draft, bounds: Bounds | undefined, colours: readonly string[]): string {
  let text = colours[draft.seat];
  if (draft.verb !== undefined) text += ` ${draft.verb}`;
  text += landWord(draft.from) + landWord(draft.to) + landWord(draft.territory);
  if (draft.word !== undefined) text += ` ${draft.word.split("+").join(" ")}`;
  return bounds === undefined ? text : `${text} ${bounds.minTotal}..${bounds.maxTotal}`;
}

function landWord(t: number | undefined): string {
  return t === undefined ? "" : ` ${landId(t)}`;
}
