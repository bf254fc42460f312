import { hashText } from "../core/hash";
import { isFault } from "../core/refuse";
import { parseWhole } from "../core/lines";
import type { AnyAction, AnyEvent, Fault } from "../core/types";
import { playRandom } from "../core/playout";
import { startReplay, stepReplay } from "../core/replay";
import type { GameModule } from "../session/module";
import { profile } from "./profile";

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
function replay(module: GameModule, text: string, until: string, want: string): string {
  const begun = startReplay(module, text);
  if (isFault(begun)) return faultText(begun);
  const last = until === "" ? -1 : parseWhole(until);
  const lines: string[] = [""];
  let n = 1;
  let next: AnyAction | Fault | undefined;
  let events: AnyEvent[] = [];
  while (begun.count !== last) {
    events = [];
    next = stepReplay(begun, events);
    if (next === undefined) break;
    if (isFault(next)) return faultText(next);
    if (want === "hashes") {
      lines[n] = hashText(module.rules.hash(begun.state));
      n++;
    }
  }
  lines[0] = `ok ${begun.count}`;
  if (want === "position") lines[n] = module.notation.writePosition(begun.state);
  return lines.join("\n");
}

/** Plays a random game: `ACTIONS EVENTS ENDING HASH`. */
function playout(module: GameModule, players: string, seed: string, most: string): string {
  const game = playRandom(module, parseWhole(players), parseWhole(seed), parseWhole(most));
  return `${game.actions} ${game.events} ${game.state.ending} ${hashText(module.rules.hash(game.state))}`;
}

/** What a host may call by name, with strings: commands, tests and benchmarks outside Tabletop Simulator. */
export function hostCalls(module: GameModule): Record<"replay" | "playout" | "profile", HostCall> {
  return {
    replay: (text, until, want) => replay(module, text, until, want),
    playout: (players, seed, most) => playout(module, players, seed, most),
    profile: (record, seed, most) => profile(module, record, seed, most),
  };
}

type HostCall = (this: void, a: string, b: string, c: string) => string;
