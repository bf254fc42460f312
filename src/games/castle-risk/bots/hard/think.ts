import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { SIZE } from "../../../../risk/europe/board";
import { lookOn } from "../judge/prospects";
import { type Outlook, outlookOf, worthOf } from "../judge/outlook";
import type { Mind } from "../manner";

/** An action that may be taken; `worth` is the chance to win behind it. */
export interface Option {
  readonly action: Action;
  worth(this: void, outlook: Outlook): number;
}

/** A thought that has weighed actions one against the other. */
export interface Weighing extends Thought<Action> {
  /** What it takes, then what is best beside it, at most so many options, and `otherwise`. */
  ranked(this: void, most: number): Action[];
}

/** Units that it costs to begin, to look at an army, and to weigh an option. */
const BEGIN = 10;
const LOOK = 6;
const WEIGH = 20;

/** The option with the best chance, or `otherwise` where none is better than the position as it is by so much. */
export function thinkOver(
  view: State,
  seat: Seat,
  { weights, spited }: Mind,
  options: readonly Option[],
  otherwise: Action,
  better: number,
): Weighing {
  let outlook: Outlook | undefined;
  let best = otherwise;
  let most = 0;
  let at = -1;
  const worths: number[] = [];
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && at < options.length) {
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, weights, spited);
          left -= BEGIN;
        } else if (outlook.prospects.armies.length < SIZE) {
          lookOn(outlook.prospects, view, seat, weights);
          left -= view.territories[outlook.prospects.armies.length - 1].owner === seat ? LOOK : 0;
        } else {
          const worth = at < 0 ? worthOf(outlook, outlook.standings) + better : options[at].worth(outlook);
          if (at >= 0) worths.push(worth);
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
    ranked: (count) => {
      const list = [best];
      for (let i = 0; i < count; i++) {
        const next = bestBut(options, worths, list);
        if (next !== undefined) list.push(next);
      }
      return list.includes(otherwise) ? list : list.concat([otherwise]);
    },
  };
}

/** The best option that is not in a list. */
function bestBut(
  options: readonly Option[],
  worths: readonly number[],
  list: readonly Action[],
): Action | undefined {
  let best: Action | undefined;
  let most = -1;
  for (let i = 0; i < worths.length; i++) {
    if (worths[i] > most && !list.includes(options[i].action)) {
      best = options[i].action;
      most = worths[i];
    }
  }
  return best;
}
