import { atOnce } from "../../../core/bots/decide";
import type { Bot, Weighted } from "../../../core/engine";
import type { AnyAction, CommonState } from "../../../core/types";
import { consideredPlans, landsAhead } from "./plan/plan";

/**
 * The computers of a game on the board of the world above the one that plays at random: the weakest decides at once, the
 * others make plans as their `levels` say. `weights` are those of the hard one.
 */
export function worldLevels<S extends CommonState, A extends AnyAction, Level>(
  easy: Parameters<typeof atOnce<S, A>>[0],
  thinkerOf: (this: void, level: Level) => Bot<S, A>["think"],
  levels: Readonly<Record<"normal" | "hard" | "expert", Level>>,
  weights: Weighted<S, A>,
): Bot<S, A>[] {
  const planning = (id: keyof typeof levels): Bot<S, A> => ({
    id,
    think: thinkerOf(levels[id]),
    ahead: landsAhead,
    considered: consideredPlans,
  });
  return [
    { id: "easy", think: atOnce(easy) },
    { ...planning("normal"), formerIds: ["steady"] },
    { ...planning("hard"), weights },
    planning("expert"),
  ];
}
