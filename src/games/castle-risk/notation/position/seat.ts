import {
  faultAt,
  goesOn,
  onceOnly,
  idOf,
  peek,
  readCounts,
  readId,
  readInt,
  shown,
  skip,
  type Line,
} from "../../../../core/lines";
import { refuse } from "../../../../core/refuse";
import { CARDS } from "../../rules/cards";
import { MOST_UNITS } from "../../rules/limits";
import { MOST } from "../../../../risk/limits";
import { POLICY_KINDS } from "../../rules/policies";
import type { SeatState } from "../../rules/state";
import { CARD_INDEX, MISSION_INDEX, POLICY_INDEX, UNIT_INDEX } from "../vocabulary";
import { BOARD } from "../../../../risk/europe/board";
import type { Draft } from "./draft";

/** The clause `seat`, behind its first word. */
export function readSeat(line: Line, d: Draft): void {
  const i = readId(line, d.seats, "seat");
  if (line.fault !== undefined) return;
  const p = d.s.seats[i];
  if (skip(line, "out")) {
    p.alive = false;
    p.coins = 0;
    return;
  }
  const seen = {};
  while (goesOn(line, ";")) {
    onceOnly(line, seen);
    readSeatWord(line, d, p, i);
  }
}

function readSeatWord(line: Line, d: Draft, p: SeatState, i: number): void {
  if (skip(line, "capital")) p.capital = readId(line, BOARD.index, "territory");
  else if (skip(line, "coins")) p.coins = readInt(line, 0, MOST);
  else if (skip(line, "reserve")) p.reserve = readCounts(line, UNIT_INDEX, 4, MOST_UNITS);
  else if (skip(line, "hand")) p.hand = readCounts(line, CARD_INDEX, CARDS.length, MOST);
  else if (skip(line, "mission")) {
    p.mission = readId(line, MISSION_INDEX, "mission");
    p.progress = readInt(line, 0, MOST);
  } else if (skip(line, "completed")) p.completed = readMissions(line);
  else if (skip(line, "policies")) p.policies = readCounts(line, POLICY_INDEX, POLICY_KINDS, MOST);
  else if (skip(line, "picked")) p.picked = true;
  else if (skip(line, "moved")) p.moved = true;
  else if (skip(line, "crowns")) {
    p.crowns = readInt(line, 0, MOST);
    d.crowned[i] = true;
  } else if (skip(line, "losses"))
    p.settings.losses = readId(line, { cheapest: 0, ask: 1 }, "value") === 1 ? "ask" : "cheapest";
  else if (skip(line, "dice"))
    p.settings.dice = readId(line, { automatic: 0, ask: 1 }, "value") === 1 ? "ask" : "automatic";
  else if (skip(line, "windows")) {
    const value = readId(line, { holding: 0, always: 1, never: 2 }, "value");
    p.settings.windows = value === 2 ? "never" : value === 1 ? "always" : "holding";
  } else faultAt(line, line.at, refuse("text.unknown", { expected: "seat_word", word: shown(peek(line)) }));
}

/** Kinds of missions, one after the other. */
export function readMissions(line: Line): number[] {
  const missions: number[] = [];
  while (idOf(MISSION_INDEX, peek(line)) >= 0) missions.push(readId(line, MISSION_INDEX, "mission"));
  return missions;
}
