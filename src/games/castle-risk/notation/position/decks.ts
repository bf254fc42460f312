import { CARDS, MISSIONS, MISSION_COPIES, NO_MISSION } from "../../rules/cards";
import type { State } from "../../rules/state";

/** What is face down: all that is neither in a hand nor discarded, by kind; negative where a position errs. */
export function fillDecks(s: State): void {
  s.deck = CARDS.map((_, k) => s.options.card_counts[k] - s.discards[k]);
  s.missions = MISSIONS.map(() => MISSION_COPIES);
  for (const player of s.seats) {
    player.hand.forEach((n, k) => {
      s.deck[k] -= n;
    });
    if (player.mission !== NO_MISSION) s.missions[player.mission]--;
    for (const k of player.completed) s.missions[k]--;
  }
  for (const k of s.missionsBelow) s.missions[k]--;
}
