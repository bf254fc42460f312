import { indexIds } from "../../../core/lines";
import { OBJECTIVES, REWARDS } from "./objectives.data";

export const OBJECTIVE_IDS: readonly string[] = OBJECTIVES.map(({ id }) => id);
export const OBJECTIVE_INDEX = indexIds(OBJECTIVE_IDS);

export const REWARD_IDS: readonly string[] = REWARDS.map(({ id }) => id);
export const REWARD_INDEX = indexIds(REWARD_IDS);
export const ADDITIONAL_MANEUVER = REWARD_INDEX.additional_maneuver;
export const GUARANTEED_CARD = REWARD_INDEX.guaranteed_card;
export const STARTING_MANEUVER = REWARD_INDEX.starting_maneuver;
export const ATTACK_DIE = REWARD_INDEX.attack_die;
export const DEFENSE_DIE = REWARD_INDEX.defense_die;
export const TWO_TROOPS = REWARD_INDEX.two_troops;

/** The rewards that are airfields, the minor one and the major one; what positions call them. */
export const AIRFIELD_IDS: readonly string[] = REWARDS.flatMap(({ airfield }) =>
  airfield === undefined ? [] : [airfield],
);
export const AIRFIELDS: readonly number[] = AIRFIELD_IDS.map((id) =>
  REWARDS.findIndex(({ airfield }) => airfield === id),
);

/** The objectives, or the rewards, of a rank. */
export function ofRank(cards: readonly { readonly major: boolean }[], rank: boolean): number[] {
  return cards.map((_, k) => k).filter((k) => cards[k].major === rank);
}
