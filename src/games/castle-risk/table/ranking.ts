import { countAllCrowns, type Crowns } from "../rules/crowns";
import type { State } from "../rules/state";
import type { Layout } from "../../../session/scene/thing";

/** All seats' crowns as things stand, with what they depend on. */
export interface Ranking {
  readonly board: object;
  readonly missions: readonly number[];
  readonly crowns: readonly Crowns[];
}

/** Counts anew only where the board or the completed missions differ from those of `before`. */
export function rankingOf(s: State, layout: Layout, before?: Ranking): Ranking {
  const missions = s.seats.map((player) => player.completed.length);
  const same =
    before !== undefined &&
    before.board === layout.board &&
    before.missions.length === missions.length &&
    missions.every((n, i) => n === before.missions[i]);
  return same ? before : { board: layout.board, missions, crowns: countAllCrowns(s) };
}
