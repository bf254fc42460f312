import { BOARD, CITIES, PRINTED } from "../../../../risk/europe/board";
import { NOBODY, type Seat } from "../../../../core/types";
import { isFree } from "../../rules/land";
import type { State } from "../../rules/state";

/** Numbers by army or territory. */
type Known = Record<number, number | undefined>;

/** What was reckoned already in one decision: by army what its richest line pays, by territory what is lost without it. */
interface Lines {
  readonly line: Known;
  readonly cut: Known;
}

/** What the richest supply line of an army pays, one territory being added to it and another one taken away. */
function richest(s: State, army: number, added: number, cut: number): number {
  const seen: Record<number, boolean | undefined> = {};
  let most = 0;
  for (const city of CITIES) {
    if (seen[city] !== undefined || !belongs(s, army, city, added, cut)) continue;
    seen[city] = true;
    const line = [city];
    let n = 1;
    let coins = 0;
    for (let head = 0; head < n; head++) {
      const t = line[head];
      coins += PRINTED[t] > 0 ? PRINTED[t] : 1;
      for (const near of BOARD.near[t]) {
        if (seen[near] !== undefined || !belongs(s, army, near, added, cut)) continue;
        seen[near] = true;
        line[n] = near;
        n++;
      }
    }
    if (coins > most) most = coins;
  }
  return most;
}

function belongs(s: State, army: number, t: number, added: number, cut: number): boolean {
  return t === added || (t !== cut && isFree(s, army, t));
}

/** What the seat's tax would bring more, were a territory its own. */
export function joining(s: State, known: Lines, seat: Seat, t: number): number {
  return richest(s, seat, t, NOBODY) - whole(s, known, seat);
}

/** What the tax of the player who controls a territory would bring less without it. */
export function cutting(s: State, known: Lines, t: number): number {
  const { cut } = known;
  const { owner } = s.territories[t];
  const coins = cut[t] ?? whole(s, known, owner) - richest(s, owner, NOBODY, t);
  cut[t] = coins;
  return coins;
}

function whole(s: State, known: Lines, army: number): number {
  const { line } = known;
  const coins = line[army] ?? richest(s, army, NOBODY, NOBODY);
  line[army] = coins;
  return coins;
}
