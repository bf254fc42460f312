import { decide } from "../../core/bots/decide";
import { dealSeeded } from "../../core/dealer";
import type { Engine } from "../../core/engine";
import { advance } from "../../core/game";
import { hashText } from "../../core/hash";
import { isFault } from "../../core/refuse";
import { parseWhole } from "../../core/lines";
import { rollFrom, seedRng } from "../../core/rng";
import type { AnyAction, AnyEvent, CommonState, Fault } from "../../core/types";
import { answerAtRandom, playRandom } from "../../core/playout";
import { startReplay, stepReplay } from "../../core/replay";
import { startThinking, thinkOn, type Thinking } from "../../core/thinking";

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
function replay(engine: Engine, text: string, until: string, want: string): string {
  const begun = startReplay(engine, text);
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
      lines[n] = hashText(engine.rules.hash(begun.state));
      n++;
    }
  }
  lines[0] = `ok ${begun.count}`;
  if (want === "position") lines[n] = engine.notation.writePosition(begun.state);
  return lines.join("\n");
}

/** Plays a random game: `ACTIONS EVENTS ENDING HASH`. */
function playout(engine: Engine, players: string, seed: string, most: string): string {
  const game = playRandom(engine, parseWhole(players), parseWhole(seed), parseWhole(most));
  return `${game.actions} ${game.events} ${game.state.ending} ${hashText(engine.rules.hash(game.state))}`;
}

/**
 * Plays on at random from where a record ends and times every action, checked and carried out, by the
 * machine's clock. Gives a line for each action: `VERB MICROSECONDS`.
 */
function profile(engine: Engine, record: string, seed: string, most: string): string {
  const begun = startReplay(engine, record);
  if (isFault(begun)) return `fault ${begun.line} ${begun.column} ${begun.why.code}`;
  let next: object | undefined = {};
  while (next !== undefined) {
    next = stepReplay(begun, []);
    if (next !== undefined && isFault(next)) return `fault ${next.line} ${next.column} ${next.why.code}`;
  }
  return timeActions(engine, begun.state, parseWhole(seed), parseWhole(most));
}

/** Seconds of the machine's clock. MoonSharp's very first answer can be nil: its zero is set while it is asked. */
function clock(): number {
  const now: unknown = os.clock();
  return typeof now === "number" ? now : 0;
}

function timeActions(engine: Engine, state: CommonState, seed: number, most: number): string {
  const { rules } = engine;
  const roll = rollFrom(seedRng(seed));
  const lines: string[] = [];
  for (let i = 0; i < most && state.step !== "over"; i++) {
    const action = dealSeeded(rules, state) ?? answerAtRandom(engine, state, roll);
    const events: AnyEvent[] = [];
    const begin = clock();
    if (rules.check(state, action) === undefined) advance(rules, state, action, events);
    const took = Math.floor((clock() - begin) * 1000000);
    lines[i] = `${action.type} ${took}`;
  }
  return lines.join("\n");
}

/** Units of thought for a question where many are asked on a slow machine. */
const FEW = 150;

/**
 * What computers of all kinds play from where a record's header leaves off, `most` actions at the most: a line for
 * each, then the position that they come to. A header that cannot be read gives its fault.
 */
export function playOn(engine: Engine, header: string, most: number): string {
  const begun = startReplay(engine, header);
  if (isFault(begun)) return faultText(begun);
  const { bots, notation, rules, view } = engine;
  const s = begun.state;
  const roll = rollFrom(seedRng(7));
  const lines: string[] = [];
  for (let n = 0; n < most && s.step !== "over"; n++) {
    const dealt = dealSeeded(rules, s);
    const seat = dealt === undefined ? s.asked[0] : 0;
    const action = dealt ?? decide(bots[seat % bots.length], view.state(s, seat), seat, roll, FEW);
    lines[n] = notation.writeAction(action, s.colours);
    const why = rules.check(s, action);
    if (why !== undefined) return `${lines[n]}: ${why.code}`;
    advance(rules, s, action, []);
  }
  return `${lines.join("\n")}\n${notation.writePosition(s)}`;
}

type Call = (this: void, text: string, word: string, third: string) => string;

/** Makes the globals that commands, tests and benchmarks call by name, with strings. */
export function answerCalls(engine: Engine): void {
  const hosts = globalThis as unknown as Record<string, Call>;
  hosts["table_replay"] = (text, until, want) => replay(engine, text, until, want);
  hosts["table_playout"] = (players, seed, most) => playout(engine, players, seed, most);
  hosts["table_profile"] = (record, seed, most) => profile(engine, record, seed, most);
  let thinking: Thinking | undefined;
  hosts["table_think_start"] = (header, level) => {
    thinking = startThinking(engine, header, level);
    return thinking === undefined ? "fault" : "ok";
  };
  hosts["table_think_on"] = (units) =>
    thinking === undefined ? "over" : thinkOn(thinking, parseWhole(units));
  hosts["table_play_on"] = (header, most) => playOn(engine, header, parseWhole(most));
}
