import type { Thought } from "../../../../core/bots/thought";
import { studyOn, type Expected, type Study } from "../../../../risk/combat/odds/study";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { lookOn, type Outlook, outlookOf } from "../judge/outlook";
import type { Odds } from "../judge/odds";
import type { Scene } from "../judge/scene";
import { judgeOn, type Judging, sceneWith, startJudging } from "../judge/weigh";
import type { Mind } from "../manner";

/**
 * An action that may be taken: what it may lead to, and what is added to the chance to win behind it; both by the exact
 * odds of its battle, which are to be worked out, where it leads to one.
 */
export interface Option {
  readonly action: Action;
  scenes(this: void, outlook: Outlook, expected: Expected | undefined): readonly Scene[];
  extra(this: void, outlook: Outlook, expected: Expected | undefined): number;
  readonly study?: ((this: void, odds: Odds) => Study) | undefined;
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

/** What is being weighed. */
interface Balance {
  readonly options: readonly Option[];
  /** The chance that an option must bring beside that of the position as it is. */
  readonly better: number;
  readonly worths: number[];
  /** The option that is due, -1 for the position as it is. */
  at: number;
  /** What the position as it is is worth, and what must be brought beside it. */
  least: number;
  study: Study | undefined;
  expected: Expected | undefined;
  open: Open | undefined;
}

/**
 * The option with the best chance, or `otherwise` where none is better than the position as it is by so much: each is
 * weighed by the exact odds of its battle.
 */
export function thinkOver(
  view: State,
  seat: Seat,
  mind: Mind,
  options: readonly Option[],
  otherwise: Action,
  better: number,
): Weighing {
  const balance: Balance = {
    options,
    better,
    worths: [],
    at: -1,
    least: 0,
    study: undefined,
    expected: undefined,
    open: undefined,
  };
  let outlook: Outlook | undefined;
  const best = (): Action => {
    const i = bestAt(balance, balance.least, []);
    return i < 0 ? otherwise : options[i].action;
  };
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && balance.at < options.length) {
        const looking = outlook === undefined ? 0 : lookOn(outlook);
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, mind);
          left -= BEGIN;
        } else left -= looking > 0 ? looking : weighOn(balance, outlook, left);
      }
      return balance.at >= options.length;
    },
    best,
    ranked: (count) => {
      const list = [best()];
      for (let i = 0; i < count; i++) {
        const next = bestAt(balance, -1, list);
        if (next >= 0) list.push(options[next].action);
      }
      return list.includes(otherwise) ? list : list.concat([otherwise]);
    },
  };
}

/** The best option so far that is better than so much and not in a list; -1 for none. */
function bestAt({ options, worths }: Balance, than: number, list: readonly Action[]): number {
  let best = -1;
  let most = than;
  for (let i = 0; i < worths.length; i++) {
    if (worths[i] > most && !list.includes(options[i].action)) {
      best = i;
      most = worths[i];
    }
  }
  return best;
}

/** Goes on with the option that is due, for about so many units; gives those that it took. */
function weighOn(balance: Balance, outlook: Outlook, units: number): number {
  const { options, at, expected, open } = balance;
  const studyOf = at < 0 || expected !== undefined ? undefined : options[at].study;
  if (studyOf !== undefined) return studyDue(balance, balance.study ?? studyOf(outlook.odds), units);
  if (open === undefined) {
    const scenes = at < 0 ? [sceneWith(outlook, [])] : options[at].scenes(outlook, expected);
    balance.open = { scenes, at: 0, judging: undefined, worth: 0 };
    return SCENES;
  }
  const spent = judgeOpen(outlook, open);
  if (open.at === open.scenes.length)
    note(balance, open.worth + (at < 0 ? balance.better : options[at].extra(outlook, expected)));
  return spent;
}

/** Works at the odds of the option that is due; gives the units that it took. */
function studyDue(balance: Balance, study: Study, units: number): number {
  balance.study = study;
  const left = studyOn(study, units);
  if (study.expected === undefined) return units;
  balance.expected = study.expected;
  balance.study = undefined;
  return units - left;
}

/** Notes what the option that is due is worth, and goes on to the next one. */
function note(balance: Balance, worth: number): void {
  const { at } = balance;
  if (at < 0) balance.least = worth;
  else balance.worths[at] = worth;
  balance.expected = undefined;
  balance.open = undefined;
  balance.at++;
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
