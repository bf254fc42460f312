import { BOARD, CITIES, PRINTED } from "../../../../risk/europe/board";
import { NOBODY } from "../../../../core/types";
import { isFree } from "../../rules/land";
import type { State } from "../../rules/state";
import type { Aims } from "./aims";

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
export function joining(s: State, aims: Aims, t: number): number {
  return richest(s, aims.seat, t, NOBODY) - whole(s, aims, aims.seat);
}

/** What the tax of the player who controls a territory would bring less without it. */
export function cutting(s: State, aims: Aims, t: number): number {
  const { cut } = aims.known;
  const { owner } = s.territories[t];
  const coins = cut[t] ?? whole(s, aims, owner) - richest(s, owner, NOBODY, t);
  cut[t] = coins;
  return coins;
}

function whole(s: State, aims: Aims, army: number): number {
  const { line } = aims.known;
  const coins = line[army] ?? richest(s, army, NOBODY, NOBODY);
  line[army] = coins;
  return coins;
}
