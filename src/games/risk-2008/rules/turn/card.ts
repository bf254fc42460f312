import { chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Refusal, type Roll } from "../../../../core/types";
import { ALL_LANDS, isTerritory, landId } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import { DECK } from "../cards";
import type { Event } from "../events";
import { dealStartCards, nextStarter } from "../game/begin";
import { hasReward } from "../holdings";
import { GUARANTEED_CARD } from "../objectives";
import type { State } from "../state";
import type { Verb } from "../verb";
import { endTurn } from "./turn";

/** Cards in the pile: those that are nowhere else. */
export function pileSize(s: State): number {
  let n = DECK - s.discards.length;
  for (const player of s.seats) n -= player.hand.length;
  return n;
}

function isInPile(s: State, card: number): boolean {
  return !s.discards.includes(card) && s.seats.every(({ hand }) => !hand.includes(card));
}

/** Whether the seat whose turn it is gets a card (rules 8.11, 9.2): for a territory taken, but not with an objective, or as a reward. */
function earnsCard(s: State): boolean {
  return (s.taken.length > 0 && !s.collected) || hasReward(s, s.turn, GUARANTEED_CARD);
}

/** The last thing in a turn is its card, if there is any (rules 4.7, 9.2). */
export function afterManeuvers(s: State, events: Event[]): void {
  s.maneuvers = 0;
  if (!earnsCard(s) || pileSize(s) + s.discards.length === 0) return endTurn(s, events);
  if (pileSize(s) === 0) {
    events.push({ type: "reshuffled", cards: s.discards.length });
    s.discards = [];
  }
  chance(s, "card");
}

/** Who draws: whose turn it is, and before the first turn who has a card to start with. */
function drawer(s: State): number {
  return s.phase === "setup" ? nextStarter(s) : s.turn;
}

/** The top card of the shuffled pile. */
export function dealCard(s: State, roll: Roll): ActionOf<"card"> {
  const out = s.seats.reduce((all, { hand }) => all.concat(hand), s.discards);
  const pile = ALL_LANDS.filter((card) => !out.includes(card));
  return { type: "card", seat: CHANCE, to: drawer(s), card: pile[roll(pile.length)] };
}

function checkCard(s: State, action: ActionOf<"card">): Refusal | undefined {
  const due = drawer(s);
  if (action.to !== due) return refuse("chance.seat", { seat: s.colours[due] });
  if (!isTerritory(action.card)) return refuse("card.unknown");
  return isInPile(s, action.card) ? undefined : refuse("card.not_in_pile", { card: landId(action.card) });
}

/** A card to start with (rules 2.4, 3.7), or that of a turn (rule 9.2). */
export const CARD: Verb<"card"> = {
  at: { card: true },
  check: checkCard,
  apply: (s, action, events) => {
    s.seats[action.to].hand.push(action.card);
    if (s.phase === "setup") dealStartCards(s, events);
    else endTurn(s, events);
  },
  offer: undefined,
  leave: (s, _seat, _asked, events) => {
    if (s.phase === "setup") dealStartCards(s, events);
  },
};
