import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { SIZE } from "../../../../risk/europe/board";
import { lookOn } from "../judge/prospects";
import { type Outlook, outlookOf, worthOf } from "../judge/outlook";
import { WEIGHTS } from "../judge/weights.data";

/** An action that may be taken; `worth` is the chance to win behind it. */
export interface Option {
  readonly action: Action;
  worth(this: void, outlook: Outlook): number;
}

/** Units that it costs to begin, to look at an army, and to weigh an option. */
const BEGIN = 10;
const LOOK = 6;
const WEIGH = 20;

/** The option with the best chance, or `otherwise` where none is better than the position as it is by so much. */
export function thinkOver(
  view: State,
  seat: Seat,
  options: readonly Option[],
  otherwise: Action,
  better: number,
): Thought<Action> {
  let outlook: Outlook | undefined;
  let best = otherwise;
  let most = 0;
  let at = -1;
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && at < options.length) {
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, WEIGHTS);
          left -= BEGIN;
        } else if (outlook.prospects.armies.length < SIZE) {
          lookOn(outlook.prospects, view, seat, WEIGHTS);
          left -= view.territories[outlook.prospects.armies.length - 1].owner === seat ? LOOK : 0;
        } else {
          const worth = at < 0 ? worthOf(outlook, outlook.standings) + better : options[at].worth(outlook);
          if (at < 0 || worth > most) {
            most = worth;
            if (at >= 0) best = options[at].action;
          }
          at++;
          left -= WEIGH;
        }
      }
      return at >= options.length;
    },
    best: () => best,
  };
}
