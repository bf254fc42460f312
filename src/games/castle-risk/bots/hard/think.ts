import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { SIZE } from "../../../../risk/europe/board";
import { studyOn, type Study } from "../battle";
import { lookOn } from "../judge/prospects";
import { type Outlook, outlookOf, worthOf } from "../judge/outlook";
import type { Mind } from "../manner";

/** An action that may be taken. */
export interface Option {
  readonly action: Action;
  /** The battle that it brings about, which is known before its worth is asked. */
  readonly study?: Study;
  /** The chance to win behind it, in parts that are summed up. */
  readonly parts: readonly ((this: void, outlook: Outlook) => number)[];
}

/** A thought that has weighed actions one against the other. */
export interface Weighing extends Thought<Action> {
  /** What it takes, then what is best beside it, at most so many options, and `otherwise`. */
  ranked(this: void, most: number): Action[];
}

/** Units that it costs to begin, to look at an army, and to weigh a part of an option. */
const BEGIN = 10;
const LOOK = 6;
const WEIGH = 10;

/** How far options are weighed: which is next, what its parts come to so far, and the best of those before it. */
interface Progress {
  at: number;
  part: number;
  sum: number;
  most: number;
  best: Action;
  readonly worths: number[];
}

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
  const progress: Progress = { at: -1, part: 0, sum: 0, most: 0, best: otherwise, worths: [] };
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && progress.at < options.length) {
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, weights, spited);
          left -= BEGIN;
        } else if (outlook.prospects.armies.length < SIZE) {
          lookOn(outlook.prospects, view, seat, weights);
          left -= view.territories[outlook.prospects.armies.length - 1].owner === seat ? LOOK : 0;
        } else if (progress.at < 0) {
          progress.most = worthOf(outlook, outlook.standings) + better;
          progress.at = 0;
          left -= WEIGH;
        } else left = weighOn(progress, outlook, options[progress.at], left);
      }
      return progress.at >= options.length;
    },
    best: () => progress.best,
    ranked: (count) => {
      const list = [progress.best];
      for (let i = 0; i < count; i++) {
        const next = bestBut(options, progress.worths, list);
        if (next !== undefined) list.push(next);
      }
      return list.includes(otherwise) ? list : list.concat([otherwise]);
    },
  };
}

/** Works at the battle of an option, or weighs its next part; gives the units that are left. */
function weighOn(
  progress: Progress,
  outlook: Outlook,
  { action, study, parts }: Option,
  units: number,
): number {
  if (study !== undefined && study.expected === undefined) return studyOn(study, units);
  progress.sum += parts[progress.part](outlook);
  progress.part++;
  if (progress.part === parts.length) {
    progress.worths.push(progress.sum);
    if (progress.sum > progress.most) {
      progress.most = progress.sum;
      progress.best = action;
    }
    progress.part = 0;
    progress.sum = 0;
    progress.at++;
  }
  return units - WEIGH;
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
