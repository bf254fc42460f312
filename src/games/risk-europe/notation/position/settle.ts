import { livingSeats } from "../../../../risk/europe/rules/seats";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { armyId, playerOf } from "../../rules/army";
import { awaitDice } from "../../rules/battle/rank";
import { CARD_KINDS, ORDER_CARDS } from "../../rules/cards";
import { PICKS, handOf } from "../../rules/game/round";
import { highestBidders, openLots } from "../../rules/game/bid";
import { nextSettler, nextTile } from "../../rules/game/setup";
import { disputes } from "../../rules/land";
import { MISSIONS } from "../../rules/missions";
import { newBattle } from "../../rules/state/initial";
import type { State } from "../../rules/state";
import type { Step } from "../../rules/steps";
import { openCard } from "../../rules/turn/card";
import { turnOrder } from "../../rules/turn/order";
import { playsMissions } from "../../rules/variant";
import { whoIsAsked } from "./asked";
import type { Draft } from "./draft";
import { findBreach } from "./invariants";

/** Fills in what a draft left out, and gives the first invariant that the whole then breaks. */
export function fillPosition(draft: Draft): Breach | undefined {
  const { s, words } = draft;
  fillMissions(s);
  fillPointers(draft);
  if (words.step === undefined) s.step = usualStep(s);
  if (s.step === "settle" && s.turn === NOBODY && s.opener !== NOBODY) s.turn = nextSettler(s);
  fillBids(draft);
  const inRound = s.phase === "turns" || s.phase === "battles";
  if (inRound) fillPicks(draft);
  if (inRound) fillCaptains(draft);
  if (s.phase === "turns" && s.acting === NOBODY) s.acting = s.turn;
  if (s.phase === "turns" && s.turn === NOBODY && s.acting !== NOBODY) s.turn = playerOf(s, s.acting);
  if (s.phase === "turns" && words.moves === undefined) freshMoves(s);
  if (s.step === "dice" && s.battle === undefined && disputes(s).length === 1) {
    s.battle = newBattle(disputes(s)[0]);
    awaitDice(s, s.battle);
  }
  if (words.asked === undefined) s.asked = whoIsAsked(s);
  return findBreach(s);
}

/** The missions that are nowhere else are in the deck. */
function fillMissions(s: State): void {
  s.missions = MISSIONS.map(() => (playsMissions(s.options, s.colours.length) ? 1 : 0));
  const elsewhere = s.drawn.concat(s.below, s.gone);
  for (const mission of elsewhere) if (mission >= 0) s.missions[mission]--;
  for (const player of s.seats)
    for (const mission of player.missions.concat(player.completed)) if (mission >= 0) s.missions[mission]--;
}

/** The marker is with the seat whose turn it is, else with the first one; it was so from the beginning. */
function fillPointers({ s }: Draft): void {
  if (s.phase === "setup") {
    if (s.opener === NOBODY) s.opener = s.first;
    return;
  }
  const living = livingSeats(s);
  if (s.first === NOBODY && living.length > 0) s.first = s.turn === NOBODY ? living[0] : s.turn;
  if (s.opener === NOBODY) s.opener = s.first;
  if (s.phase !== "turns" && s.phase !== "battles") return;
  if (s.leader === NOBODY) s.leader = s.first;
  if (s.phase === "turns" && s.half === 0) s.half = 1;
}

/** The step that a phase begins with. */
function usualStep(s: State): Step {
  switch (s.phase) {
    case "setup":
      if (s.opener !== NOBODY) return "settle";
      return nextTile(s) === NOBODY ? "bid" : "tile";
    case "orders":
      return "pick";
    case "turns":
      return "turn";
    case "battles":
      return disputes(s).length > 1 ? "battle" : "dice";
    default:
      return s.phase;
  }
}

/** Bid for is the mercenary army without a captain, where there is one alone; the highest bids are tied (rules 3.2, 11.6). */
function fillBids({ s, words }: Draft): void {
  if ((s.step === "bid" || s.step === "tie") && s.phase === "orders" && words.lot === undefined) {
    const open = openLots(s);
    if (open.length === 1) s.lot = open[0];
  }
  if (s.step === "tie" && words.contenders === undefined) s.contenders = highestBidders(s);
}

/** Players of whom nothing is said have picked the first cards of their hand; what was turned up follows from the turn. */
function fillPicks(draft: Draft): void {
  const { s, given } = draft;
  const order = turnOrder(s);
  const acting = order.indexOf(s.acting === NOBODY ? s.turn : s.acting);
  for (const seat of livingSeats(s)) {
    const player = s.seats[seat];
    const colour = armyId(s, seat);
    if (given[`picks ${colour}`] === undefined) {
      const hand = handOf(player);
      for (let k = 0; k < CARD_KINDS && player.picks.length < PICKS; k++)
        for (let i = 0; i < hand[k] && player.picks.length < PICKS; i++) player.picks.push(k);
    }
    if (given[`revealed ${colour}`] !== undefined) continue;
    player.revealed = s.phase === "battles" ? PICKS : order.indexOf(seat) <= acting ? s.half : s.half - 1;
  }
}

/** Mercenary armies are the marker's holder's; what they have picked lies open. */
function fillCaptains(draft: Draft): void {
  const { s, given } = draft;
  s.mercenaries.forEach((mercenary, i) => {
    const colour = armyId(s, s.seats.length + i);
    if (mercenary.alive && mercenary.captain === NOBODY) mercenary.captain = s.first;
    if (given[`revealed ${colour}`] === undefined) mercenary.revealed = mercenary.picks.length;
  });
}

/** Nothing has been done with the open card yet. */
function freshMoves(s: State): void {
  const card = s.acting === NOBODY ? undefined : (openCard(s) as number | undefined);
  if (card === undefined || card < 0) return;
  const { bonus } = ORDER_CARDS[card];
  s.moves.bonus = bonus === "king" ? "none" : bonus;
}
