import { kindAt, total } from "../../../../core/counts";
import type { Roll } from "../../../../core/types";
import { MISSION_COPIES, MISSION_GOAL, MISSIONS, SECRET_MISSION } from "../../rules/cards";
import type { State } from "../../rules/state";
import { copyState } from "../../rules/state/copy";

/** A whole state that a view may come from, policies being open: cards and missions that nobody has seen lie anywhere. */
export function guess(view: State, roll: Roll): State {
  const s = copyState(view);
  s.deck = unseenCards(s);
  s.missions = unseenMissions(s);
  for (const player of s.seats) {
    for (; player.unknown > 0 && total(s.deck) > 0; player.unknown--) {
      const card = kindAt(s.deck, roll(total(s.deck)));
      s.deck[card]--;
      player.hand[card]++;
    }
    if (player.mission === SECRET_MISSION && total(s.missions) > 0) {
      player.mission = kindAt(s.missions, roll(total(s.missions)));
      s.missions[player.mission]--;
      player.progress = roll(MISSION_GOAL[player.mission]);
    }
  }
  s.deckUnknown = 0;
  s.missionsUnknown = 0;
  return s;
}

function unseenCards(s: State): number[] {
  return s.options.card_counts.map((count, k) => {
    let left = count - s.discards[k];
    for (const { hand } of s.seats) left -= hand[k];
    return left > 0 ? left : 0;
  });
}

function unseenMissions(s: State): number[] {
  const left: number[] = MISSIONS.map(() => MISSION_COPIES);
  for (const { mission, completed } of s.seats) {
    if (mission >= 0 && mission < SECRET_MISSION) left[mission]--;
    for (const done of completed) left[done]--;
  }
  return left.map((n) => (n > 0 ? n : 0));
}
