import { CITIES, OPEN_OF_RANK } from "../numbers";
import { chance } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Refusal, type Roll } from "../../../../core/types";
import { drawTerritories, refuseTerritories } from "../../../../risk/world/rules/deal";
import { isNumber } from "../../../../risk/world/rules/picks";
import { livingSeats } from "../../../../risk/world/rules/seats";
import type { ActionOf } from "../actions";
import { sorted } from "../holdings";
import { OBJECTIVES, REWARDS } from "../objectives.data";
import { ofRank } from "../objectives";
import { OPEN, type State } from "../state";
import type { Verb } from "../verb";

/** The first cards of the shuffled deck (rule 3.1). */
export function dealCities(roll: Roll): ActionOf<"cities"> {
  return { type: "cities", seat: CHANCE, territories: drawTerritories(roll, CITIES) };
}

/** Cities stand where the first cards say; all cards go back into the deck (rule 3.1). */
export const CITY_DRAW: Verb<"cities"> = {
  at: { cities: true },
  check: (_s, action) => refuseTerritories(action.territories, CITIES),
  apply: (s, action) => {
    s.cities = sorted(action.territories);
    chance(s, "objectives");
  },
  offer: undefined,
};

/** Some of a list in a random sequence. */
function drawSome(roll: Roll, from: readonly number[], count: number): number[] {
  const rest = [...from];
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = roll(from.length - i);
    drawn[i] = rest[at];
    rest[at] = rest[from.length - i - 1];
  }
  return drawn;
}

/** Four minor objectives and four major ones, a reward of their rank on each (rule 3.2). */
export function dealObjectives(roll: Roll): ActionOf<"objectives"> {
  const objectives = drawSome(roll, ofRank(OBJECTIVES, false), OPEN_OF_RANK).concat(
    drawSome(roll, ofRank(OBJECTIVES, true), OPEN_OF_RANK),
  );
  const rewards = drawSome(roll, ofRank(REWARDS, false), OPEN_OF_RANK).concat(
    drawSome(roll, ofRank(REWARDS, true), OPEN_OF_RANK),
  );
  return { type: "objectives", seat: CHANCE, objectives, rewards };
}

/** Whether a list names something twice. */
function repeats(list: readonly number[]): boolean {
  return list.some((k, i) => list.indexOf(k) < i);
}

function checkObjectives({ objectives, rewards }: ActionOf<"objectives">): Refusal | undefined {
  const due = 2 * OPEN_OF_RANK;
  if (objectives.length !== due || rewards.length !== due || repeats(objectives) || repeats(rewards))
    return refuse("objectives.count", { count: due });
  let major = 0;
  for (let i = 0; i < due; i++) {
    if (!isNumber(objectives[i], 0, OBJECTIVES.length - 1)) return refuse("objective.unknown");
    if (!isNumber(rewards[i], 0, REWARDS.length - 1)) return refuse("reward.unknown");
    const own = OBJECTIVES[objectives[i]].major;
    const reward = REWARDS[rewards[i]];
    if (own !== reward.major) return refuse("objectives.rank", { reward: reward.id });
    if (own) major++;
  }
  return major === OPEN_OF_RANK ? undefined : refuse("objectives.count", { count: due });
}

/** Objectives and rewards are laid open; the other objectives leave the game (rule 3.2). Then all roll for the first place. */
export const OBJECTIVE_DRAW: Verb<"objectives"> = {
  at: { objectives: true },
  check: (_s, action) => checkObjectives(action),
  apply: (s: State, action) => {
    action.objectives.forEach((k, i) => {
      s.objectives[k] = OPEN;
      s.rewards[action.rewards[i]] = k;
    });
    s.contenders = livingSeats(s);
    chance(s, "first");
  },
  offer: undefined,
};
