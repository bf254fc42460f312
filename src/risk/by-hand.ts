import { parseWhole } from "../core/lines";
import { refuse } from "./refusals";
import { NOBODY, type Refusal, type Seat } from "../core/types";
import { MOST } from "./limits";

/** A territory as its pieces say: whose they are, units by kind, castle. */
export interface LandContents {
  owner: number;
  units: number[];
  castle: boolean;
}

/** Pieces that people have carried: by their kind, and by what their face shows. */
interface Dropped {
  readonly kind: string;
  readonly face: string;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Changes what lies in territories: `units LAND KIND BY`, `kind LAND KIND`, `owner LAND`, `castle LAND`,
 * `move FROM TO KIND COUNT`. `next` is whose a territory becomes after somebody.
 */
export function changeLands(
  lands: readonly LandContents[],
  by: Seat,
  next: (this: void, owner: number) => number,
  words: readonly string[],
): Refusal | undefined {
  const [what = "", where = "", first = "", second = ""] = words;
  const t = parseWhole(where);
  if (!isOne(lands, t)) return refuse("territory.unknown");
  const land = lands[t];
  switch (what) {
    case "units":
      return raise(land, by, first, signed(second));
    case "kind": {
      const why = changeKind(land.units, first, -1);
      if (why === undefined) land.units[(parseWhole(first) + 1) % land.units.length]++;
      return why;
    }
    case "owner":
      land.owner = next(land.owner);
      return undefined;
    case "castle":
      land.castle = !land.castle;
      return undefined;
    case "move":
      return move(lands, t, parseWhole(first), second, parseWhole(words[4] ?? ""));
    default:
      return refuse("command.unknown");
  }
}

function isOne(lands: readonly LandContents[], t: number): boolean {
  return t >= 0 && t < lands.length;
}

/** A territory that is nobody's is whose unit comes there first. */
function raise(land: LandContents, seat: Seat, kind: string, by: number): Refusal | undefined {
  const why = changeKind(land.units, kind, by);
  if (why === undefined && land.owner === NOBODY) land.owner = seat;
  return why;
}

/** Units of one kind go to another territory: to those that are there, or in place of another's. */
function move(
  lands: readonly LandContents[],
  from: number,
  to: number,
  kind: string,
  count: number,
): Refusal | undefined {
  if (!isOne(lands, to) || to === from) return refuse("territory.unknown");
  if (count < 1) return refuse("units.none");
  const { owner, units } = lands[from];
  const why = changeKind(units, kind, -count);
  if (why !== undefined) return why;
  const land = lands[to];
  if (land.owner !== owner) land.units = land.units.map(() => 0);
  land.owner = owner;
  return changeKind(land.units, kind, count);
}

/** Adds units of a kind, by its index as a word. */
export function changeKind(units: number[], kind: string, by: number): Refusal | undefined {
  const k = parseWhole(kind);
  if (k < 0 || k >= units.length) return refuse("command.unknown");
  return addTo(units, k, by);
}

/** Adds to one of some numbers, from 0 to the most that can be written. */
export function addTo(numbers: number[], i: number, by: number): Refusal | undefined {
  if (numbers[i] + by < 0) return refuse("manual.short");
  if (numbers[i] + by > MOST) return refuse("counts.malformed");
  numbers[i] += by;
  return undefined;
}

/** A whole number with its sign, `-5`; 0 for anything else. */
export function signed(word: string): number {
  const less = word.startsWith("-");
  const size = parseWhole(less ? word.substring(1) : word);
  if (size < 0) return 0;
  return less ? -size : size;
}

/** The words of a change that a drop stands for: units of the supply, a castle, units carried over; empty for none. */
export function changeOfDrop(lands: readonly LandContents[], drop: Dropped, ids: readonly string[]): string {
  const kind = ids.findIndex((unit) => unit === drop.face);
  if (drop.kind === "supply") {
    if (drop.to < 0) return "";
    if (drop.face === "castle") return `castle ${drop.to}`;
    return `units ${drop.to} ${kind} ${drop.count > 0 ? drop.count : 1}`;
  }
  if (drop.kind !== "unit" || drop.from < 0 || drop.to < 0 || drop.from === drop.to) return "";
  const count = drop.count > 0 ? drop.count : lands[drop.from].units[kind];
  return `move ${drop.from} ${drop.to} ${kind} ${count}`;
}

/** The supply east of the board, its pieces in rows of three. */
const TRAY = { x: 4316, across: 220, down: 260 };
const PER_ROW = 3;

/** Where a piece of the supply lies, in the board's pixels; the first row is at `y`, between the rules and the eastern mat. */
export function trayPlace(at: number, y: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(at / PER_ROW);
  return { x: TRAY.x + (at - PER_ROW * row) * TRAY.across, y: y + row * TRAY.down };
}
