import { isFault } from "../../src/core/refuse";
import { writePosition } from "../../src/games/castle-risk/notation/position/clauses";
import { startReplay, stepReplay } from "./castle";

const ACTION = /^(red|blue|green|yellow|purple|roll|deal|draw) /;
/** Lines of a header that a position takes the place of. */
const REPLACED = /^(players|option|position) /;

/** The same game as a record that begins with a position, so many actions before its end: a table has read it at once. */
export function lateRecord(text: string, kept: number): string {
  const lines = text.split("\n");
  const actions = lines.flatMap((line, i) => (ACTION.test(line) ? [i] : []));
  const skipped = actions.length - kept;
  if (skipped <= 0) return text;
  const replay = startReplay(text);
  if (isFault(replay)) throw new Error(replay.why.code);
  for (let n = 0; n < skipped; n++) {
    const next = stepReplay(replay, []);
    if (next === undefined || isFault(next)) throw new Error(`the record ends at its action ${n}`);
  }
  const header = lines.slice(0, actions[0]).filter((line) => !REPLACED.test(line));
  return [...header, `position ${writePosition(replay.state)}`, ...lines.slice(actions[skipped])].join("\n");
}
