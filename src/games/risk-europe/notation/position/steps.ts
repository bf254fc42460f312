import { breach } from "../../rules/refusals";
import { total } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import { BOARD, CITIES, countCities } from "../../../../risk/europe/board";
import { armyCount, armyId, armyOf, isArmy, isPlayer, playerOf } from "../../rules/army";
import { ORDER_CARDS } from "../../rules/cards";
import { handOf, PICKS } from "../../rules/game/round";
import { nextSettler, nextTile, refuseCity, refuseLand } from "../../rules/game/setup";
import { missionsLeft } from "../../rules/mission";
import type { State } from "../../rules/state";
import { CHANCE_STEPS, type Phase, type Step } from "../../rules/steps";
import { openCard } from "../../rules/turn/card";
import { turnOrder } from "../../rules/turn/order";
import { allied, draftOf, isTeams, mercenaryCities } from "../../rules/variant";
import { clauseOf } from "./army";
import { whoIsAsked } from "./asked";
import { isOneOf } from "../../../../core/words";

const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  setup: ["tile", "bid", "tie", "settle"],
  orders: ["pick", "auction", "bid", "tie"],
  turns: ["card", "mission", "keep", "turn", "split", "volley", "losses"],
  battles: ["battle", "dice", "castle", "recast", "losses"],
  missions: ["missions"],
  over: ["over"],
};

/** Phase, step, turn, marker, captains and those asked belong together. */
export function findStepBreach(s: State): Breach | undefined {
  if (!STEPS_OF[s.phase].includes(s.step)) return breach("step", "step", { phase: s.phase, step: s.step });
  if (s.phase === "setup" && !canSettle(s)) return breach("step", "step", { phase: s.phase, step: s.step });
  return (
    findMarkerBreach(s) ??
    findTurnBreach(s) ??
    findCaptainBreach(s) ??
    findBidBreach(s) ??
    findMovesBreach(s) ??
    findEndingBreach(s) ??
    findAskedBreach(s)
  );
}

/** Whether there are cities left for all armies at set-up (rules 3.3, 11.1, 12.1), each with a neighbour for Footmen. */
function canSettle(s: State): boolean {
  const free = CITIES.filter((t) => refuseCity(s, t) === undefined);
  let due = 0;
  for (let army = 0; army < armyCount(s); army++) {
    const cities = isPlayer(s, army) ? draftOf(s).cities : mercenaryCities(s);
    if (armyOf(s, army).alive) due += Math.max(0, cities - countCities(s, army));
  }
  return (
    due <= free.length && free.every((t) => BOARD.near[t].some((to) => refuseLand(s, t, to) === undefined))
  );
}

function isSeat(s: State, seat: number): boolean {
  return isPlayer(s, seat) && seat % 1 === 0;
}

/** The marker is with a player in the game, from the first bid on; who led the round is known while it lasts. */
function findMarkerBreach(s: State): Breach | undefined {
  if (s.phase === "setup" && s.step !== "settle") {
    return s.first === NOBODY && s.opener === NOBODY && s.leader === NOBODY
      ? undefined
      : breach("first", "marker");
  }
  // Everybody may have left before the first bid was settled.
  const unsettled = s.phase === "over" && s.first === NOBODY && s.opener === NOBODY;
  if (!unsettled && (!isSeat(s, s.first) || !s.seats[s.first].alive)) return breach("first", "marker");
  if (!unsettled && !isSeat(s, s.opener)) return breach("opener", "marker");
  const led = s.phase === "turns" || s.phase === "battles";
  return led === isSeat(s, s.leader) && (led || s.leader === NOBODY) ? undefined : breach("leader", "marker");
}

function findTurnBreach(s: State): Breach | undefined {
  const bad = breach("turn", "turn", { phase: s.phase });
  if (s.phase !== "turns") {
    const settling = s.step === "settle";
    if (settling !== (s.turn !== NOBODY) || s.acting !== NOBODY || s.half !== 0) return bad;
    return settling && s.turn !== nextSettler(s) ? bad : undefined;
  }
  if (!isArmy(s, s.acting) || !armyOf(s, s.acting).alive || s.half < 1) return bad;
  if (s.turn !== playerOf(s, s.acting) || (s.step === "card" && isPlayer(s, s.acting))) return bad;
  const unrevealed = findRevealedBreach(s);
  if (unrevealed !== undefined) return unrevealed;
  return s.step === "mission" && missionsLeft(s) === 0 ? breach("step", "draw", { step: s.step }) : undefined;
}

/** Cards were turned up up to this turn (rule 4.5), and a mercenary army has enough for its turns to come (rule 11.5). */
function findRevealedBreach(s: State): Breach | undefined {
  const order = turnOrder(s);
  const at = order.indexOf(s.acting);
  for (let i = 0; i < order.length; i++) {
    const army = armyOf(s, order[i]);
    const due = i < at || (i === at && s.step !== "card") ? s.half : s.half - 1;
    const short = !isPlayer(s, order[i]) && total(handOf(army)) < PICKS - army.revealed;
    if (army.alive && (short || army.revealed !== due))
      return breach(clauseOf(s, order[i]), "picks", { seat: armyId(s, order[i]) });
  }
  return undefined;
}

/** A captain for each living mercenary army, from the bid to the end of the round and at no other time (rules 11.6, 14.4). */
function findCaptainBreach(s: State): Breach | undefined {
  const led = s.phase === "turns" || s.phase === "battles";
  // With two armies one may have its captain while the other is bid for.
  const bidding = s.phase === "orders" && (s.step === "bid" || s.step === "tie");
  for (let i = 0; i < s.mercenaries.length; i++) {
    const { alive, captain } = s.mercenaries[i];
    const fits =
      captain === NOBODY
        ? !(led && alive)
        : (led || bidding) && alive && isSeat(s, captain) && s.seats[captain].alive;
    const army = s.seats.length + i;
    if (!fits) return breach(clauseOf(s, army), "captain", { seat: armyId(s, army) });
  }
  return undefined;
}

/** What is bid for is a mercenary army without a captain, or at set-up the first place; tied bids are the highest. */
function findBidBreach(s: State): Breach | undefined {
  const bidding = s.step === "bid" || s.step === "tie";
  const lot = bidding && s.phase === "orders";
  if (!lot && s.lot !== NOBODY) return breach("lot", "lot");
  if (lot) {
    const army = isArmy(s, s.lot) && !isPlayer(s, s.lot) ? s.mercenaries[s.lot - s.seats.length] : undefined;
    if (army === undefined || !army.alive || army.captain !== NOBODY) return breach("lot", "lot");
  }
  const open = s.mercenaries.filter((mercenary) => mercenary.alive && mercenary.captain === NOBODY);
  if (s.step === "auction" && open.length < 2)
    return breach("step", "step", { phase: s.phase, step: s.step });
  if (s.step === "tile" && nextTile(s) === NOBODY)
    return breach("step", "step", { phase: s.phase, step: s.step });
  if (s.step !== "tie") return s.contenders.length > 0 ? breach("contenders", "contenders") : undefined;
  if (s.contenders.length < 2) return breach("contenders", "contenders");
  for (let i = 0; i < s.contenders.length; i++) {
    const seat = s.contenders[i];
    const ordered = i === 0 || seat > s.contenders[i - 1];
    const tied = s.seats[seat].alive && s.seats.every((player) => player.bid <= s.seats[seat].bid);
    if (!ordered || !tied) return breach("contenders", "contenders");
  }
  return undefined;
}

/** An order and a bonus action of the open card (rule 5.1). */
function findMovesBreach(s: State): Breach | undefined {
  const { order, bonus, rode, gratis } = s.moves;
  const bad = breach("moves", "moves");
  const idle = order === "none" && bonus === "none" && !rode && gratis === 0;
  if (s.phase !== "turns" || s.step === "card") return idle ? undefined : bad;
  const card = ORDER_CARDS[openCard(s)];
  if (order !== "none" && !card.orders.includes(order)) return bad;
  if (bonus !== "none" && (bonus === "king" || bonus !== card.bonus)) return bad;
  if (rode && ((order !== "expand" && order !== "split") || bonus !== "none")) return bad;
  return gratis > 3 || (gratis > 0 && order !== "spend") ? bad : undefined;
}

function findEndingBreach(s: State): Breach | undefined {
  const over = s.phase === "over";
  if (over !== (s.ending !== "none")) return breach("ending", "ending");
  if (!over) return s.winner === NOBODY && s.winners.length === 0 ? undefined : breach("ending", "ending");
  const several = s.ending === "shared" || s.ending === "draw";
  const fits =
    several === (s.winner === NOBODY) && (several || s.winners.includes(s.winner)) && haveWon(s, s.winners);
  return fits ? undefined : breach("winners", "ending");
}

/** Whether such players, all of them in the game, can have won by this ending: one, a team, several who share it, nobody. */
function haveWon(s: State, winners: readonly number[]): boolean {
  const n = winners.length;
  if (winners.some((seat, i) => !isSeat(s, seat) || !s.seats[seat].alive || winners.indexOf(seat) < i))
    return false;
  if (s.ending === "draw") return n === 0;
  if (s.ending === "shared") return n > 1;
  return isTeams(s) ? winners.every((seat) => allied(s, seat, winners[0]) || seat === winners[0]) : n === 1;
}

function findAskedBreach(s: State): Breach | undefined {
  const bad = breach("asked", "asked", { step: s.step });
  const seatsMove = s.step !== "over" && !isOneOf(CHANCE_STEPS, s.step);
  if (seatsMove !== s.asked.length > 0) return bad;
  for (let i = 0; i < s.asked.length; i++) {
    const seat = s.asked[i];
    if (!isSeat(s, seat) || !s.seats[seat].alive || (i > 0 && seat <= s.asked[i - 1])) return bad;
    // A wish may have changed since the question was put.
    if (s.step === "missions" && (s.seats[seat].missions.length === 0 || s.seats[seat].answered)) return bad;
  }
  if (s.step === "missions") return undefined;
  const due = whoIsAsked(s);
  return due.length === s.asked.length && due.every((seat, i) => seat === s.asked[i]) ? undefined : bad;
}
