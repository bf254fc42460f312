/** States of recorded games. */
import { isFault } from "../../src/core/refuse";
import { copyState } from "../../src/games/castle-risk/rules/state/copy";
import type { State } from "../../src/games/castle-risk/rules/state";
import { readRecords } from "../../scripts/records/hashes";
import { startReplay, stepReplay } from "./castle";

/** Every n-th state of all records that are kept in test/records, as they stand in a position. */
export function recordedStates(every: number): State[] {
  const states: State[] = [];
  for (const { text } of readRecords(".")) {
    const replay = startReplay(text);
    if (isFault(replay)) throw new Error(replay.why.code);
    for (;;) {
      const next = stepReplay(replay, []);
      if (next === undefined) break;
      if (isFault(next)) throw new Error(next.why.code);
      if (replay.count % every === 0) states.push(copyState(replay.state));
    }
  }
  return states;
}
