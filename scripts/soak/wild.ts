import type { Roll } from "../../src/core/types";
import type { Action, EndedPhase } from "../../src/games/castle-risk/rules/actions";
import { CARDS, MISSIONS } from "../../src/games/castle-risk/rules/cards";
import type { State } from "../../src/games/castle-risk/rules/state";
import { POLICY_KINDS } from "../../src/games/castle-risk/rules/policies";
import { SIZE } from "../../src/risk/europe/board";

const ENDED: readonly EndedPhase[] = ["purchase", "attack", "fortify", "diplomacy", "placement"];

/** Any action at all, of any seat or of chance: well-formed as a record's are, but mostly not legal. */
export function wildAction(s: State, roll: Roll): Action {
  const seat = roll(4) > 0 && s.asked.length > 0 ? s.asked[roll(s.asked.length)] : roll(s.seats.length);
  const to = roll(s.seats.length);
  const territory = roll(SIZE);
  const units = counts(roll, 4);
  const faces = dice(roll);
  const from = ownedBy(s, seat, roll);
  const kinds: readonly (() => Action)[] = [
    () => ({ type: roll(2) > 0 ? "order" : "first", seat: -1, seats: s.seats.map((_, i) => i), faces }),
    () => ({ type: "deal", seat: -1, to, territory }),
    () => ({ type: "mission", seat: -1, to, mission: roll(MISSIONS.length) }),
    () => ({ type: "card", seat: -1, to, card: roll(CARDS.length) }),
    () => ({ type: "dice", seat: -1, phase: roll(4), attacker: faces, defender: dice(roll) }),
    () => ({ type: "bombardment", seat: -1, faces }),
    () => ({ type: "recruitment", seat: -1, face: roll(8) }),
    () => ({ type: "capital", seat, territory }),
    () => ({ type: "policies", seat, cards: counts(roll, POLICY_KINDS) }),
    () => ({ type: "buy", seat, units }),
    () => ({ type: "castle", seat }),
    () => ({ type: "donate", seat, coins: 1 + roll(30) }),
    () => ({ type: roll(2) > 0 ? "attack" : "fortify", seat, from, to: territory, units }),
    () => ({ type: "build", seat, territory: from }),
    () => ({ type: "bombard", seat, from, to: territory }),
    () => ({ type: "recruit", seat, territory, bribe: roll(2) > 0 }),
    () => ({ type: "place", seat, territory: from, units }),
    () => ({ type: "reinforce", seat, territory: from, unit: roll(2) > 0 ? "infantry" : "archer" }),
    () => ({ type: "end", seat, phase: ENDED[roll(ENDED.length)] }),
    () => ({ type: "play", seat, card: roll(CARDS.length) }),
    () => ({ type: "pass", seat }),
    () => ({ type: "lose", seat, units }),
    () => ({ type: "boost", seat, plus: faces.map(() => roll(2)) }),
    () => ({ type: "discard", seat, cards: counts(roll, CARDS.length) }),
  ];
  return kinds[roll(kinds.length)]();
}

function counts(roll: Roll, kinds: number): number[] {
  const list: number[] = [];
  for (let k = 0; k < kinds; k++) list.push(roll(2) > 0 ? 0 : roll(5));
  return list;
}

function dice(roll: Roll): number[] {
  const faces: number[] = [];
  for (let n = roll(5); n > 0; n--) faces.push(roll(8));
  return faces;
}

/** A territory, more often than not one of the seat's own. */
function ownedBy(s: State, seat: number, roll: Roll): number {
  const start = roll(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const t = (start + i) % SIZE;
    if (s.territories[t].owner === seat) return t;
  }
  return start;
}
