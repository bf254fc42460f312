import { livingSeats } from "../../../../risk/europe/rules/seats";
import type { Verb } from "../verb";
import { upTo } from "../../../../core/bounds";
import { isWhole } from "../../../../core/counts";
import { ask, chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, NOBODY, type Refusal, type Roll, type Seat } from "../../../../core/types";
import { checkContest, highest } from "../../../../risk/contest";
import { rollFaces } from "../../../../risk/dice";
import type { ActionOf } from "../actions";
import { armyId, livingMercenaries } from "../army";
import type { Event } from "../events";
import { pay } from "../land";
import { UNBID, type State } from "../state";
import { startTurns } from "../turn/turn";
import { nextDraft } from "./setup";

/** Asks all players for a bid at the same time: for a mercenary army, or NOBODY for the first place (rules 3.2, 11.6). */
function askBids(s: State, lot: number): void {
  s.lot = lot;
  s.step = "bid";
  s.asked = livingSeats(s);
}

/** The mercenary armies that are still bid for in this round: those without a captain (rule 11.6). */
export function openLots(s: State): number[] {
  return livingMercenaries(s).filter((army) => s.mercenaries[army - s.seats.length].captain === NOBODY);
}

/** Goes on to the next mercenary army without a captain; then the turns begin (rules 4.1, 11.6, 12.4). */
export function nextLot(s: State, events: Event[]): void {
  const open = openLots(s);
  if (open.length > 1) return ask(s, "auction", s.first);
  if (open.length === 1) return askBids(s, open[0]);
  startTurns(s, events);
}

/** The players whose bid is the highest (rule 3.2). */
export function highestBidders(s: State): Seat[] {
  let most = 0;
  for (const player of s.seats) if (player.bid > most) most = player.bid;
  return livingSeats(s).filter((seat) => s.seats[seat].bid === most);
}

/** All bids are in: they are shown together, and the tied highest roll a die each (rule 3.2). */
function openBids(s: State, events: Event[]): void {
  events.push({ type: "bids", bids: s.seats.map((player) => player.bid), army: s.lot });
  s.contenders = highestBidders(s);
  narrow(s, events);
}

/** One contender has won the bid; several roll (rule 1.7). */
function narrow(s: State, events: Event[]): void {
  if (s.contenders.length === 1) return winBid(s, s.contenders[0], events);
  events.push({ type: "tied", seats: [...s.contenders] });
  chance(s, "tie");
}

/** The winner alone pays: to the reserve for the first place, into the army's treasury for its command (rules 3.2, 11.6). */
function winBid(s: State, seat: Seat, events: Event[]): void {
  const coins = s.seats[seat].bid;
  const army = s.lot;
  s.seats[seat].coins -= coins;
  s.contenders = [];
  s.lot = NOBODY;
  for (const player of s.seats) player.bid = UNBID;
  events.push({ type: "won_bid", seat, coins, army });
  if (army === NOBODY) {
    s.first = seat;
    s.opener = seat;
    return nextDraft(s, events);
  }
  pay(s, army, coins);
  s.mercenaries[army - s.seats.length].captain = seat;
  nextLot(s, events);
}

const COINS = "coins";

/** A bid, of all players at the same time and in secret, from 0 to all coins (rule 3.2). */
export const BID: Verb<"bid"> = {
  at: { bid: true },
  check: (s, action) => {
    if (!isWhole(action.coins)) return refuse("counts.malformed");
    const has = s.seats[action.seat].coins;
    return action.coins > has ? refuse("coins.short", { cost: action.coins, coins: has }) : undefined;
  },
  apply: (s, action, events) => {
    s.seats[action.seat].bid = action.coins;
    s.asked = s.asked.filter((other) => other !== action.seat);
    if (s.asked.length === 0) openBids(s, events);
  },
  offer: {
    isDefault: true,
    simultaneous: true,
    picks: [
      {
        field: "counts",
        bounds: (s, { seat }) => ({ ...upTo([COINS], [s.seats[seat].coins]), minTotal: 0 }),
      },
    ],
    complete: ({ seat, counts }) => ({ type: "bid", seat, coins: counts[0] }),
  },
  // Its own bid is void.
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) openBids(s, events);
  },
};

export function dealTie(s: State, roll: Roll): ActionOf<"tie"> {
  return { type: "tie", seat: CHANCE, seats: [...s.contenders], faces: rollFaces(roll, s.contenders.length) };
}

/** Dice between tied bids; who is tied for the highest rolls again (rule 1.7). */
export const TIE: Verb<"tie"> = {
  at: { tie: true },
  check: (s, action) => checkContest(s.contenders, action.seats, action.faces),
  apply: (s, action, events) => {
    s.contenders = highest(action.seats, action.faces);
    narrow(s, events);
  },
  offer: undefined,
  leave: (s, seat, _asked, events) => {
    if (!s.contenders.includes(seat)) return;
    s.contenders = s.contenders.filter((other) => other !== seat);
    if (s.contenders.length === 1) narrow(s, events);
  },
};

/** Why a mercenary army cannot be bid for now. */
function refuseLot(s: State, army: number): Refusal | undefined {
  return openLots(s).includes(army) ? undefined : refuse("auction.army");
}

/** The marker's holder names the mercenary army that is bid for first (rule 12.4). */
export const AUCTION: Verb<"auction"> = {
  at: { auction: true },
  check: (s, action) => refuseLot(s, action.army),
  apply: (s, action) => {
    askBids(s, action.army);
  },
  offer: {
    isDefault: true,
    picks: [
      {
        field: "word",
        words: (s) =>
          livingMercenaries(s).map((army) => ({ value: armyId(s, army), why: refuseLot(s, army) })),
      },
    ],
    complete: ({ seat, word }, s) => ({
      type: "auction",
      seat,
      army: livingMercenaries(s).find((army) => armyId(s, army) === word) ?? NOBODY,
    }),
  },
  leave: (s, _seat, _asked, events) => {
    if (s.asked.length === 0) nextLot(s, events);
  },
};
