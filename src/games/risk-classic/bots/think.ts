import { bestBy } from "../../../core/bots/best";
import { atOnce } from "../../../core/bots/decide";
import type { Bot } from "../../../core/engine";
import { NOBODY, type Seat } from "../../../core/types";
import { tempered } from "../../../risk/world/bots/manner";
import type { Outlook } from "../../../risk/world/bots/outlook";
import { planOf } from "../../../risk/world/bots/plan/plan";
import { thinkAttack } from "../../../risk/world/bots/think/attack";
import { thinkClaim } from "../../../risk/world/bots/think/claim";
import { thinkMove } from "../../../risk/world/bots/think/move";
import { thinkOccupy } from "../../../risk/world/bots/think/occupy";
import { thinkPlace } from "../../../risk/world/bots/think/place";
import type { Question } from "../../../risk/world/bots/think/question";
import { ALL_LANDS } from "../../../risk/world/board";
import { threat } from "../../../risk/world/bots/worth";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { targets } from "../rules/turn/fortify";
import type { Level } from "./levels.data";
import { levelIn } from "./late";
import { thinkNeutral } from "./neutral";
import { outlookOf } from "./outlook";
import { newReview } from "./replies/review";
import { steadyAction } from "./steady";

const sensible = atOnce<State, Action>(steadyAction);

/** How a level of classic RISK thinks; what needs no plan it decides as a sensible player does. */
export function thinkerOf(plain: Level): Bot<State, Action>["think"] {
  return (s, seat, roll, before, temper) => {
    const own = levelIn(s.round, plain);
    const level = { ...own, ...tempered(own, temper) };
    const outlook = reviewed(s, seat, level);
    const isSetup = s.phase === "setup";
    const question: Question = {
      s,
      seat,
      outlook,
      effort: level.effort,
      loot: s.captured || s.step === "occupy" ? outlook.earned : 0,
      before: isSetup ? undefined : planOf(before),
    };
    switch (s.step) {
      case "claim":
        return thinkClaim(question, roll);
      case "neutral":
        if (level.replies === undefined) return sensible(s, seat, roll, before);
        return thinkNeutral(s, seat, level, level.replies, steadyAction(s, seat, roll));
      case "headquarters":
        return { more: () => true, best: () => ({ type: "headquarters", seat, territory: safest(s, seat) }) };
      case "trade":
        // A set is worth more once others have traded theirs; with many cards one is hunted for them.
        if (s.phase !== "attack" && s.seats[seat].hand.length < level.trades)
          return { more: () => true, best: () => ({ type: "end", seat }) };
        return sensible(s, seat, roll, before);
      case "place":
        if (isSetup && !level.plansAhead) return sensible(s, seat, roll, before);
        return thinkPlace(question, isSetup ? s.seats[seat].reserve : s.due);
      case "attack":
        return thinkAttack<Action>(question, { type: "end", seat });
      case "occupy":
        return thinkOccupy(question);
      case "fortify":
        return thinkMove(question, roll, "fortify", (from) => targets(s, seat, from));
      default:
        return sensible(s, seat, roll, before);
    }
  };
}

/** How a seat looks at the game, and at what its rival would answer where its level does so and networks judge. */
function reviewed(s: State, seat: Seat, level: Level): Outlook {
  const outlook = outlookOf(s, seat, level);
  const { replies } = level;
  if (replies === undefined || s.seats.length > 2 || outlook.judge.value === undefined) return outlook;
  return { ...outlook, review: (found) => newReview(s, seat, level, replies, found) };
}

/** Where a headquarters is safest: under most armies, with few of others around. */
function safest(s: State, seat: Seat): number {
  const safetyOf = (t: number): number | undefined =>
    s.owners[t] === seat ? s.armies[t] - threat(s, seat, t) / 4 : undefined;
  return bestBy(ALL_LANDS, -1000, safetyOf) ?? NOBODY;
}
