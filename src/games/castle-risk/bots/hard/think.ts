import type { Thought } from "../../../../core/bots/thought";
import type { Expected } from "../../../../risk/combat/odds/fit";
import { studyOn, type Study } from "../../../../risk/combat/odds/study";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { lookOn, type Outlook, outlookOf } from "../judge/outlook";
import type { Scene } from "../judge/scene";
import { judgeOn, type Judging, sceneWith, startJudging } from "../judge/weigh";
import type { Mind } from "../manner";

/**
 * An action that may be taken: what it may lead to, with a battle by a fit where its odds are not known; what is added to
 * the chance to win behind it; and for one that leads to a battle its exact odds, to be worked out.
 */
export interface Option {
  readonly action: Action;
  scenes(this: void, outlook: Outlook, expected?: Expected): readonly Scene[];
  extra(this: void, outlook: Outlook): number;
  readonly study?: ((this: void) => Study) | undefined;
}

/** A thought that has weighed actions one against the other. */
export interface Weighing extends Thought<Action> {
  /** What it takes, then what is best beside it, at most so many options, and `otherwise`. */
  ranked(this: void, most: number): Action[];
}

/** What is being judged: the scenes that are left, that under way, and what is known of the worth. */
interface Open {
  readonly scenes: readonly Scene[];
  at: number;
  judging: Judging | undefined;
  worth: number;
}

/** Units that it costs to begin, and to think of what an option may lead to. */
const BEGIN = 8;
const SCENES = 3;
/** Of so many battles at most the exact odds are worked out: then no other one is fought. */
const FEW = 3;

/** What is being weighed. */
interface Balance {
  readonly options: readonly Option[];
  /** The chance that an option must bring beside that of the position as it is. */
  readonly better: number;
  readonly worths: number[];
  /** Whether an option was weighed by its odds, or needs none. */
  readonly sure: boolean[];
  /** The option that is due, -1 for the position as it is; whether all have been, by a fit; whether nothing is left. */
  at: number;
  isFitted: boolean;
  isOver: boolean;
  /** What the position as it is is worth, and what must be brought beside it. */
  least: number;
  studies: number;
  study: Study | undefined;
  expected: Expected | undefined;
  open: Open | undefined;
}

/**
 * The option with the best chance, or `otherwise` where none is better than the position as it is by so much. All are
 * weighed by a fit of the odds of their battles; as long as that which is best is one of these, it is weighed by its odds.
 */
export function thinkOver(
  view: State,
  seat: Seat,
  { weights, spited }: Mind,
  options: readonly Option[],
  otherwise: Action,
  better: number,
): Weighing {
  const balance: Balance = {
    options,
    better,
    worths: [],
    sure: [],
    at: -1,
    isFitted: false,
    isOver: false,
    least: 0,
    studies: 0,
    study: undefined,
    expected: undefined,
    open: undefined,
  };
  let outlook: Outlook | undefined;
  const best = (): Action => {
    const i = dueAt(balance);
    return i < 0 ? otherwise : options[i].action;
  };
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && !balance.isOver) {
        const looking = outlook === undefined ? 0 : lookOn(outlook);
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, weights, spited);
          left -= BEGIN;
        } else left -= looking > 0 ? looking : weighOn(balance, outlook, left);
      }
      return balance.isOver;
    },
    best,
    ranked: (count) => {
      const list = [best()];
      for (let i = 0; i < count; i++) {
        const next = bestAt(balance, -1, false, list);
        if (next >= 0) list.push(options[next].action);
      }
      return list.includes(otherwise) ? list : list.concat([otherwise]);
    },
  };
}

/** The best option so far that is better than so much and not in a list; -1 for none. */
function bestAt(
  { options, worths, sure }: Balance,
  than: number,
  sureAlone: boolean,
  list: readonly Action[],
): number {
  let best = -1;
  let most = than;
  for (let i = 0; i < worths.length; i++) {
    if (worths[i] > most && (sure[i] || !sureAlone) && !list.includes(options[i].action)) {
      best = i;
      most = worths[i];
    }
  }
  return best;
}

/** The best option so far: once enough odds are worked out, of those that need no more; -1 for none. */
function dueAt(balance: Balance): number {
  return bestAt(balance, balance.least, balance.studies >= FEW, []);
}

/** Goes on with the option that is due, for about so many units; gives those that it took. */
function weighOn(balance: Balance, outlook: Outlook, units: number): number {
  const { options, at, expected, open } = balance;
  if (balance.isFitted && expected === undefined) return studyDue(balance, units);
  if (open === undefined) {
    const scenes = at < 0 ? [sceneWith(outlook, [])] : options[at].scenes(outlook, expected);
    balance.open = { scenes, at: 0, judging: undefined, worth: 0 };
    return SCENES;
  }
  const spent = judgeOpen(outlook, open);
  if (open.at === open.scenes.length)
    note(balance, open.worth + (at < 0 ? balance.better : options[at].extra(outlook)));
  return spent;
}

/** Works at the odds of the option that is due; gives the units that it took. */
function studyDue(balance: Balance, units: number): number {
  const study = balance.study ?? balance.options[balance.at].study?.();
  if (study === undefined) throw new Error("no battle to be worked out");
  balance.study = study;
  const left = studyOn(study, units);
  if (study.expected === undefined) return units;
  balance.expected = study.expected;
  balance.study = undefined;
  balance.studies++;
  return units - left;
}

/** Notes what the option that is due is worth, and goes on to the next one. */
function note(balance: Balance, worth: number): void {
  const { options, at, isFitted } = balance;
  if (at < 0) balance.least = worth;
  else {
    balance.worths[at] = worth;
    balance.sure[at] = isFitted || options[at].study === undefined;
  }
  balance.expected = undefined;
  balance.open = undefined;
  balance.at++;
  if (!isFitted && balance.at < options.length) return;
  balance.isFitted = true;
  balance.at = dueAt(balance);
  balance.isOver = balance.at < 0 || balance.sure[balance.at];
}

/** Judges one piece more; gives the units that it took. */
function judgeOpen(outlook: Outlook, open: Open): number {
  const scene = open.scenes[open.at];
  open.judging ??= startJudging(outlook, scene);
  const spent = judgeOn(outlook, open.judging);
  const { worth } = open.judging;
  if (worth !== undefined) {
    open.worth += scene.share * worth;
    open.judging = undefined;
    open.at++;
  }
  return spent;
}
