import { MISSIONS } from "../games/castle-risk/rules/cards";
import { TITLES } from "../games/castle-risk/meta";
import { UNITS } from "../games/castle-risk/rules/units";
import { BOARD } from "../risk/europe/board";
import { idOf } from "../core/lines";
import { NAMES } from "./en/names";
import type { Choice, Explained, Names, Noun, Table } from "./language";

/** The entry of an id; undefined for what only a JavaScript object's prototype knows. */
function entry<T extends string | object>(table: Table<T>, id: string): T | undefined {
  const found: unknown = table[id];
  return typeof found === "string" || typeof found === "object" ? table[id] : undefined;
}

/** A seat's colour, or what is said of the neutral army and of nobody. */
export function colourName(id: string, names: Names = NAMES): string {
  if (id === "neutral") return names.neutral;
  if (id === "nobody") return names.nobody;
  return entry(names.colours, id) ?? id;
}

export function territoryName(id: string, names: Names = NAMES): string {
  const t = idOf(BOARD.index, id);
  return entry(names.territories, id) ?? (t < 0 ? id : BOARD.territories[t].name);
}

/** The city of a territory; the territory's own name where there is none. */
export function cityName(id: string, names: Names = NAMES): string {
  const t = idOf(BOARD.index, id);
  const city = t < 0 ? undefined : BOARD.territories[t].city;
  return entry(names.cities, id) ?? (city === undefined ? territoryName(id, names) : city.name);
}

/** A kind of units as it stands behind a number: "archers" for 2. */
export function unitName(id: string, n: number, names: Names = NAMES): string {
  const noun: Noun | undefined = entry(names.units, id);
  if (noun === undefined) return id;
  return n === 1 ? noun.one : noun.many;
}

/** Numbers and kinds of units, cheapest first, one string each: "3 infantry", "1 siege weapon". */
export function unitList(units: readonly number[], names: Names = NAMES): string[] {
  const list: string[] = [];
  let n = 0;
  for (let k = 0; k < UNITS.length; k++) {
    if (units[k] > 0) {
      list[n] = `${units[k]} ${unitName(UNITS[k], units[k], names)}`;
      n++;
    }
  }
  return list;
}

function nameOf(table: Table<Explained>, id: string): string {
  const found = entry(table, id);
  return found === undefined ? id : found.name;
}

function textOf(table: Table<Explained>, id: string): string {
  const found = entry(table, id);
  return found === undefined ? "" : found.text;
}

/** A Castle Risk card, and what it does. */
export function cardName(id: string, names: Names = NAMES): string {
  return nameOf(names.cards, id);
}
export function cardText(id: string, names: Names = NAMES): string {
  return textOf(names.cards, id);
}

/** A policy card or a policy, and what it does. */
export function policyName(id: string, names: Names = NAMES): string {
  return nameOf(names.policies, id);
}
export function policyText(id: string, names: Names = NAMES): string {
  return textOf(names.policies, id);
}

/** A papal mission, and its goal. */
export function missionName(id: string, names: Names = NAMES): string {
  return nameOf(names.missions, id);
}
export function missionGoal(id: string, names: Names = NAMES): string {
  return textOf(names.missions, id);
}

/** The id of a mission by its index; empty for one that is not known. */
export function missionId(mission: number): string {
  return mission >= 0 && mission < MISSIONS.length ? MISSIONS[mission] : "";
}

export function phaseName(id: string, names: Names = NAMES): string {
  return entry(names.phases, id) ?? id;
}

/** What a step waits for: "the choice of losses". */
export function stepName(id: string, names: Names = NAMES): string {
  return entry(names.steps, id) ?? id;
}

/** A phase of combat. */
export function rankName(id: string, names: Names = NAMES): string {
  return entry(names.ranks, id) ?? id;
}

/** The title that goes with a number of crowns, empty for none; more than eight are still an Emperor (CR8). */
export function titleName(crowns: number, names: Names = NAMES): string {
  if (crowns < 1) return "";
  const id = TITLES[crowns < TITLES.length ? crowns - 1 : TITLES.length - 1];
  return entry(names.titles, id) ?? id;
}

/** A reason for crowns, and when it holds. */
export function crownName(id: string, names: Names = NAMES): string {
  return nameOf(names.crowns, id);
}
export function crownText(id: string, names: Names = NAMES): string {
  return textOf(names.crowns, id);
}

/** An option of the table or a setting of a seat, with its values; undefined for an id that is none. */
export function optionChoice(id: string, names: Names = NAMES): Choice | undefined {
  return entry(names.options, id);
}
export function settingChoice(id: string, names: Names = NAMES): Choice | undefined {
  return entry(names.settings, id);
}

/** How a game ended. */
export function endingName(id: string, names: Names = NAMES): string {
  return entry(names.endings, id) ?? id;
}

/** What a reader expected; a word of the notation stands for itself. */
export function expectedName(id: string, names: Names = NAMES): string {
  return entry(names.expected, id) ?? `"${id}"`;
}
