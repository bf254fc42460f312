import { FULL_HAND, SET_SIZE } from "../../rules/numbers";
import { breach } from "../../rules/refusals";
import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NEUTRAL, NOBODY } from "../../../../core/types";
import {
  findAskedBreach,
  findContendersBreach,
  findDueBreach,
  findEndingBreach,
  findTurnBreach,
  isSeat,
} from "../../../../risk/world/notation/invariants";
import { holdsLand } from "../../../../risk/world/rules/seats";

import type { State } from "../../rules/state";
import type { Phase, Step } from "../../rules/steps";
import { pileSize } from "../../rules/turn/card";
import { isCapital, isDealt, isSecret, modeOf } from "../../rules/variant";
import { whoIsAsked } from "./asked";

const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  setup: ["first", "mission", "deal", "claim", "place", "neutral", "headquarters", "lot"],
  reinforce: ["trade", "place"],
  attack: ["trade", "place", "attack", "defend", "dice", "occupy", "card"],
  fortify: ["fortify"],
  over: ["over"],
};

/** Steps of the set-up in which a seat has its turn. */
const PLACING: readonly Step[] = ["claim", "place", "neutral"];
/** Steps in which new armies are known and not placed yet. */
const BEFORE_PLACING: readonly Step[] = ["trade"];

/** Phase, step, turn, and those asked belong together. */
export function findStepBreach(s: State): Breach | undefined {
  const { phase, step } = s;
  if (!STEPS_OF[phase].includes(step) || !isOfMode(s)) return breach("step", "step", { phase, step });
  return (
    findFirstBreach(s) ??
    findTurnBreach(s, s.phase !== "setup" || PLACING.includes(s.step)) ??
    findContendersBreach(s) ??
    findDueBreach(s, BEFORE_PLACING) ??
    findProgressBreach(s) ??
    findEndingBreach(s) ??
    findPickedBreach(s)
  );
}

/** Whether the game that is played has such a step. */
function isOfMode(s: State): boolean {
  switch (s.step) {
    case "mission":
      return isSecret(s);
    case "deal":
      return isDealt(s) && s.owners.every((owner) => owner === NOBODY);
    case "claim":
      return !isDealt(s) && holdsLand(s, NOBODY);
    case "neutral":
      return modeOf(s) === "two_players" && s.neutralReserve > 0 && holdsLand(s, NEUTRAL);
    case "headquarters":
    case "lot":
      return isCapital(s);
    default:
      return true;
  }
}

/** Who is first is known from the roll on. */
function findFirstBreach(s: State): Breach | undefined {
  const known = isSeat(s, s.first) !== (s.step === "first");
  return known || s.phase === "over" ? undefined : breach("first", "turn", { phase: s.phase });
}

/** What has been done in the turn, and what the step needs of it. */
function findProgressBreach(s: State): Breach | undefined {
  if (s.captured && s.phase !== "attack" && s.phase !== "fortify")
    return breach("captured", "progress_of", { step: s.step });
  const quiet = s.phase === "setup" || s.phase === "over";
  if (s.rewarded && quiet) return breach("rewarded", "progress_of", { step: s.step });
  if (!isWhole(s.sets) || (s.sets > 0 && s.phase === "setup")) return breach("sets", "numbers");
  if (s.step === "card" && !(s.captured && pileSize(s) > 0))
    return breach("captured", "progress_of", { step: s.step });
  if (s.step !== "trade") return undefined;
  return s.seats[s.turn].hand.length < (s.phase === "attack" ? FULL_HAND : SET_SIZE)
    ? breach("step", "progress_of", { step: s.step })
    : undefined;
}

function findPickedBreach(s: State): Breach | undefined {
  const due = whoIsAsked(s);
  return s.step === "headquarters" && due.length === 0
    ? breach("asked", "asked", { step: s.step })
    : findAskedBreach(s, due);
}
