/** Records and saves that are read to their end. */
import { isFault } from "../../src/core/refuse";
import { startReplay, stepReplay, type Replay } from "../../src/core/replay";
import type { Fault } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { openSave, resumeSome, type Resume } from "../../src/session/table/save";

/** Actions of a save that are taken up in one step. */
const SLICE = 10_000;

/** A record replayed to its end, or the fault of its first line that is refused. */
export function replayWhole(game: GameModule, text: string): Replay | Fault {
  const replay = startReplay(game, text);
  if (isFault(replay)) return replay;
  for (;;) {
    const action = stepReplay(replay, []);
    if (action === undefined) return replay;
    if (isFault(action)) return action;
  }
}

/** A save taken up to its end, or its fault: its comments say more to a table than to other readers. */
export function openWhole(game: GameModule, text: string): Resume | Fault {
  const resume = openSave(game, text);
  if (isFault(resume)) return resume;
  for (;;) {
    const done = resumeSome(resume, SLICE);
    if (done === true) return resume;
    if (done !== false) return done;
  }
}
