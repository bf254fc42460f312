import { BOARD, PRINTED, SIZE } from "../../../../risk/europe/board";
import { NOBODY, type Seat } from "../../../../core/types";
import { isFree } from "../../rules/land";
import type { State } from "../../rules/state";

/** What a supply line is worth: its coins where it has a city, else nothing; and its coins in any case. */
interface Line {
  readonly pays: number;
  readonly coins: number;
}

/** An army's supply lines: by territory which one it lies in, NOBODY for none; and what the richest pays. */
interface Realm {
  readonly lineOf: readonly number[];
  readonly lines: readonly Line[];
  readonly most: number;
}

/** What was reckoned already in one decision: by army its lines, by territory what is lost without it. */
export interface Lines {
  readonly line: Record<number, Realm | undefined>;
  readonly cut: Record<number, number | undefined>;
}

/** What the seat's tax would bring more, were a territory its own. */
export function joining(s: State, known: Lines, seat: Seat, t: number): number {
  const { lineOf, lines, most } = realmOf(s, known, seat);
  let coins = coinsOf(t);
  let pays = PRINTED[t] > 0;
  const joined: number[] = [];
  for (const near of BOARD.near[t]) {
    const line = lineOf[near];
    if (line !== NOBODY && !joined.includes(line)) {
      joined.push(line);
      coins += lines[line].coins;
      if (lines[line].pays > 0) pays = true;
    }
  }
  return pays && coins > most ? coins - most : 0;
}

/** What the tax of the player who controls a territory would bring less without it. */
export function cutting(s: State, known: Lines, t: number): number {
  return (known.cut[t] ??= reckonCut(realmOf(s, known, s.territories[t].owner), t));
}

function reckonCut({ lineOf, lines, most }: Realm, t: number): number {
  const mine = lineOf[t];
  if (mine === NOBODY || lines[mine].pays < most) return 0;
  const left = lineOf.slice();
  left[t] = NOBODY;
  let best = 0;
  lines.forEach(({ pays }, line) => {
    if (line !== mine && pays > best) best = pays;
  });
  for (const near of BOARD.near[t]) {
    if (left[near] === mine) {
      const { pays } = markLine(left, near, mine, lines.length);
      if (pays > best) best = pays;
    }
  }
  return most - best;
}

function realmOf(s: State, known: Lines, army: number): Realm {
  return (known.line[army] ??= reckonRealm(s, army));
}

/** Stands for a line that is not looked at yet. */
const FREE = -2;

function reckonRealm(s: State, army: number): Realm {
  const lineOf: number[] = [];
  for (let t = 0; t < SIZE; t++) lineOf[t] = isFree(s, army, t) ? FREE : NOBODY;
  const lines: Line[] = [];
  let most = 0;
  for (let t = 0; t < SIZE; t++)
    if (lineOf[t] === FREE) {
      const line = markLine(lineOf, t, FREE, lines.length);
      lines.push(line);
      if (line.pays > most) most = line.pays;
    }
  return { lineOf, lines, most };
}

/** Gives all territories that are joined to one the mark of a line in place of another mark. */
function markLine(lineOf: number[], from: number, before: number, mark: number): Line {
  const queue = [from];
  lineOf[from] = mark;
  let n = 1;
  let coins = 0;
  let pays = false;
  for (let head = 0; head < n; head++) {
    const t = queue[head];
    coins += coinsOf(t);
    if (PRINTED[t] > 0) pays = true;
    for (const near of BOARD.near[t])
      if (lineOf[near] === before) {
        lineOf[near] = mark;
        queue[n] = near;
        n++;
      }
  }
  return { pays: pays ? coins : 0, coins };
}

/** Coins that a territory pays in a line. */
function coinsOf(t: number): number {
  return PRINTED[t] > 0 ? PRINTED[t] : 1;
}
