import { NEUTRAL, type Roll, type Seat } from "../../../core/types";
import { decideAttack, decideCommon, decideMove } from "../../../risk/world/bots/steady";
import {
  bestLand,
  safety,
  threat,
  CONTINENT_OF,
  continentWorth,
  landWorth,
} from "../../../risk/world/bots/worth";
import type { SeatAction } from "../rules/actions";
import type { State } from "../rules/state";
import { targets } from "../rules/turn/fortify";
import { bestBy } from "../../../core/bots/best";
import { occurrences } from "../../../core/counts";
import { WILD, setsIn } from "../rules/cards";
import { countLands } from "../../../risk/world/rules/seats";
import { goalOf } from "../rules/game/victory";

/**
 * What a sensible player does that is asked: gathers where continents can be had, attacks when the odds are good, takes a
 * card each turn, brings armies to the front. It looks at nothing that its seat may not know, so a view of the state does
 * as well. `roll` only breaks what is nearly even.
 */
export function steadyAction(s: State, seat: Seat, roll: Roll): SeatAction {
  const worth = (t: number): number => targetWorth(s, seat, t);
  const common = decideCommon(s, seat, roll, worth);
  if (common !== undefined) return common;
  switch (s.step) {
    case "neutral":
      return { type: "neutral", seat, territory: bestLand(s, roll, NEUTRAL, (t) => threat(s, seat, t)) };
    case "headquarters":
      return { type: "headquarters", seat, territory: bestLand(s, roll, seat, (t) => safety(s, seat, t)) };
    case "trade":
      return decideTrade(s, seat);
    case "fortify":
      return decideMove(s, seat, roll, "fortify", (from) => targets(s, seat, from));
    default:
      return decideAttack(s, seat, s.captured, worth) ?? { type: "end", seat };
  }
}

/** A set with as few wild cards as can be, and two armies on the territory with most enemies around it. */
function decideTrade(s: State, seat: Seat): SeatAction {
  const cards = bestBy(setsIn(s.seats[seat].hand), -4, (set) => -occurrences(set, WILD));
  if (cards === undefined) return { type: "end", seat };
  const pays = (card: number): boolean => !s.rewarded && s.owners[card] === seat;
  const territory = bestBy(cards, -1, (card) => (pays(card) ? threat(s, seat, card) : undefined));
  return territory === undefined
    ? { type: "trade", seat, cards }
    : { type: "trade_on", seat, cards, territory };
}

/** What it is worth to take a territory from somebody: what it adds, what it takes from its owner, and what the goal asks for. */
function targetWorth(s: State, seat: Seat, t: number): number {
  const owner = s.owners[t];
  const worth = landWorth(s, seat, t) + goalWorth(s, seat, t) + continentWorth(s, seat, t);
  if (owner < 0 || !s.seats[owner].alive) return worth;
  const lands = countLands(s, owner);
  return lands <= 3 ? worth + (2 + 2 * s.seats[owner].hand.length) / lands : worth;
}

/** What the headquarters or the mission of a seat adds to a territory. */
function goalWorth(s: State, seat: Seat, t: number): number {
  const { headquarters, mission } = s.seats[seat];
  if (headquarters === t) return 12;
  for (const player of s.seats) if (player.headquarters === t) return 6;
  if (mission < 0) return 0;
  const goal = goalOf(s, seat);
  if (goal.kind === "destroy") return s.colours[s.owners[t]] === goal.colour ? 4 : 0;
  return goal.kind === "continents" && goal.all.includes(CONTINENT_OF[t]) ? 2 : 0.5;
}
