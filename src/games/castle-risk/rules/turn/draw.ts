import { countCities } from "../../../../risk/europe/board";
import { add, clear, kindAt, total } from "../../../../core/counts";
import { refuse } from "../refusals";
import { CHANCE, type Roll } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { CARDS, isKind, MISSIONS } from "../cards";
import type { Event } from "../events";
import { raised } from "../../../../risk/limits";
import { enterPhase } from "./phase";
import { inEffect } from "../policies";
import { chance } from "../../../../core/prompt";
import type { State } from "../state";
import { taxValue } from "../tax";
import type { Verb } from "../verb";

/** Draws from the shuffled missions; once they are gone, the lowest ones come in their order (rule 14.8; CR38). */
export function dealMission(s: State, roll: Roll): ActionOf<"mission"> {
  const shuffled = total(s.missions);
  const mission = shuffled > 0 ? kindAt(s.missions, roll(shuffled)) : s.missionsBelow[0];
  return { type: "mission", seat: CHANCE, to: s.turn, mission };
}

/**
 * A Castle Risk card is next; an empty deck is its discards reshuffled (CR14), and nothing is nothing (rule 5.5;
 * CR41).
 */
export function drawCard(s: State, events: Event[]): void {
  if (total(s.deck) === 0 && total(s.discards) > 0) {
    events.push({ type: "reshuffled", cards: total(s.discards) });
    add(s.deck, s.discards);
    clear(s.discards);
  }
  if (total(s.deck) > 0) chance(s, "card");
  else collectTaxes(s, events);
}

export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  return { type: "card", seat: CHANCE, to: s.turn, card: kindAt(s.deck, roll(total(s.deck))) };
}

/** Tax value, and one coin for each city and each Tax/Spend in effect (rules 5.7, 5.9; CR12, CR15). */
function collectTaxes(s: State, events: Event[]): void {
  const seat = s.seats[s.turn];
  const times = inEffect(seat.policies, "tax");
  const coins = taxValue(s, s.turn) + (times > 0 ? times * countCities(s, s.turn) : 0);
  seat.coins = raised(seat.coins, coins);
  events.push({ type: "taxes", seat: s.turn, coins });
  enterPhase(s, "purchase", events);
}

export const MISSION: Verb<"mission"> = {
  at: { mission: true },
  check: (s, action) => {
    if (action.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
    if (!isKind(action.mission, MISSIONS)) return refuse("card.unknown");
    const there =
      total(s.missions) > 0 ? s.missions[action.mission] > 0 : s.missionsBelow[0] === action.mission;
    return there ? undefined : refuse("deck.mission", { mission: MISSIONS[action.mission] });
  },
  apply: (s, action, events) => {
    if (total(s.missions) > 0) s.missions[action.mission]--;
    else s.missionsBelow = s.missionsBelow.filter((_, i) => i > 0);
    s.seats[action.to].mission = action.mission;
    s.seats[action.to].progress = 0;
    events.push({ type: "drew_mission", seat: action.to, mission: action.mission });
    drawCard(s, events);
  },
  offer: undefined,
};

export const CARD: Verb<"card"> = {
  at: { card: true },
  check: (s, action) => {
    if (action.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
    if (!isKind(action.card, CARDS)) return refuse("card.unknown");
    return s.deck[action.card] > 0 ? undefined : refuse("deck.card", { card: CARDS[action.card] });
  },
  apply: (s, action, events) => {
    s.deck[action.card]--;
    s.seats[action.to].hand[action.card]++;
    events.push({ type: "drew_card", seat: action.to, card: action.card });
    collectTaxes(s, events);
  },
  offer: undefined,
};
