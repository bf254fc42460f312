import { movesOf } from "../../rules/turn/turn";
import { livingSeats } from "../../../../risk/europe/rules/seats";
import type { Breach } from "../../../../core/engine";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import { CITIES, landId } from "../../../../risk/europe/board";
import { countCrowns } from "../../rules/crowns";
import { garrison } from "../../rules/game/setup";
import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { CITY_FORCE } from "../../rules/numbers";
import { CARDS, MISSIONS, MISSION_COPIES, NO_MISSION } from "../../rules/cards";
import { whoIsAsked } from "./asked";
import type { Draft } from "./draft";
import { findBreach } from "./invariants";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(draft: Draft): Breach | undefined {
  const { s, words } = draft;
  // Cities that no clause names are neutral, with their starting force; before play begins, nobody's.
  if (s.phase !== "setup")
    for (const t of CITIES) if (words[landId(t)] === undefined) garrison(s, t, NEUTRAL, CITY_FORCE);
  if (words.step === undefined) s.step = usualStep(s);
  if (words.contenders === undefined && (s.step === "order" || s.step === "first"))
    s.contenders = livingSeats(s);
  if (words.first === undefined) s.first = s.turn;
  const inTurn = s.turn !== NOBODY && s.phase !== "setup";
  if (inTurn) s.seats[s.turn].moved = true;
  if (words.moves === undefined && inTurn) s.moves = movesOf(s.seats[s.turn]);
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    if (draft.crowned[i] === undefined && s.seats[i].alive) s.seats[i].crowns = countCrowns(s, i).total;
  }
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  fillDecks(s);
  return findBreach(s);
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  if (s.phase === "setup") return s.options.capital_choice === "choose" ? "capital" : "deal";
  return s.phase === "draw" ? "card" : s.phase;
}

/** What is face down: all that is neither in a hand nor discarded, by kind; negative where a position errs. */
function fillDecks(s: State): void {
  s.deck = CARDS.map((_, k) => s.options.card_counts[k] - s.discards[k]);
  s.missions = MISSIONS.map(() => MISSION_COPIES);
  for (const player of s.seats) {
    player.hand.forEach((n, k) => {
      s.deck[k] -= n;
    });
    if (player.mission !== NO_MISSION) s.missions[player.mission]--;
    for (const k of player.completed) s.missions[k]--;
  }
  for (const k of s.missionsBelow) s.missions[k]--;
}
