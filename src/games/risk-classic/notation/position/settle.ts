import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { SIZE } from "../../../../risk/world/board";
import { SET_SIZE } from "../../rules/cards";
import { holdsLand, livingSeats } from "../../rules/seats";
import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { defenceDice } from "../../rules/turn/attack";
import { income } from "../../rules/turn/turn";
import { armiesAtATime, isDealt } from "../../rules/variant";
import { whoIsAsked } from "./asked";
import type { Draft } from "./draft";
import { findBreach } from "./invariants";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(d: Draft): Breach | undefined {
  const { s, words } = d;
  fillOthers(d);
  const playing = s.phase !== "setup" && s.phase !== "over";
  if (playing) {
    const [living = NOBODY] = livingSeats(s);
    if (s.turn === NOBODY) s.turn = s.first === NOBODY ? living : s.first;
    if (s.round === 0) s.round = 1;
  }
  if (s.phase !== "over" && s.first === NOBODY) s.first = s.turn;
  if (words.step === undefined) s.step = usualStep(s);
  if (s.step === "first" && words.contenders === undefined) s.contenders = livingSeats(s);
  if (words.due === undefined) s.due = usualDue(s);
  const b = s.battle;
  if (b !== undefined && s.step !== "defend" && b.defence === 0)
    b.defence = Math.max(1, defenceDice(s, b.to));
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  return findBreach(s);
}

/** Territories without a clause are theirs of the clause `others`. */
function fillOthers({ s, others }: Draft): void {
  if (others.owner === NOBODY) return;
  for (let t = 0; t < SIZE; t++) {
    if (s.owners[t] === NOBODY) {
      s.owners[t] = others.owner;
      s.armies[t] = others.armies;
    }
  }
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  switch (s.phase) {
    case "setup":
      if (s.turn === NOBODY) return "first";
      return holdsLand(s, NOBODY) && !isDealt(s) ? "claim" : "place";
    case "reinforce":
      return s.turn !== NOBODY && s.seats[s.turn].hand.length >= SET_SIZE ? "trade" : "place";
    default:
      return s.phase;
  }
}

/** Armies to be placed as a turn or a placement begins. */
function usualDue(s: State): number {
  if (s.turn === NOBODY) return 0;
  if (s.phase === "reinforce") return income(s, s.turn);
  return s.step === "place" && s.phase === "setup" ? armiesAtATime(s, s.seats[s.turn].reserve) : 0;
}
