import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { handSize } from "../state/hand";
import { newBattle } from "../state/initial";
import { raised } from "../../../../risk/limits";
import { playable } from "./playable";
import { ask, chance } from "../../../../core/prompt";
import { attackDice, defendDice } from "./ranks";
import { RANKS, RANK_MAIN } from "../../../../risk/combat/ranks";
import type { Battle, State } from "../state";
import { copyUnits } from "../../../../risk/units";

/**
 * The force enters a territory that is held; cards may be played before the first die (rules 8.1, 10.2; CR25, CR32).
 */
export function startBattle(s: State, a: ActionOf<"attack">, events: Event[]): void {
  const defender = s.territories[a.to].owner;
  s.battle = newBattle(a.from, a.to, a.seat, defender, copyUnits(a.units));
  events.push({ type: "battle", seat: a.seat, defender, from: a.from, territory: a.to });
  nextCard(s, s.battle);
}

/** Asks the side whose turn it is for a card, as long as it could have one to play (rules 10.2, 10.10; CR32, CR33). */
export function nextCard(s: State, b: Battle): void {
  while (b.side < 2) {
    const seat = b.side === 0 ? b.attacker : b.defender;
    if (seat >= 0 && handSize(s.seats[seat]) > 0 && playable(b).length > 0) return ask(s, "play", seat);
    b.side++;
  }
  nextPhase(s, b);
}

/** Goes on to the next phase in which anybody rolls. */
export function nextPhase(s: State, b: Battle): void {
  forward(s, b);
  awaitDice(s, b);
}

/** Waits for the dice of the present phase, or of the next one in which anybody rolls (rule 8.4). */
export function awaitDice(s: State, b: Battle): void {
  while (attackDice(b) + defendDice(s, b) === 0) forward(s, b);
  chance(s, "dice");
}

/** To the next phase, or the next cycle (rules 8.2, 8.3). */
function forward(s: State, b: Battle): void {
  b.rank = (b.rank + 1) % RANKS.length;
  if (b.rank !== 0) return;
  b.cycle = raised(b.cycle, 1);
  if (b.cycle > 1 && s.options.special_phases === "first") b.rank = RANK_MAIN;
}
