import { OPEN_OF_RANK } from "../../rules/numbers";
import { breach } from "../../rules/refusals";
import type { Breach } from "../../../../core/engine";
import { firstBreach, isSeat } from "../../../../risk/world/notation/invariants";
import { OBJECTIVES, REWARDS } from "../../rules/objectives.data";
import { AIRFIELD_IDS, AIRFIELDS } from "../../rules/objectives";
import { airfieldToPlace } from "../../rules/seats";
import { GONE, OPEN, type State } from "../../rules/state";
import { isBasic, isConquest } from "../../rules/variant";

/** Objectives, rewards and airfields belong together (rules 2.3, 3.2, 8.1, 8.3). */
export function findObjectivesBreach(s: State): Breach | undefined {
  return findHolderBreach(s) ?? findCountBreach(s) ?? findRewardBreach(s) ?? findAirfieldBreach(s);
}

/** Objectives are open, out of the game, or a living player's; Basic Training has its own eight, its conquest none. */
function findHolderBreach(s: State): Breach | undefined {
  return firstBreach(OBJECTIVES, ({ id }, k) =>
    hasSoundHolder(s, k) ? undefined : breach(`objective ${id}`, "objective", { objective: id }),
  );
}

function hasSoundHolder(s: State, k: number): boolean {
  const holder = s.objectives[k];
  if (holder === GONE) return true;
  const drawn = s.step !== "cities" && s.step !== "objectives";
  const played = drawn && (!isBasic(s) || (OBJECTIVES[k].basic && !isConquest(s)));
  return played && (holder === OPEN || (isSeat(s, holder) && s.seats[holder].alive && s.phase !== "setup"));
}

/** No more of a rank are in the game than are laid open. */
function findCountBreach(s: State): Breach | undefined {
  return firstBreach([false, true], (rank) => {
    const count = OBJECTIVES.filter(({ major }, k) => major === rank && s.objectives[k] !== GONE).length;
    return count > OPEN_OF_RANK ? breach("players", "objectives", { count, most: OPEN_OF_RANK }) : undefined;
  });
}

/** A reward lies on an objective of its rank that is in the game, one on each. */
function findRewardBreach(s: State): Breach | undefined {
  return firstBreach(REWARDS, ({ id }, reward) =>
    hasSoundPlace(s, reward)
      ? undefined
      : breach(`objective ${OBJECTIVES[s.rewards[reward]].id}`, "reward", { reward: id }),
  );
}

function hasSoundPlace(s: State, reward: number): boolean {
  const k = s.rewards[reward];
  if (k < 0) return true;
  const alone = s.rewards.indexOf(k) === reward;
  return alone && !isBasic(s) && s.objectives[k] !== GONE && OBJECTIVES[k].major === REWARDS[reward].major;
}

/** An airfield stands in a territory of the player who has its reward; one that does not stand yet is being placed. */
function findAirfieldBreach(s: State): Breach | undefined {
  for (let i = 0; i < AIRFIELDS.length; i++) {
    const t = s.airfields[i];
    const k = s.rewards[AIRFIELDS[i]];
    const holder = k < 0 ? OPEN : s.objectives[k];
    const sound = t < 0 ? holder < 0 || mayStandNowhere(s, holder) : holder >= 0 && s.owners[t] === holder;
    if (!sound) return breach(`airfield ${AIRFIELD_IDS[i]}`, "airfield");
  }
  return s.step === "airfield" && airfieldToPlace(s) < 0
    ? breach("step", "step", { phase: s.phase, step: s.step })
    : undefined;
}

function mayStandNowhere(s: State, holder: number): boolean {
  return s.step === "over" || (s.step === "airfield" && holder === s.turn);
}
