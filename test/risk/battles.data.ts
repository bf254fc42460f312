import type { RankBattle } from "../../src/risk/combat/odds/battle";
import { PLAIN_ROLLS } from "../../src/risk/combat/odds/rolls";

/** What hits in Castle Risk, and in Risk Europe, whose siege weapons hit more easily. */
export const CASTLE_NEED: readonly number[] = [4, 5, 3];
export const EUROPE_NEED: readonly number[] = [3, 5, 3];

/** A battle without cards, cities and castles: foot, archers, cavalry and siege weapons of both sides. */
export function battle(
  attacker: readonly number[],
  defender: readonly number[],
  need = CASTLE_NEED,
  more: { readonly extra?: readonly number[]; readonly mine?: readonly number[]; readonly theirs?: readonly number[]; readonly once?: boolean } = {},
): RankBattle {
  const { extra = [0, 0, 0], mine = need, theirs = need, once = false } = more;
  return {
    kind: "ranks",
    attacker: { units: attacker, need: mine, extra: [0, 0, 0], order: "cheapest" },
    defender: { units: defender, need: theirs, extra, order: "cheapest" },
    main: PLAIN_ROLLS,
    once,
    reroll: "none",
    rank: 0,
    rerolled: false,
    rolled: [],
    again: [],
  };
}

const CITY = { extra: [1, 0, 0] };
const CAPITAL = { extra: [2, 0, 0] };
const KEEP = { extra: [0, 2, 0] };

/** Twenty battles of at most twelve units a side, by which orders of losses are judged. */
export const JUDGED: readonly RankBattle[] = [
  battle([6, 3, 2, 1], [6, 3, 2, 1]),
  battle([3, 1, 1, 1], [3, 1, 1, 0]),
  battle([2, 2, 2, 4], [4, 2, 2, 2]),
  battle([4, 2, 1, 1], [4, 2, 1, 0], CASTLE_NEED, CITY),
  battle([5, 3, 3, 1], [4, 2, 1, 0], CASTLE_NEED, CAPITAL),
  battle([6, 2, 2, 2], [4, 2, 0, 0], CASTLE_NEED, KEEP),
  battle([3, 3, 3, 3], [3, 3, 3, 3]),
  battle([4, 4, 2, 2], [6, 4, 1, 1]),
  battle([2, 4, 4, 0], [4, 2, 2, 2]),
  battle([6, 0, 4, 2], [5, 3, 2, 1], CASTLE_NEED, CITY),
  battle([0, 4, 4, 2], [4, 4, 2, 0]),
  battle([5, 5, 1, 1], [5, 1, 5, 1]),
  battle([6, 3, 2, 1], [6, 3, 2, 1], EUROPE_NEED),
  battle([4, 2, 2, 2], [4, 2, 2, 2], EUROPE_NEED),
  battle([8, 2, 1, 1], [7, 2, 2, 1], EUROPE_NEED),
  battle([2, 3, 4, 1], [5, 3, 1, 1], EUROPE_NEED),
  battle([4, 2, 4, 1], [5, 4, 1, 1], CASTLE_NEED, { mine: [4, 5, 2] }),
  battle([4, 3, 2, 2], [4, 4, 1, 1], CASTLE_NEED, { theirs: [4, 4, 3], extra: [0, 2, 0] }),
  battle([5, 2, 2, 2], [5, 3, 2, 1], CASTLE_NEED, { once: true }),
  battle([4, 4, 2, 1], [4, 3, 2, 1], CASTLE_NEED, { once: true, extra: [1, 0, 0] }),
];
