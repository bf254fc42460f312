import type { Thought } from "../../../../core/bots/thought";
import type { Seat } from "../../../../core/types";
import type { Action } from "../../rules/actions";
import type { State } from "../../rules/state";
import { lookOn, type Outlook, outlookOf } from "../judge/outlook";
import type { Scene } from "../judge/scene";
import { judgeOn, type Judging, sceneWith, startJudging } from "../judge/weigh";
import type { Mind } from "../manner";

/** An action that may be taken: what it may lead to, and what is added to the chance to win behind it. */
export interface Option {
  readonly action: Action;
  scenes(this: void, outlook: Outlook): readonly Scene[];
  extra(this: void, outlook: Outlook): number;
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
  let open: Open | undefined;
  let best = otherwise;
  let most = 0;
  let at = -1;
  const worths: number[] = [];

  /** Goes on with the option that is next, the position as it is before all of them; gives the units that it took. */
  const weighOn = (look: Outlook): number => {
    if (open === undefined) {
      const scenes = at < 0 ? [sceneWith(look, [])] : options[at].scenes(look);
      open = { scenes, at: 0, judging: undefined, worth: 0 };
      return SCENES;
    }
    const spent = judgeOpen(look, open);
    if (open.at < open.scenes.length) return spent;
    const worth = open.worth + (at < 0 ? better : options[at].extra(look));
    open = undefined;
    if (at >= 0) worths.push(worth);
    if (at < 0 || worth > most) {
      most = worth;
      if (at >= 0) best = options[at].action;
    }
    at++;
    return spent;
  };
  return {
    more: (units) => {
      let left = units;
      while (left > 0 && at < options.length) {
        const looking = outlook === undefined ? 0 : lookOn(outlook);
        if (outlook === undefined) {
          outlook = outlookOf(view, seat, weights, spited);
          left -= BEGIN;
        } else left -= looking > 0 ? looking : weighOn(outlook);
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
