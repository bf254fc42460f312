import type { CommonState } from "../../../core/types";
import type { CourseLine } from "../../../session/game/kit";
import type { WorldState } from "../rules/state";

/** What each seat of a game on the board of the world has from round to round. */
export const COURSE: readonly CourseLine<WorldState & CommonState>[] = [
  { id: "armies", of: countArmies },
  { id: "cards", of: (s) => s.seats.map(({ hand }) => hand.length) },
];

function countArmies({ seats, owners, armies }: WorldState): number[] {
  const counts = seats.map(() => 0);
  owners.forEach((seat, t) => {
    if (seat >= 0 && seat < counts.length) counts[seat] += armies[t];
  });
  return counts;
}
