import { dealSeeded } from "../core/dealer";
import { advance } from "../core/game";
import { parseWhole } from "../core/lines";
import { isFault } from "../core/refuse";
import { rollFrom, seedRng } from "../core/rng";
import { answerAtRandom } from "../core/playout";
import { startReplay, stepReplay } from "../core/replay";
import type { AnyEvent, CommonState } from "../core/types";
import type { GameModule } from "../session/module";

/**
 * Plays on at random from where a record ends and times every action, checked and carried out, by the
 * machine's clock. Gives a line for each action: `VERB MICROSECONDS`.
 */
export function profile(module: GameModule, record: string, seed: string, most: string): string {
  const begun = startReplay(module, record);
  if (isFault(begun)) return `fault ${begun.line} ${begun.column} ${begun.why.code}`;
  let next: object | undefined = {};
  while (next !== undefined) {
    next = stepReplay(begun, []);
    if (next !== undefined && isFault(next)) return `fault ${next.line} ${next.column} ${next.why.code}`;
  }
  return timeActions(module, begun.state, parseWhole(seed), parseWhole(most));
}

/** Seconds of the machine's clock. MoonSharp's very first answer can be nil: its zero is set while it is asked. */
function clock(): number {
  const now: unknown = os.clock();
  return typeof now === "number" ? now : 0;
}

function timeActions(module: GameModule, state: CommonState, seed: number, most: number): string {
  const { rules } = module;
  const roll = rollFrom(seedRng(seed));
  const lines: string[] = [];
  for (let i = 0; i < most && state.step !== "over"; i++) {
    const action = dealSeeded(rules, state) ?? answerAtRandom(module, state, roll);
    const events: AnyEvent[] = [];
    const begin = clock();
    if (rules.check(state, action) === undefined) advance(rules, state, action, events);
    const took = Math.floor((clock() - begin) * 1000000);
    lines[i] = `${action.type} ${took}`;
  }
  return lines.join("\n");
}
