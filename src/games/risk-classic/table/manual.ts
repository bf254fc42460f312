import { NEUTRAL } from "../../../core/types";
import { nextLiving, worldManual } from "../../../risk/world/table/manual";
import { findBreach } from "../notation/position/invariants";
import { copyState } from "../rules/state/copy";
import type { State } from "../rules/state";
import { modeOf } from "../rules/variant";
import { landName } from "../text/names";

/** The next owner: players that are in the game, after the last one the neutral army where there is one. */
function nextOwner(s: State, owner: number): number {
  const isLast = owner === s.seats.length - 1;
  return isLast && modeOf(s) === "two_players" ? NEUTRAL : nextLiving(s, owner);
}

/** Changes of pieces by hand: armies and owners of territories. */
export const MANUAL = worldManual<State>({
  copy: copyState,
  findBreach,
  mayBeEmpty: ({ step }) => step === "claim",
  nextOwner,
  landName,
});
