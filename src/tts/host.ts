import { hashText } from "../core/hash";
import { isFault } from "../core/refuse";
import { parseWhole } from "../core/lines";
import type { Fault } from "../core/types";
import type { Action } from "../games/castle-risk/rules/actions";
import type { Event } from "../games/castle-risk/rules/events";
import { hashState } from "../games/castle-risk/rules/hash";
import { writePosition } from "../games/castle-risk/notation/position/write";
import { playRandom } from "../games/castle-risk/bots/playout";
import { startReplay, stepReplay } from "../session/match/replay";
/** A fault in one line: `fault LINE COLUMN CODE`, and a tab before each `KEY=VALUE` of its parameters. */
function faultText(fault: Fault): string {
  let text = `fault ${fault.line} ${fault.column} ${fault.why.code}`;
  for (const key of Object.keys(fault.why.params)) text += `\t${key}=${fault.why.params[key]}`;
  return text;
}

/**
 * Replays the first `until` actions of a record (all of them where `until` is empty). Gives lines: with
 * `want` "hashes" one hash for each action, with "position" the position at the end; before them
 * `ok COUNT`. A record that cannot be replayed gives its fault and nothing else.
 */
export function replay(text: string, until: string, want: string): string {
  const begun = startReplay(text);
  if (isFault(begun)) return faultText(begun);
  const last = until === "" ? -1 : parseWhole(until);
  const lines: string[] = [""];
  let n = 1;
  let next: Action | Fault | undefined;
  let events: Event[] = [];
  while (begun.count !== last) {
    events = [];
    next = stepReplay(begun, events);
    if (next === undefined) break;
    if (isFault(next)) return faultText(next);
    if (want === "hashes") {
      lines[n] = hashText(hashState(begun.state));
      n++;
    }
  }
  lines[0] = `ok ${begun.count}`;
  if (want === "position") lines[n] = writePosition(begun.state);
  return lines.join("\n");
}

/** Plays a random game: `ACTIONS EVENTS ENDING HASH`. */
export function playout(players: string, seed: string, most: string): string {
  const game = playRandom(parseWhole(players), parseWhole(seed), parseWhole(most));
  return `${game.actions} ${game.events} ${game.state.ending} ${hashText(hashState(game.state))}`;
}
