import { breach } from "../../rules/refusals";
import { isWhole } from "../../../../core/counts";
import type { Breach } from "../../../../core/engine";
import { NOBODY } from "../../../../core/types";
import {
  findAskedBreach,
  findContendersBreach,
  findDueBreach,
  findEndingBreach,
  findTurnBreach,
  isSeat,
} from "../../../../risk/world/notation/invariants";
import { holdsLand } from "../../../../risk/world/rules/seats";
import { nextPicker } from "../../rules/game/army";
import { nextStarter } from "../../rules/game/begin";
import { metObjectives } from "../../rules/conditions";
import { STARTING_MANEUVER } from "../../rules/objectives";
import { hasReward } from "../../rules/holdings";
import type { State } from "../../rules/state";
import type { Phase, Step } from "../../rules/steps";
import { pileSize } from "../../rules/turn/card";
import { maneuversOf } from "../../rules/turn/maneuver";
import { isBasic, isDealt } from "../../rules/variant";
import { whoIsAsked } from "./asked";

const STEPS_OF: Readonly<Record<Phase, readonly Step[]>> = {
  setup: ["cities", "objectives", "first", "army", "deal", "capital", "claim", "place", "card"],
  draft: ["stars", "place", "starting"],
  attack: ["attack", "defend", "dice", "occupy"],
  objective: ["objective", "airfield"],
  maneuver: ["maneuver", "card"],
  over: ["over"],
};

/** Steps of the set-up in which a seat has its turn. */
const PLACING: readonly Step[] = ["capital", "claim", "place"];
/** Steps of the set-up before it is known who is first. */
const BEFORE_FIRST: readonly Step[] = ["cities", "objectives", "first", "army"];
/** Steps in which new troops are known and not placed yet. */
const BEFORE_PLACING: readonly Step[] = ["stars"];

/** Phase, step, turn, and those asked belong together. */
export function findStepBreach(s: State): Breach | undefined {
  const { phase, step } = s;
  const bad = breach("step", "step", { phase, step });
  if (!STEPS_OF[phase].includes(step) || !isOfMode(s)) return bad;
  return (
    findFirstBreach(s) ??
    findTurnBreach(s, phase !== "setup" || PLACING.includes(step)) ??
    findContendersBreach(s) ??
    findRankBreach(s) ??
    findDueBreach(s, BEFORE_PLACING) ??
    findProgressBreach(s) ??
    (isAwaited(s) ? undefined : bad) ??
    findEndingBreach(s) ??
    findAskedBreach(s, whoIsAsked(s))
  );
}

/** Whether the game that is played has such a step of the set-up. */
function isOfMode(s: State): boolean {
  const empty = s.owners.every((owner) => owner === NOBODY);
  switch (s.step) {
    case "cities":
    case "objectives":
      return !isBasic(s) && empty;
    case "first":
      return empty;
    case "army":
      return isBasic(s) && empty && nextPicker(s) >= 0;
    case "deal":
      return isDealt(s) && empty;
    case "capital":
      return !isBasic(s) && isDealt(s) !== holdsLand(s, NOBODY);
    case "claim":
      return !isBasic(s) && !isDealt(s) && holdsLand(s, NOBODY);
    default:
      return s.phase !== "setup" || s.step === "card" || !isBasic(s);
  }
}

/** Who is first is known once all have rolled, or all armies are picked: then it is who has the first one (rule 2.2). */
function findFirstBreach(s: State): Breach | undefined {
  const early = BEFORE_FIRST.includes(s.step);
  const known = isSeat(s, s.first) !== early && (early || !isBasic(s) || s.seats[s.first].army === 0);
  return known || s.phase === "over" ? undefined : breach("first", "turn", { phase: s.phase });
}

/** Those who roll against each other have one rank, with places enough after it (rule 2.1). */
function findRankBreach({ contenders, seats }: State): Breach | undefined {
  const fits = contenders.every(
    (seat) =>
      seats[seat].rank === seats[contenders[0]].rank && seats[seat].rank + contenders.length <= seats.length,
  );
  return fits ? undefined : breach("contenders", "contenders");
}

/** What has been done in the turn: territories taken that are held, an objective, maneuvers that are left. */
function findProgressBreach(s: State): Breach | undefined {
  const params = { step: s.step };
  const quiet = s.phase === "setup" || s.phase === "draft" || s.phase === "over";
  const sound = s.taken.every((t, i) => s.owners[t] === s.turn && s.taken.indexOf(t) === i);
  if (!sound || (quiet && s.taken.length > 0)) return breach("taken", "progress_of", params);
  const may = s.phase === "maneuver" || s.step === "airfield";
  if (s.collected ? !may : s.step === "airfield") return breach("collected", "progress_of", params);
  const most = s.step === "maneuver" ? maneuversOf(s, s.turn) : 0;
  const fits = isWhole(s.maneuvers) && s.maneuvers <= most && s.maneuvers > 0 === most > 0;
  return fits ? undefined : breach("maneuvers", "progress_of", params);
}

/** Whether there is something to do at a step: cards, a reward, an objective, a capital to place. */
function isAwaited(s: State): boolean {
  switch (s.step) {
    case "stars":
      return s.seats[s.turn].hand.length > 0;
    case "starting":
      return hasReward(s, s.turn, STARTING_MANEUVER);
    case "objective":
      return metObjectives(s).length > 0;
    case "capital":
      return s.seats[s.turn].capital < 0;
    case "card":
      return pileSize(s) > 0 && (s.phase !== "setup" || nextStarter(s) >= 0);
    default:
      return true;
  }
}
