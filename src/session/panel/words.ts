import { NEUTRAL, type CommonState } from "../../core/types";
import type { Language, Table } from "../../text/language";
import { cardName, colourName, policyName, unitName } from "../../text/names";

/** An entry of a table of words; the id itself where there is none. */
export function said(table: Table<string>, id: string): string {
  return table[id] ?? id;
}

/** The name of a seat, or of the neutral army. */
export function seatName(s: CommonState, seat: number, language: Language): string {
  const id = seat >= 0 ? s.colours[seat] : seat === NEUTRAL ? "neutral" : "nobody";
  return colourName(id, language.names);
}

/** What a stepper's kind is called: a unit, a card, a policy card, coins. */
export function kindName(id: string, n: number, verb: string, language: Language): string {
  if (verb === "policies") return policyName(id, language.names);
  if (verb === "discard") return cardName(id, language.names);
  if (id === "coins") return n === 1 ? language.panel.coins.one : language.panel.coins.many;
  return unitName(id, n, language.names);
}

/** A player's name, cut where it is longer than `most` characters; not within one of several bytes, as Lua has them. */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  let end = most - 2;
  while (end > 0 && name.charCodeAt(end) >= 128 && name.charCodeAt(end) < 192) end--;
  return `${name.substring(0, end)}...`;
}
