import { faultAt, peek, readId, readInt, shown, skip, type Line } from "../../../../core/lines";
import { readSettingWord, writeSettings } from "../../../../core/settings";
import { readWords, unknownNext } from "../../../../core/words";
import { clausesOf } from "../../../../risk/notation/position";
import { counts, flag, ids, seat, whole, wordsOf, type Word } from "../../../../risk/notation/words";
import { armyId } from "../../rules/army";
import { CARD_IDS } from "../../rules/cards";
import { MISSIONS } from "../../rules/missions";
import { refuse } from "../../rules/refusals";
import { SETTINGS } from "../../rules/settings";
import { UNBID, type Army, type Mercenary, type SeatState, type State } from "../../rules/state";
import type { Draft } from "./draft";
import { CROWN_CARDS } from "../../rules/numbers";

/** Cards that anybody can have; the numbers after them are checked when the whole is known. */
const FEW = 100;

const ARMY_WORDS = wordsOf<Army>([
  whole("coins"),
  counts("discards", CARD_IDS, FEW),
  ids("picks", CARD_IDS, "card", { least: 1 }),
  {
    word: "revealed",
    read: (line, army) => {
      army.revealed = readInt(line, 0, FEW);
    },
    write: ({ picks, revealed }) => (picks.length > 0 ? ` revealed ${revealed}` : ""),
  },
]);

const SEAT_WORDS = wordsOf<SeatState>([
  whole("bid", { usual: UNBID }),
  whole("cards", { most: CROWN_CARDS, usual: 0 }),
  flag("bought"),
  flag("grace"),
  ids("missions", MISSIONS, "mission", { least: 1 }),
  ids("completed", MISSIONS, "mission", { least: 1 }),
  whole("spoils", { usual: 0 }),
  flag("answered"),
  ids("showing", MISSIONS, "mission", { least: 1 }),
]);

const MERCENARY_WORDS = wordsOf<Mercenary, State, Draft>([seat("captain")]);

/** The players: a clause each. */
export const SEATS: Word<State, State, Draft> = {
  word: "seat",
  read: (line, s, draft) => {
    readArmy(line, draft, 0, s.seats, readSeatWord);
  },
  write: (s) => clausesOf(s.seats.map((player, i) => writeArmy(s, player, i, writeSeat(player)))),
};

export const MERCENARIES: Word<State, State, Draft> = {
  word: "army",
  read: (line, s, draft) => {
    readArmy(line, draft, s.seats.length, s.mercenaries, MERCENARY_WORDS.readOne);
  },
  write: (s) =>
    clausesOf(
      s.mercenaries.map((mercenary, i) =>
        writeArmy(s, mercenary, s.seats.length + i, MERCENARY_WORDS.write(mercenary, s)),
      ),
    ),
};

/** The clause of one of these armies, the first of which has the index `from`; `readMore` reads what not every army has. */
function readArmy<A extends Army>(
  line: Line,
  draft: Draft,
  from: number,
  armies: readonly A[],
  readMore: (this: void, line: Line, army: A, draft: Draft) => boolean,
): void {
  const colour = peek(line);
  const i = readId(line, draft.armies, "army") - from;
  if (line.fault === undefined && (i < 0 || i >= armies.length))
    faultAt(line, line.at - 1, refuse("text.unknown", { expected: "army", word: shown(colour) }));
  if (line.fault !== undefined) return;
  const army = armies[i];
  if (skip(line, "out")) {
    army.alive = false;
    army.coins = 0;
    return;
  }
  readWords(line, () => {
    draft.given[`${peek(line)} ${colour}`] = true;
    if (!ARMY_WORDS.readOne(line, army, undefined) && !readMore(line, army, draft))
      unknownNext(line, "seat_word");
  });
}

function readSeatWord(line: Line, player: SeatState): boolean {
  return SEAT_WORDS.readOne(line, player, undefined) || readSettingWord(line, SETTINGS, player.settings);
}

/** The key of an army's clause, a player's or a mercenary army's: what a breach of its invariants names. */
export function clauseOf(s: State, army: number): string {
  return `${army < s.seats.length ? "seat" : "army"} ${armyId(s, army)}`;
}

function writeArmy(s: State, army: Army, i: number, more: string): string {
  return ` ${clauseOf(s, i)}${army.alive ? ARMY_WORDS.write(army, undefined) + more : " out"}`;
}

function writeSeat(player: SeatState): string {
  return SEAT_WORDS.write(player, undefined) + writeSettings(SETTINGS, player.settings);
}
