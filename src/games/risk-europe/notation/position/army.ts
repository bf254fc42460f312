import { readSettingWord } from "../../../../core/settings";
import { SETTINGS } from "../../rules/settings";
import { faultAt, peek, readCounts, readId, readInt, shown, skip, type Line } from "../../../../core/lines";
import { refuse } from "../../rules/refusals";
import { readIds, readWords, unknownNext } from "../../../../core/words";
import { MOST } from "../../../../risk/limits";
import { CARD_INDEX, CARD_KINDS } from "../../rules/cards";
import { MISSION_INDEX } from "../../rules/missions";
import { CROWN_CARDS } from "../../rules/units";
import { armyId } from "../../rules/army";
import type { Army, SeatState, State } from "../../rules/state";
import type { Draft } from "./draft";

/** Cards and missions that anybody can have; the numbers behind them are checked when the whole is known. */
const FEW = 100;

/** The clause `seat` of a player or `army` of mercenaries, behind its first word. */
export function readArmyClause(line: Line, draft: Draft, mercenary: boolean): void {
  const colour = peek(line);
  const i = readId(line, draft.armies, "army");
  const n = draft.s.seats.length;
  if (i >= 0 && i < n === mercenary)
    faultAt(line, line.at - 1, refuse("text.unknown", { expected: "army", word: shown(colour) }));
  if (line.fault !== undefined) return;
  const army: Army = i < n ? draft.s.seats[i] : draft.s.mercenaries[i - n];
  if (skip(line, "out")) {
    army.alive = false;
    army.coins = 0;
    return;
  }
  readWords(line, () => {
    draft.given[`${peek(line)} ${colour}`] = true;
    const shared = readArmyWord(line, army);
    if (!shared && mercenary) readCaptain(line, draft, i - n);
    else if (!shared) readSeatWord(line, draft.s.seats[i]);
  });
}

/** A word that every army may have; says whether it was one. */
function readArmyWord(line: Line, army: Army): boolean {
  if (skip(line, "coins")) army.coins = readInt(line, 0, MOST);
  else if (skip(line, "discards")) army.discards = readCounts(line, CARD_INDEX, CARD_KINDS, FEW);
  else if (skip(line, "picks")) army.picks = readList(line, CARD_INDEX, "card");
  else if (skip(line, "revealed")) army.revealed = readInt(line, 0, FEW);
  else return false;
  return true;
}

function readCaptain(line: Line, draft: Draft, i: number): void {
  if (skip(line, "captain")) draft.s.mercenaries[i].captain = readId(line, draft.seats, "seat");
  else unknownNext(line, "seat_word");
}

function readSeatWord(line: Line, player: SeatState): void {
  if (skip(line, "bid")) player.bid = readInt(line, 0, MOST);
  else if (skip(line, "cards")) player.cards = readInt(line, 0, CROWN_CARDS);
  else if (skip(line, "bought")) player.bought = true;
  else if (skip(line, "grace")) player.grace = true;
  else if (skip(line, "missions")) player.missions = readList(line, MISSION_INDEX, "mission");
  else if (skip(line, "completed")) player.completed = readList(line, MISSION_INDEX, "mission");
  else if (skip(line, "spoils")) player.spoils = readInt(line, 0, MOST);
  else if (skip(line, "answered")) player.answered = true;
  else if (skip(line, "showing")) player.showing = readList(line, MISSION_INDEX, "mission");
  else if (!readSettingWord(line, SETTINGS, player.settings)) unknownNext(line, "seat_word");
}

/** Ids of one vocabulary, one after the other; none at all is a fault. */
export function readList(line: Line, index: Readonly<Record<string, number>>, expected: string): number[] {
  const first = readId(line, index, expected);
  return [first].concat(readIds(line, index, expected));
}

/** The key of an army's clause, a player's or a mercenary army's: what a breach of its invariants names. */
export function clauseOf(s: State, army: number): string {
  return `${army < s.seats.length ? "seat" : "army"} ${armyId(s, army)}`;
}
