import { ask, chance } from "../../../../core/prompt";
import { NOBODY } from "../../../../core/types";
import { SIEGE } from "../../../../risk/units";
import { armyOf, isPlayer, playerOf } from "../army";
import { startBattles } from "../battle/order";
import { ORDER_CARDS, type Bonus } from "../cards";
import type { Event } from "../events";
import { noMoves } from "../state/initial";
import type { State } from "../state";
import { hasMissions } from "../variant";
import { missionsLeft } from "../mission";
import { nextInOrder } from "./order";

/** The first of the two turns of every army (rules 4.1, 4.5). */
export function startTurns(s: State, events: Event[]): void {
  s.phase = "turns";
  s.leader = s.first;
  s.half = 1;
  beginTurn(s, nextInOrder(s, NOBODY), events);
}

/** A turn begins: tiles that came since the last one take effect (rule 8.1), and the card is turned up (rules 4.5, 11.5). */
function beginTurn(s: State, army: number, events: Event[]): void {
  s.acting = army;
  s.turn = playerOf(s, army);
  for (const land of s.territories) if (land.owner === army) land.fresh = false;
  events.push({ type: "turn", army, seat: s.turn, half: s.half });
  if (isPlayer(s, army)) showCard(s, army, events);
  else chance(s, "card");
}

/** The card of the turn lies open; King Me acts before anything else (rules 5.1, 5.19, 5.22, 11.10). */
export function showCard(s: State, army: number, events: Event[]): void {
  const holder = armyOf(s, army);
  holder.revealed = s.half;
  const card = holder.picks[s.half - 1];
  events.push({ type: "revealed", army, card });
  const { bonus } = ORDER_CARDS[card];
  s.moves.bonus = usable(s, army, bonus) ? bonus : "none";
  if (bonus !== "king") return ask(s, "turn", s.turn);
  s.first = s.turn;
  events.push({ type: "marker", seat: s.turn });
  if (hasMissions(s) && missionsLeft(s) > 0) chance(s, "mission");
  else ask(s, "turn", s.turn);
}

/** Whether a bonus action waits to be used: no Siege Assault without a weapon on the board at the reveal (rule 5.22). */
function usable(s: State, army: number, bonus: Bonus): boolean {
  if (bonus !== "siege") return bonus === "fortify";
  return s.territories.some(
    (land) =>
      (land.owner === army && land.units[SIEGE] > 0) || (land.attacker === army && land.force[SIEGE] > 0),
  );
}

/** The turn is over: the next army's begins, or the second turns, or the battles (rule 4.1). */
export function endTurn(s: State, events: Event[]): void {
  const army = s.acting;
  events.push({ type: "turn_over", army, seat: s.turn });
  s.moves = noMoves();
  s.split = undefined;
  s.assault = undefined;
  let next = nextInOrder(s, army);
  if (next === NOBODY && s.half === 1) {
    s.half = 2;
    next = nextInOrder(s, NOBODY);
  }
  if (next !== NOBODY) return beginTurn(s, next, events);
  s.acting = NOBODY;
  s.turn = NOBODY;
  s.half = 0;
  startBattles(s, events);
}
