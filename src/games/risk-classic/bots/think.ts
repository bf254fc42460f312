import { atOnce } from "../../../core/bots/decide";
import type { Thought } from "../../../core/bots/thought";
import type { Bot } from "../../../core/engine";
import type { Roll, Seat } from "../../../core/types";
import { tempered } from "../../../risk/world/bots/manner";
import type { Outlook } from "../../../risk/world/bots/outlook";
import { planOf } from "../../../risk/world/bots/plan/plan";
import { decideMove } from "../../../risk/world/bots/steady";
import { thinkAttack } from "../../../risk/world/bots/think/attack";
import { thinkClaim } from "../../../risk/world/bots/think/claim";
import { thinkMove } from "../../../risk/world/bots/think/move";
import { thinkOccupy } from "../../../risk/world/bots/think/occupy";
import { thinkPlace } from "../../../risk/world/bots/think/place";
import type { Question } from "../../../risk/world/bots/think/question";
import { SIZE } from "../../../risk/world/board";
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
        return thinkFortify(question, s, roll);
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

function thinkFortify(question: Question, s: State, roll: Roll): Thought<Action> {
  const { seat } = question;
  const to = (from: number): readonly number[] => targets(s, seat, from);
  const { more, best } = thinkMove(question, to);
  const usual = decideMove(s, seat, roll, to);
  return {
    more,
    best: () => {
      const move = best() ?? usual;
      return move === undefined ? { type: "end", seat } : { type: "fortify", seat, ...move };
    },
  };
}

/** Where a headquarters is safest: under most armies, with few of others around. */
function safest(s: State, seat: Seat): number {
  let best = -1;
  let most = -1000;
  for (let t = 0; t < SIZE; t++) {
    const here = s.owners[t] === seat ? s.armies[t] - threat(s, seat, t) / 4 : -1000;
    if (here > most) {
      most = here;
      best = t;
    }
  }
  return best;
}
