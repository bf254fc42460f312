import type { Breach } from "../../../../core/engine";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { countCrowns } from "../../rules/crowns";
import { inEffect } from "../../rules/policies";
import { garrison } from "../../rules/game/setup";
import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { whoIsAsked } from "./asked";

import type { Draft } from "./draft";
import { findBreach } from "./invariants";
import { fillDecks } from "./decks";
import { CITIES, landId } from "../../../../risk/europe/board";
import { CITY_FORCE } from "../../rules/numbers";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(draft: Draft): Breach | undefined {
  const { s, words } = draft;
  if (s.phase !== "setup") fillCities(draft);
  if (words.step === undefined) s.step = usualStep(s);
  if (words.contenders === undefined && (s.step === "order" || s.step === "first")) s.contenders = living(s);
  if (words.first === undefined) s.first = s.turn;
  const inTurn = s.turn !== NOBODY && s.phase !== "setup";
  if (inTurn) s.seats[s.turn].moved = true;
  if (words.moves === undefined && inTurn) freshMoves(s);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    if (draft.crowned[i] === undefined && s.seats[i].alive) s.seats[i].crowns = countCrowns(s, i).total;
  }
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  fillDecks(s);
  return findBreach(s);
}

/** Cities that no clause names are neutral, with their starting force; before play begins, nobody's. */
function fillCities(draft: Draft): void {
  for (const t of CITIES) {
    if (draft.words[landId(t)] === undefined) garrison(draft.s, t, NEUTRAL, CITY_FORCE);
  }
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  if (s.phase === "setup") return s.options.capital_choice === "choose" ? "capital" : "deal";
  return s.phase === "draw" ? "card" : s.phase;
}

function living(s: State): number[] {
  const seats: number[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++) if (s.seats[i].alive) seats.push(i);
  return seats;
}

function freshMoves(s: State): void {
  const policies = s.seats[s.turn].policies;
  s.moves.attacks = 1 + inEffect(policies, "expand");
  s.moves.fortifies = 1 + inEffect(policies, "fortify");
  s.moves.bombardments = inEffect(policies, "siege");
  s.moves.recruitments = inEffect(policies, "king");
}
