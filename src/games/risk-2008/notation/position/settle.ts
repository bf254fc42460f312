import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { fillBattle } from "../../../../risk/world/notation/battle";
import { fillOthers, type WorldDraft } from "../../../../risk/world/notation/draft";
import { holdsLand, livingSeats } from "../../../../risk/world/rules/seats";
import { basicCities, draft, sorted } from "../../rules/holdings";
import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { maneuversOf } from "../../rules/turn/maneuver";
import { armiesAtATime, isBasic, isDealt } from "../../rules/variant";
import { whoIsAsked } from "./asked";
import { findBreach } from "./invariants";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(read: WorldDraft<State>): Breach | undefined {
  const { s, words } = read;
  fillOthers(read);
  s.cities = isBasic(s) ? basicCities() : sorted(s.cities);
  if (s.phase !== "setup" && s.phase !== "over") {
    const [living = NOBODY] = livingSeats(s);
    if (s.turn === NOBODY) s.turn = s.first === NOBODY ? living : s.first;
    if (s.round === 0) s.round = 1;
  }
  if (s.phase !== "over" && s.first === NOBODY) s.first = usualFirst(s);
  if (words.step === undefined) s.step = usualStep(s);
  if (s.step === "first" && words.contenders === undefined) s.contenders = livingSeats(s);
  if (words.due === undefined) s.due = usualDue(s);
  if (s.step === "maneuver" && words.maneuvers === undefined && s.turn !== NOBODY)
    s.maneuvers = maneuversOf(s, s.turn);
  fillBattle(s);
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  return findBreach(s);
}

/** The first is who has the first army of Basic Training, or else whose turn it is. */
function usualFirst(s: State): number {
  const seat = s.step === "army" ? NOBODY : s.seats.findIndex(({ army }) => army === 0);
  return seat >= 0 ? seat : s.turn;
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  switch (s.phase) {
    case "setup":
      if (s.turn === NOBODY) return isBasic(s) || s.cities.length > 0 ? "first" : "cities";
      return holdsLand(s, NOBODY) && !isDealt(s) ? "claim" : "place";
    case "draft":
      return s.turn !== NOBODY && s.seats[s.turn].hand.length > 0 ? "stars" : "place";
    default:
      return s.phase;
  }
}

/** Troops to be placed as a turn or a placement begins. */
function usualDue(s: State): number {
  if (s.turn === NOBODY) return 0;
  if (s.phase === "draft") return s.step === "starting" ? 0 : draft(s, s.turn);
  return s.step === "place" && s.phase === "setup" ? armiesAtATime(s, s.seats[s.turn].reserve) : 0;
}
