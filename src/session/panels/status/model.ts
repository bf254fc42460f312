import { winnersOf, roundPlayed } from "../../../core/common";
import { NOBODY, type CommonState } from "../../../core/types";
import type { Language } from "../../../text/language";
import { endingName, phaseName, stepName } from "../../../text/names";
import { manualEdit } from "../../table/manual";
import type { Room } from "../../table/room";
import { chairOf, isFree } from "../../table/table";
import { seatName } from "../../ui/words";

/** What everybody always sees: where the game stands and who is waited for. */
export interface StatusModel {
  readonly title: string;
  /** Whose turn it is, or NOBODY. */
  readonly turn: number;
  /** Whose turn it is; who has won, once the game is over. */
  readonly turnText: string;
  /** Who is waited for, or what chance is to do. */
  readonly waitingText: string;
}

/** `thrown` says that people are to throw the dice that are due. */
export function statusOf(s: CommonState, language: Language, thrown: boolean): StatusModel {
  const { panel, names } = language;
  const turn = s.step === "over" ? NOBODY : s.turn;
  return {
    title: panel.round(roundPlayed(s), phaseName(s.phase, names)),
    turn,
    turnText: turnText(s, language),
    waitingText: thrown ? language.dice.due : waitingText(s, language),
  };
}

function turnText(s: CommonState, language: Language): string {
  const { panel } = language;
  if (s.step === "over")
    return panel.victory(
      winnersOf(s).map((seat) => seatName(s, seat, language)),
      "",
    );
  return s.turn === NOBODY ? "" : panel.turn(seatName(s, s.turn, language));
}

function waitingText(s: CommonState, language: Language): string {
  const { panel, names } = language;
  if (s.step === "over") {
    const winners = winnersOf(s).map((seat) => seatName(s, seat, language));
    return panel.over(winners, endingName(s.ending, names));
  }
  if (s.asked.length === 0) return panel.rolling(stepName(s.step, names));
  return panel.waiting(
    s.asked.map((seat) => seatName(s, seat, language)),
    stepName(s.step, names),
  );
}

/**
 * Says that all have agreed to end, that pieces lie elsewhere than the game has them, or who of those that are waited
 * for is played by nobody; else empty.
 */
export function haltText(room: Room, language: Language): string {
  const table = room.table;
  const s = table.match?.game.state;
  if (s === undefined) return "";
  if (table.ended) return language.flow.ended;
  if (manualEdit(room) !== undefined) return language.panel.waitingHands;
  const free = s.asked.filter((seat) => isFree(chairOf(table, seat)));
  return free.length === 0 ? "" : language.panel.waitingFree(free.map((seat) => seatName(s, seat, language)));
}

/** How the game ended, in words; empty while it lasts. */
export function endingText(s: CommonState, language: Language): string {
  return s.step === "over" ? endingName(s.ending, language.names) : "";
}
