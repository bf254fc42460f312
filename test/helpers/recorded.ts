/** States of recorded games. */
import { isFault } from "../../src/core/refuse";
import type { Fault } from "../../src/core/types";
import { copyState } from "../../src/games/castle-risk/rules/state/copy";
import type { State } from "../../src/games/castle-risk/rules/state";
import { readRecords } from "../../scripts/records/hashes";
import { startReplay, stepReplay } from "./castle";

/** Every n-th state of all records that are kept in test/records, as they stand in a position. */
export function recordedStates(every: number): State[] {
  const states: State[] = [];
  for (const { name, text } of readRecords(".")) {
    const replay = startReplay(text);
    if (isFault(replay)) throw faultIn(name, replay);
    for (;;) {
      const next = stepReplay(replay, []);
      if (next === undefined) break;
      if (isFault(next)) throw faultIn(name, next);
      if (replay.count % every === 0) states.push(copyState(replay.state));
    }
  }
  return states;
}

/** Says which record no longer replays, from which line on and why, and where to read what to do then. */
export function faultIn(name: string, { line, column, why }: Fault): Error {
  const what = `${name}.txt:${line}:${column}: ${why.code} ${JSON.stringify(why.params)}`;
  return new Error(`${what} (a rule was changed? ${HELP})`);
}

const HELP = "docs/changing-a-rule.md, A rule";
