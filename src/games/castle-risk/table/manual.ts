import { total } from "../../../core/counts";
import { parseWhole } from "../../../core/lines";
import { refuse } from "../../../core/refuse";
import { NEUTRAL, NOBODY, type Refusal, type Seat } from "../../../core/types";
import { isTerritory } from "../../../risk/europe/board";
import type { ManualEdits } from "../../../session/module";
import { changeOf } from "./drop";
import { contentsOf, type TableContents, type LandContents } from "./contents";
import { describeEdit } from "./description";
import { findBreach } from "../notation/position/invariants";
import { copyState } from "../rules/state/copy";
import { MOST } from "../../../risk/limits";
import type { State } from "../rules/state";
import { UNITS } from "../rules/units";

/** Whether something is fought out: what lies there is not all there is. */
function isFought(s: State): boolean {
  return s.battle !== undefined || s.bombardment !== undefined || s.recruitment !== undefined;
}

/** Changes of pieces by hand. */
export const MANUAL: ManualEdits<State, TableContents> = {
  refuse: (s) => (isFought(s) ? refuse("step.other", { step: s.step }) : undefined),
  contents: contentsOf,
  drop: changeOf,
  describe: describeEdit,
  change,
  seen,
  takeOver,
};

/** The state that lies there; refused where no game could stand so (CR43). */
function takeOver(old: State, { lands, coins, reserves }: TableContents): State | Refusal {
  const s = copyState(old);
  lands.forEach((land, i) => {
    putLand(s, i, land);
  });
  s.seats.forEach((seat, i) => {
    seat.coins = coins[i];
    seat.reserve = [...reserves[i]];
  });
  return findBreach(s)?.why ?? s;
}

function seen(s: State, { lands, coins, reserves }: TableContents): State {
  const there = copyState(s);
  const n = lands.length;
  for (let t = 0; t < n; t++) {
    const land = there.territories[t];
    land.owner = lands[t].owner;
    land.units = [...lands[t].units];
    land.castle = lands[t].castle;
    land.tokens = lands[t].tokens;
  }
  there.seats.forEach((seat, i) => {
    seat.coins = coins[i];
    seat.reserve = [...reserves[i]];
  });
  there.colours = s.colours;
  return there;
}

/** What a territory's units have done this turn is forgotten where hands have been at them. */
function putLand(s: State, i: number, land: LandContents): void {
  const there = s.territories[i];
  const none = total(land.units) < 1;
  const same = there.owner === land.owner && there.units.every((n, k) => n === land.units[k]);
  if (!same) there.marks = undefined;
  there.owner = none ? NOBODY : land.owner;
  there.units = [...land.units];
  there.castle = land.castle;
  there.tokens = land.tokens;
}

/**
 * `units LAND KIND BY`, `kind LAND KIND`, `owner LAND`, `castle LAND`, `tokens LAND BY`, `move FROM TO KIND COUNT`,
 * `coins COLOUR BY`, `reserve COLOUR KIND BY`.
 */
function change(contents: TableContents, s: State, by: Seat, words: readonly string[]): Refusal | undefined {
  const [what = "", where = "", first = "", second = ""] = words;
  if (what === "coins" || what === "reserve") {
    const seat = s.colours.indexOf(where);
    if (seat < 0) return refuse("seat.not_in_game");
    if (what === "coins") return add(contents.coins, seat, signed(first));
    return changeKind(contents.reserves[seat], first, signed(second));
  }
  const t = parseWhole(where);
  if (!isTerritory(t)) return refuse("territory.unknown");
  const land = contents.lands[t];
  switch (what) {
    case "units":
      return raise(land, by, first, signed(second));
    case "kind": {
      const why = changeKind(land.units, first, -1);
      if (why === undefined) land.units[(parseWhole(first) + 1) % UNITS.length]++;
      return why;
    }
    case "owner":
      land.owner = nextOwner(s, land.owner);
      return undefined;
    case "castle":
      land.castle = !land.castle;
      return undefined;
    case "tokens":
      if (land.tokens + signed(first) < 0) return refuse("manual.short");
      land.tokens += signed(first);
      return undefined;
    case "move":
      return move(contents, t, parseWhole(first), second, parseWhole(words[4] ?? ""));
    default:
      return refuse("command.unknown");
  }
}

/** A territory that is nobody's is whose unit comes there first. */
function raise(land: LandContents, seat: Seat, kind: string, by: number): Refusal | undefined {
  const why = changeKind(land.units, kind, by);
  if (why === undefined && land.owner === NOBODY) land.owner = seat;
  return why;
}

/** Units of one kind go to another territory: to those that are there, or in place of another's. */
function move(
  contents: TableContents,
  from: number,
  to: number,
  kind: string,
  count: number,
): Refusal | undefined {
  if (!isTerritory(to) || to === from) return refuse("territory.unknown");
  if (count < 1) return refuse("units.none");
  const { owner, units } = contents.lands[from];
  const why = changeKind(units, kind, -count);
  if (why !== undefined) return why;
  const land = contents.lands[to];
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
  if (numbers[i] + by < 0) return refuse("manual.short");
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
function nextOwner({ seats }: State, owner: number): number {
  const n = seats.length;
  for (let i = owner < 0 ? 0 : owner + 1; i < n; i++) if (seats[i].alive) return i;
  return NEUTRAL;
}
