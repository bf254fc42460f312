import { worldRefusals } from "../../../../risk/world/text/en/refusals";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import type { Refusals2008 } from "../../rules/refusals";
import { placeName } from "../names";
import { NAMES } from "./names";
import { player, WORDS } from "./words";

const objective = (id: string): string => nameOf(NAMES.objectives, id);
const reward = (id: string): string => nameOf(NAMES.rewards, id);

/** Why something may not be done, said to the one who tried; and which invariant a position breaks (rule 10.9). */
export const REFUSALS: Sentences<Refusals2008> = {
  ...worldRefusals(WORDS),
  "army.taken": () => "That army is taken: pick another one.",
  "army.unknown": () => "There is no such army in this game.",
  "objective.not_met": (params) => `The objective "${objective(params.objective)}" is not met yet.`,
  "objective.not_open": (params) => `The objective "${objective(params.objective)}" does not lie open.`,
  "objective.unknown": () => "There is no such objective.",
  "objectives.count": ({ count }) =>
    `Exactly ${count} different objectives lie open, half of them minor, each with another reward.`,
  "objectives.rank": (params) =>
    `The reward "${reward(params.reward)}" lies on objectives of the other rank.`,
  "position.airfield": () => "An airfield does not stand where its owner holds a territory.",
  "position.army": ({ seat }) =>
    `The army of ${player(seat)} does not fit: only Basic Training has them, one a player.`,
  "position.capital": ({ seat }) =>
    `The capital of ${player(seat)} does not fit: one a player, each in another territory that is held.`,
  "position.cities": ({ count }) => `There must be ${count} cities here, in the order of the board.`,
  "position.no_neutral": ({ territory }) =>
    `${placeName(territory)} cannot be neutral: troops that nobody leads keep their colour here.`,
  "position.objective": (params) =>
    `The objective "${objective(params.objective)}" does not fit this game or its holder.`,
  "position.objectives": ({ count, most }) =>
    `There are ${count} objectives of a rank in the game, and ${most} at the most.`,
  "position.rank": ({ seat }) => `The rank of ${player(seat)} does not fit the step.`,
  "position.reward": (params) => `The reward "${reward(params.reward)}" does not fit its objective.`,
  "reward.unknown": () => "There is no such reward.",
  "stars.count": ({ least, most, count }) =>
    `Cards with ${least} to ${most} stars together can be turned in, not with ${count}.`,
};
