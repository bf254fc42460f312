import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../core/refuse";
import { NEUTRAL, NOBODY, type Refusal, type Seat } from "../../../core/types";
import { MOST } from "../../../games/castle-risk/rules/limits";
import { UNITS } from "../../../games/castle-risk/rules/units";
import { isTerritory } from "../../../risk/europe/board";
import type { Lying, LyingLand } from "../../../games/castle-risk/table/byhand";
import { beginHands, handsOn, readHands } from "../../table/hands";
import type { Room } from "../../table/room";
import { renew, seatOfColour } from "./act";
import { rules } from "./seats";
import type { Run } from "./types";

/**
 * Changes past the rules, by any player, where the table does not enforce them. They lie on the table and
 * are no part of the game until the host has it read; until then the game waits.
 */
export const HAND: Readonly<Record<string, Run | undefined>> = {
  /** `hand units LAND KIND BY`, `kind LAND KIND`, `owner LAND`, `castle LAND`, `tokens LAND BY`, `move FROM TO KIND COUNT`, `coins COLOUR BY`, `reserve COLOUR KIND BY`, `tray`. */
  hand: (room, who, words, out) => {
    const seat = seatOfColour(room.table, who.colour);
    if (room.table.match === undefined) return refuse("table.not_started");
    if (seat < 0) return refuse("seat.not_in_game");
    if (room.settings.automation === "enforce") return refuse("hand.enforced");
    if (words[1] === "tray") {
      room.tray = !room.tray;
      out.effect = "lay";
      return undefined;
    }
    const hands = beginHands(room);
    if ("code" in hands) return hands;
    const why = change(room, hands.lying, seat, words);
    if (why !== undefined) return why;
    hands.changes++;
    room.hands = hands;
    out.effect = "hand";
    return undefined;
  },
  /** What lies on the table is the new position, if it is a possible one. */
  read: (room, who, _words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    const why = readHands(room);
    if (why !== undefined) return why;
    renew(room);
    out.moved = true;
    out.effect = "read";
    return undefined;
  },
  /** What was changed by hand goes back to where the game has it. */
  hand_back: (room, who, _words, out) => {
    if (!rules(room, who)) return refuse("table.not_host");
    if (handsOn(room) === undefined) return refuse("hand.nothing");
    room.hands = undefined;
    out.moved = true;
    out.effect = "hand_back";
    return undefined;
  },
};

function change(room: Room, lying: Lying, by: Seat, words: readonly string[]): Refusal | undefined {
  const [, what = "", where = "", first = "", second = ""] = words;
  if (what === "coins" || what === "reserve") {
    const seat = seatOfColour(room.table, where);
    if (seat < 0) return refuse("seat.not_in_game");
    if (what === "coins") return add(lying.coins, seat, signed(first));
    return changeKind(lying.reserves[seat], first, signed(second));
  }
  const t = parseWhole(where);
  if (!isTerritory(t)) return refuse("territory.unknown");
  const land = lying.lands[t];
  switch (what) {
    case "units":
      return raise(land, by, first, signed(second));
    case "kind": {
      const why = changeKind(land.units, first, -1);
      if (why === undefined) land.units[(parseWhole(first) + 1) % UNITS.length]++;
      return why;
    }
    case "owner":
      land.owner = nextOwner(room, land.owner);
      return undefined;
    case "castle":
      land.castle = !land.castle;
      return undefined;
    case "tokens":
      if (land.tokens + signed(first) < 0) return refuse("hand.short");
      land.tokens += signed(first);
      return undefined;
    case "move":
      return move(lying, t, parseWhole(first), second, parseWhole(words[5] ?? ""));
    default:
      return refuse("command.unknown");
  }
}

/** A territory that is nobody's is whose unit comes there first. */
function raise(land: LyingLand, seat: Seat, kind: string, by: number): Refusal | undefined {
  const why = changeKind(land.units, kind, by);
  if (why === undefined && land.owner === NOBODY) land.owner = seat;
  return why;
}

/** Units of one kind go to another territory: to those that are there, or in place of another's. */
function move(lying: Lying, from: number, to: number, kind: string, count: number): Refusal | undefined {
  if (!isTerritory(to) || to === from) return refuse("territory.unknown");
  if (count < 1) return refuse("units.none");
  const { owner, units } = lying.lands[from];
  const why = changeKind(units, kind, -count);
  if (why !== undefined) return why;
  const land = lying.lands[to];
  if (land.owner !== owner) land.units = land.units.map(() => 0);
  land.owner = owner;
  return changeKind(land.units, kind, count);
}

function changeKind(units: number[], kind: string, by: number): Refusal | undefined {
  const k = parseWhole(kind);
  if (k < 0 || k >= UNITS.length) return refuse("command.unknown");
  return add(units, k, by);
}

function add(numbers: number[], i: number, by: number): Refusal | undefined {
  if (numbers[i] + by < 0) return refuse("hand.short");
  if (numbers[i] + by > MOST) return refuse("counts.malformed");
  numbers[i] += by;
  return undefined;
}

/** A whole number with its sign, `-5`; 0 for anything else. */
function signed(word: string): number {
  const less = word.startsWith("-");
  const size = parseWhole(less ? word.substring(1) : word);
  if (size < 0) return 0;
  return less ? -size : size;
}

/** The next one around the table who is in the game; behind the last the neutral army. */
function nextOwner(room: Room, owner: number): number {
  const seats = room.table.match?.game.state.seats ?? [];
  const n = seats.length;
  for (let i = owner < 0 ? 0 : owner + 1; i < n; i++) if (seats[i].alive) return i;
  return NEUTRAL;
}
