import type { Roll, Seat } from "../../../../core/types";
import type { SeatAction } from "../../rules/actions";
import { DEFEND } from "../../rules/cards";
import { countCrowns } from "../../rules/crowns";
import { withRoom } from "../../rules/limits";
import { checkCastle, donationDue } from "../../rules/turn/purchase";
import { attemptCost } from "../../rules/turn/recruit";
import type { State } from "../../rules/state";
import { CASTLE_COST, INFANTRY, UNIT_COST } from "../../rules/units";
import { ARCHER, CAVALRY, SIEGE, any } from "../../../../risk/units";
import { SIZE } from "../../../../risk/europe/board";
import type { Habits } from "../habits.data";
import { capitalInDanger } from "./guard";
import { hasCityToAsk } from "./worth";

/** What is bought in turn once there are siege weapons enough. */
const SHOPPING = [CAVALRY, INFANTRY, INFANTRY, ARCHER, INFANTRY, CAVALRY, INFANTRY, ARCHER];
/** Coins that a donor keeps for soldiers. */
const ALLOWANCE = 5;

/** Castle, church, soldiers, in this order; then the phase is over. */
export function decidePurchase(s: State, seat: Seat, roll: Roll, habits: Habits): SeatAction {
  const end: SeatAction = { type: "end", seat, phase: "purchase" };
  const player = s.seats[seat];
  const safe = !capitalInDanger(s, seat);
  const castle: SeatAction = { type: "castle", seat };
  if (safe && wantsCastle(s, seat) && checkCastle(s, castle) === undefined) return castle;
  if (any(player.reserve)) return end;
  const spare = player.coins - ALLOWANCE;
  const due = donationDue(s, seat);
  const gives = habits.donateFrom === 0 || countCrowns(s, seat).total >= habits.donateFrom;
  if (safe && due > 0 && gives && spare >= Math.min(due, 3))
    return { type: "donate", seat, coins: Math.min(due, spare) };
  const units = shop(s, seat, player.coins - savings(s, seat, safe, habits), roll);
  return any(units) ? { type: "buy", seat, units } : end;
}

function wantsCastle(s: State, seat: Seat): boolean {
  return s.seats[seat].mission === DEFEND || countCrowns(s, seat).castle === 0;
}

/** Coins put aside: to ask a city, and for a castle of which there is none yet. */
function savings(s: State, seat: Seat, safe: boolean, { weaponFirst }: Habits): number {
  let aside = s.moves.recruitments > 0 && hasCityToAsk(s, seat) ? attemptCost(true) : 0;
  const { coins } = s.seats[seat];
  if (weaponFirst && coins < aside + UNIT_COST[SIEGE] && weaponsOf(s, seat) === 0) aside = 0;
  if (safe && s.moves.castle === "none" && wantsCastle(s, seat) && countCrowns(s, seat).total > 2)
    aside += Math.min(CASTLE_COST, Math.floor(coins / 2));
  return aside;
}

function weaponsOf(s: State, seat: Seat): number {
  let weapons = s.seats[seat].reserve[SIEGE];
  for (let t = 0; t < SIZE; t++) {
    if (s.territories[t].owner === seat) weapons += s.territories[t].units[SIEGE];
  }
  return weapons;
}

function shop(s: State, seat: Seat, purse: number, roll: Roll): number[] {
  const units = [0, 0, 0, 0];
  let coins = purse;
  let weapons = weaponsOf(s, seat);
  while (weapons < 1 + Math.floor(s.round / 5) && coins >= UNIT_COST[SIEGE]) {
    units[SIEGE]++;
    weapons++;
    coins -= UNIT_COST[SIEGE];
  }
  let i = roll(SHOPPING.length);
  while (coins > 0) {
    const wish = SHOPPING[i % SHOPPING.length];
    const kind = UNIT_COST[wish] > coins ? INFANTRY : wish;
    units[kind]++;
    coins -= UNIT_COST[kind];
    i++;
  }
  return withRoom(s, s.seats[seat].capital, units);
}
