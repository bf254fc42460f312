import { CHANCE, type Roll } from "../../../../src/core/types";
import type { Action, SeatAction } from "../../../../src/games/castle-risk/rules/actions";
import type { State } from "../../../../src/games/castle-risk/rules/state";

const PHASES = ["purchase", "attack", "fortify", "diplomacy", "placement"] as const;

/** A wish about losses, dice or card windows. */
export function randomWish(seat: number, roll: Roll): SeatAction {
  const kind = roll(3);
  if (kind === 0) return { type: "set", seat, setting: "losses", value: roll(2) > 0 ? "ask" : "cheapest" };
  if (kind === 1) return { type: "set", seat, setting: "dice", value: roll(2) > 0 ? "ask" : "automatic" };
  return { type: "set", seat, setting: "windows", value: (["always", "holding", "never"] as const)[roll(3)] };
}

/** Any action at all, with numbers a little out of their ranges too: most are illegal most of the time. */
export function anyAction(s: State, past: readonly Action[], roll: Roll): Action {
  const seat = roll(s.seats.length + 2) - 1;
  if (past.length > 0 && roll(3) > 0) {
    const old = past[roll(past.length)];
    return old.seat < 0 || roll(2) > 0 ? old : ({ ...old, seat } as Action);
  }
  const land = (): number => roll(51) - 1;
  const units = (): number[] => [0, 1, 2, 3].map(() => roll(6) - 1);
  const faces = (): number[] => Array.from({ length: roll(4) }, () => roll(8));
  const cards = (n: number): number[] => Array.from({ length: n }, () => roll(3));
  const made: Action[] = [
    { type: "order", seat: CHANCE, seats: [0, 1], faces: faces() },
    { type: "first", seat: CHANCE, seats: [0, 1], faces: faces() },
    { type: "deal", seat: CHANCE, to: seat, territory: land() },
    { type: "mission", seat: CHANCE, to: seat, mission: roll(6) - 1 },
    { type: "card", seat: CHANCE, to: seat, card: roll(8) - 1 },
    { type: "dice", seat: CHANCE, rank: roll(5), attacker: faces(), defender: faces() },
    { type: "bombardment", seat: CHANCE, faces: faces() },
    { type: "recruitment", seat: CHANCE, face: roll(8) },
    { type: "capital", seat, territory: land() },
    { type: "policies", seat, cards: cards(8) },
    { type: "buy", seat, units: units() },
    { type: "castle", seat },
    { type: "donate", seat, coins: roll(30) - 2 },
    { type: "attack", seat, from: land(), to: land(), units: units() },
    { type: "fortify", seat, from: land(), to: land(), units: units() },
    { type: "build", seat, territory: land() },
    { type: "bombard", seat, from: land(), to: land() },
    { type: "recruit", seat, territory: land(), bribe: roll(2) > 0 },
    { type: "place", seat, territory: land(), units: units() },
    { type: "reinforce", seat, territory: land(), unit: roll(2) > 0 ? "infantry" : "archer" },
    { type: "end", seat, phase: PHASES[roll(5)] },
    { type: "play", seat, card: roll(8) - 1 },
    { type: "pass", seat },
    { type: "lose", seat, units: units() },
    { type: "boost", seat, plus: faces() },
    { type: "discard", seat, cards: cards(6) },
  ];
  return made[roll(made.length)];
}
