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
  let outlook: Outlook | undefined;
  let open: Open | undefined;
  let study: Study | undefined;
  let expected: Expected | undefined;
  /** The option that is weighed, -1 for the position as it is; whether all have been, by a fit; whether nothing is left. */
  let at = -1;
  let isFitted = false;
  let isOver = false;
  let studies = 0;
  let least = 0;
  const worths: number[] = [];
  const sure: boolean[] = [];

  /** The best option so far that is better than so much and not in a list; -1 for none. */
  const bestAt = (than: number, sureAlone: boolean, list: readonly Action[]): number => {
    let best = -1;
    let most = than;
    for (let i = 0; i < worths.length; i++) {
      if (worths[i] > most && (sure[i] || !sureAlone) && !list.includes(options[i].action)) {
        best = i;
        most = worths[i];
      }
    }
    return best;
  };
  const best = (): Action => {
    const i = bestAt(least, studies >= FEW, []);
    return i < 0 ? otherwise : options[i].action;
  };

  /** Notes what an option is worth, and goes on to the next one. */
  const note = (worth: number): void => {
    if (at < 0) least = worth;
    else {
      worths[at] = worth;
      sure[at] = isFitted || options[at].study === undefined;
    }
    expected = undefined;
    open = undefined;
    at++;
    if (!isFitted && at < options.length) return;
    isFitted = true;
    at = bestAt(least, studies >= FEW, []);
    isOver = at < 0 || sure[at];
  };

  /** Goes on with the option that is due, for about so many units; gives those that it took. */
  const weighOn = (look: Outlook, units: number): number => {
    if (isFitted && expected === undefined) {
      study ??= options[at].study?.();
      if (study === undefined) throw new Error("no battle to be worked out");
      const left = studyOn(study, units);
      if (study.expected === undefined) return units;
      ({ expected } = study);
      study = undefined;
      studies++;
      return units - left;
    }
    if (open === undefined) {
      const scenes = at < 0 ? [sceneWith(look, [])] : options[at].scenes(look, expected);
      open = { scenes, at: 0, judging: undefined, worth: 0 };
      return SCENES;
    }
    const spent = judgeOpen(look, open);
    if (open.at === open.scenes.length) note(open.worth + (at < 0 ? better : options[at].extra(look)));
    return spent;
  };
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && !isOver) {
        const looking = outlook === undefined ? 0 : lookOn(outlook);
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, weights, spited);
          left -= BEGIN;
        } else left -= looking > 0 ? looking : weighOn(outlook, left);
      }
      return isOver;
    },
    best,
    ranked: (count) => {
      const list = [best()];
      for (let i = 0; i < count; i++) {
        const next = bestAt(-1, false, list);
        if (next >= 0) list.push(options[next].action);
      }
      return list.includes(otherwise) ? list : list.concat([otherwise]);
    },
  };
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
