import type { Roll, Seat } from "../../../core/types";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { simpleAttack } from "./easy/attack";
import { EASY } from "./habits.data";
import { normalAction } from "./normal";

/** What a beginner does that is asked: counts units before an attack, and keeps its cards for Reinforcements alone. */
export function easyAction(s: State, seat: Seat, roll: Roll): SeatAction {
  switch (s.step) {
    case "attack":
      return simpleAttack(s, seat);
    case "play":
    case "answer":
      return { type: "pass", seat };
    default:
      return normalAction(s, seat, roll, EASY);
  }
}
