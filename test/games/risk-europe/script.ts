/** A script for Lua that plays Risk Europe without a table, as long as no save brings the game there. */
import { dealSeeded } from "../../../src/core/dealer";
import type { Engine } from "../../../src/core/engine";
import { advance } from "../../../src/core/game";
import { hashText } from "../../../src/core/hash";
import { isFault } from "../../../src/core/refuse";
import { startReplay, stepReplay } from "../../../src/core/replay";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { ENGINE as EUROPE } from "../../../src/games/risk-europe/engine";

const ENGINE: Engine = EUROPE;
const MOST = 400;

/** The hashes after each action of a record, in a line. */
function replay(text: string): string {
  const begun = startReplay(ENGINE, text);
  if (isFault(begun)) return begun.why.code;
  const hashes: string[] = [];
  for (;;) {
    const next = stepReplay(begun, []);
    if (next === undefined) return hashes.join(" ");
    if (isFault(next)) return `${next.line}: ${next.why.code}`;
    hashes.push(hashText(ENGINE.rules.hash(begun.state)));
  }
}

/** The actions of a game with this header between computers of both kinds, and the position that it comes to. */
export function playOut(header: string): string {
  const begun = startReplay(ENGINE, header);
  if (isFault(begun)) return begun.why.code;
  const { bots, notation, rules, view } = ENGINE;
  const s = begun.state;
  const roll = rollFrom(seedRng(7));
  const lines: string[] = [];
  for (let n = 0; n < MOST && s.step !== "over"; n++) {
    const dealt = dealSeeded(rules, s);
    const seat = dealt === undefined ? s.asked[0] : 0;
    const action = dealt ?? bots[seat % bots.length].act(view.state(s, seat), seat, roll);
    lines[n] = notation.writeAction(action, s.colours);
    const why = rules.check(s, action);
    if (why !== undefined) return `${lines[n]}: ${why.code}`;
    advance(rules, s, action, []);
  }
  return `${lines.join("\n")}\n${notation.writePosition(s)}`;
}

const hosts = globalThis as unknown as Record<string, (text: string) => string>;
hosts["table_replay"] = replay;
hosts["table_playout"] = playOut;
