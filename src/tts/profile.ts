import { dealSeeded } from "../core/dealer";
import { advance } from "../core/game";
import { parseWhole } from "../core/lines";
import { isFault } from "../core/refuse";
import { rollFrom, seedRng } from "../core/rng";
import type { Action } from "../games/castle-risk/actions";
import type { Event } from "../games/castle-risk/events";
import { CASTLE_RISK } from "../games/castle-risk/ruleset";
import type { State } from "../games/castle-risk/state";
import { answer } from "../session/playout";
import { startReplay, stepReplay } from "../session/replay";

/**
 * Plays on at random from where a record ends and times every action, checked and carried out, by the
 * machine's clock. Gives a line for each verb: `VERB COUNT TOTAL MAX`, times in microseconds.
 */
export function profile(record: string, seed: string, most: string): string {
  const begun = startReplay(record);
  if (isFault(begun)) return `fault ${begun.line} ${begun.column} ${begun.why.code}`;
  let next: Action | object | undefined = {};
  while (next !== undefined) {
    next = stepReplay(begun, []);
    if (next !== undefined && isFault(next)) return `fault ${next.line} ${next.column} ${next.why.code}`;
  }
  return timeActions(begun.state, parseWhole(seed), parseWhole(most));
}

function timeActions(state: State, seed: number, most: number): string {
  const roll = rollFrom(seedRng(seed));
  const verbs: string[] = [];
  const counts: Record<string, number> = {};
  const totals: Record<string, number> = {};
  const maxima: Record<string, number> = {};
  for (let i = 0; i < most && state.step !== "over"; i++) {
    const action = dealSeeded(CASTLE_RISK, state) ?? answer(state, roll);
    const events: Event[] = [];
    const begin = os.clock();
    if (CASTLE_RISK.check(state, action) === undefined) advance(CASTLE_RISK, state, action, events);
    const took = Math.floor((os.clock() - begin) * 1000000);
    const verb = action.type;
    if ((counts[verb] as number | undefined) === undefined) {
      verbs.push(verb);
      counts[verb] = 0;
      totals[verb] = 0;
      maxima[verb] = 0;
    }
    counts[verb]++;
    totals[verb] += took;
    if (took > maxima[verb]) maxima[verb] = took;
  }
  return verbs.map((verb) => `${verb} ${counts[verb]} ${totals[verb]} ${maxima[verb]}`).join("\n");
}
