import { nextLiving, worldManual } from "../../../risk/world/table/manual";
import { findBreach } from "../notation/position/invariants";
import type { State } from "../rules/state";
import { copyState } from "../rules/state/copy";
import { landName } from "../text/names";

/** Changes of pieces by hand: armies and owners of territories. */
export const MANUAL = worldManual<State>({
  copy: copyState,
  findBreach,
  mayBeEmpty: ({ step }) => step === "claim" || step === "capital",
  nextOwner: nextLiving,
  landName,
});
