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
export function startBattle(s: State, action: ActionOf<"attack">, events: Event[]): void {
  const defender = s.territories[action.to].owner;
  s.battle = newBattle(action.from, action.to, action.seat, defender, copyUnits(action.units));
  events.push({ type: "battle", seat: action.seat, defender, from: action.from, territory: action.to });
  nextCard(s, s.battle);
}

/** Asks the side whose turn it is for a card, as long as it could have one to play (rules 10.2, 10.10; CR32, CR33). */
export function nextCard(s: State, battle: Battle): void {
  while (battle.playing !== "done") {
    const seat = battle.playing === "attacker" ? battle.attacker : battle.defender;
    if (seat >= 0 && handSize(s.seats[seat]) > 0 && playable(battle).length > 0) return ask(s, "play", seat);
    endPlaying(battle);
  }
  nextRank(s, battle);
}

/** A side plays no more cards: the other one may, or both are done. */
export function endPlaying(battle: Battle): void {
  battle.playing = battle.playing === "attacker" ? "defender" : "done";
}

/** Goes on to the next rank in which anybody rolls. */
export function nextRank(s: State, battle: Battle): void {
  forward(s, battle);
  awaitDice(s, battle);
}

/** Waits for the dice of the present rank, or of the next one in which anybody rolls (rule 8.4). */
export function awaitDice(s: State, battle: Battle): void {
  while (attackDice(battle) + defendDice(s, battle) === 0) forward(s, battle);
  chance(s, "dice");
}

/** To the next rank, or the next cycle (rules 8.2, 8.3). */
function forward(s: State, battle: Battle): void {
  battle.rank = (battle.rank + 1) % RANKS.length;
  if (battle.rank !== 0) return;
  battle.cycle = raised(battle.cycle, 1);
  if (battle.cycle > 1 && s.options.special_phases === "first") battle.rank = RANK_MAIN;
}
