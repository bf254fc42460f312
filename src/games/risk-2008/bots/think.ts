import { atOnce } from "../../../core/bots/decide";
import type { Bot } from "../../../core/engine";
import type { Seat } from "../../../core/types";
import type { Outlook } from "../../../risk/world/bots/outlook";
import { tempered } from "../../../risk/world/bots/manner";
import { planOf } from "../../../risk/world/bots/plan/plan";
import { thinkAttack } from "../../../risk/world/bots/think/attack";
import { thinkClaim } from "../../../risk/world/bots/think/claim";
import { thinkMove } from "../../../risk/world/bots/think/move";
import { thinkOccupy } from "../../../risk/world/bots/think/occupy";
import { thinkPlace } from "../../../risk/world/bots/think/place";
import type { Question } from "../../../risk/world/bots/think/question";
import { connected } from "../../../risk/world/rules/move";
import type { Action } from "../rules/actions";
import type { State } from "../rules/state";
import { newReview } from "./replies/review";
import { outlookOf } from "./outlook";
import { levelIn, runs, type Level } from "./levels";
import { thinkCollect } from "./collect";
import { thinkStars } from "./stars";
import { decideStars } from "./steady/stars";
import { steadyAction } from "./steady";

const sensible = atOnce<State, Action>(steadyAction);

/** How a level of RISK 2008 thinks; what needs no plan it decides as a sensible player does. */
export function thinkerOf(plain: Level): Bot<State, Action>["think"] {
  return (s, seat, roll, before, temper) => {
    const own = levelIn(s, plain);
    const level = { ...own, ...tempered(own, temper) };
    const alone = outlookOf(s, seat, level);
    const outlook = reviewed(s, seat, level, alone);
    const isSetup = s.phase === "setup";
    const question: Question = {
      s,
      seat,
      outlook,
      effort: runs(s, level) ? level.search : level.effort,
      loot: s.taken.length > 0 || s.step === "occupy" ? outlook.earned : 0,
      before: isSetup ? undefined : planOf(before),
    };
    switch (s.step) {
      case "stars":
        if (!runs(s, level)) return { more: () => true, best: () => decideStars(s, seat, level.stars) };
        return thinkStars(s, seat, (then) => {
          const looks = then === s ? alone : outlookOf(then, seat, level);
          return thinkPlace({ ...question, s: then, outlook: looks }, then.due);
        });
      case "objective":
        return runs(s, level) ? thinkCollect(s, seat, level) : sensible(s, seat, roll, before);
      case "claim":
        return thinkClaim(question, roll);
      case "place":
        return thinkPlace(question, isSetup ? s.seats[seat].reserve : s.due);
      case "attack":
        return thinkAttack<Action>(question, { type: "end", seat });
      case "occupy":
        return thinkOccupy(question);
      case "maneuver":
        return thinkMove(question, roll, "maneuver", (from) => connected(s, seat, from));
      default:
        return sensible(s, seat, roll, before);
    }
  };
}

/** How a seat looks at the game, and at what others would answer where its level does so. */
function reviewed(s: State, seat: Seat, level: Level, outlook: Outlook): Outlook {
  const { replies } = level;
  if (replies === undefined || !runs(s, level)) return outlook;
  return { ...outlook, review: (found) => newReview(s, seat, level, replies, found) };
}
