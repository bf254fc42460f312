/**
 * npm run scribe: writes the record of a game between steady players, to be edited and commented by hand.
 *   --players N  --seed S  --option "ID VALUE" ...  --name "COLOUR NAME" ...   a new game; or
 *   --from FILE  goes on where a record stops, with its own seed
 *   --rounds N   stops at the start of that round     --plain  without a comment at each turn
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { steadyAction } from "../src/bots/castle-risk/steady";
import { dealSeeded } from "../src/core/dealer";
import { advance } from "../src/core/game";
import { isFault } from "../src/core/refuse";
import { rollFrom, seedRng } from "../src/core/rng";
import type { Roll } from "../src/core/types";
import type { Action } from "../src/games/castle-risk/actions";
import { countCrowns } from "../src/games/castle-risk/crowns";
import { GAME_ID, GAME_VERSION, COLOURS } from "../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../src/games/castle-risk/ruleset";
import type { State } from "../src/games/castle-risk/state";
import { writeAction } from "../src/games/castle-risk/write";
import { startReplay, stepReplay } from "../src/session/replay";
import { standingAnswer } from "../src/session/standing";

const MANY = 100_000;

const { values } = parseArgs({
  options: {
    players: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    option: { type: "string", multiple: true, default: [] },
    name: { type: "string", multiple: true, default: [] },
    from: { type: "string" },
    rounds: { type: "string", default: "0" },
    plain: { type: "boolean", default: false },
  },
});

function header(): string {
  const lines = [
    `${GAME_ID} ${GAME_VERSION}`,
    `players ${COLOURS.slice(0, Number(values.players)).join(" ")}`,
  ];
  for (const name of values.name) lines.push(`player ${name}`);
  for (const option of values.option) lines.push(`option ${option}`);
  return lines.join("\n") + `\nseed ${values.seed}\n`;
}

/** What a bot decides by depends on where the game stands alone, so that a record may be cut and gone on with. */
function answer(s: State, roll: Roll): Action {
  const seat = s.asked[0];
  return standingAnswer(s, seat) ?? steadyAction(s, seat, roll);
}

function turnNote(s: State): string {
  const { total, taxValue, armyValue } = countCrowns(s, s.turn);
  return `\n# Round ${s.round}, ${s.colours[s.turn]}: crowns ${total}, tax value ${taxValue}, army ${armyValue}.`;
}

function main(): number {
  const text = values.from === undefined ? header() : readFileSync(values.from, "utf8");
  const replay = startReplay(text);
  if (isFault(replay)) return complain(`${replay.line}: ${replay.why.code}`);
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) break;
    if (isFault(next)) return complain(`${next.line}: ${next.why.code} ${JSON.stringify(next.why.params)}`);
  }
  const s = replay.state;
  const lines = [text.trimEnd()];
  const roll = rollFrom(seedRng(s.rng[0] % 1_000_003));
  let turn = `${s.round} ${s.turn}`;
  const rounds = Number(values.rounds);
  for (let n = 0; s.step !== "over" && n < MANY && !(rounds > 0 && s.round >= rounds); n++) {
    if (!values.plain && s.turn >= 0 && s.round > 0 && turn !== `${s.round} ${s.turn}`)
      lines.push(turnNote(s));
    turn = `${s.round} ${s.turn}`;
    const action = dealSeeded(CASTLE_RISK, s) ?? answer(s, roll);
    const why = CASTLE_RISK.check(s, action);
    if (why !== undefined) return complain(`${writeAction(action, s.colours)}: ${why.code}`);
    advance(CASTLE_RISK, s, action, []);
    lines.push(writeAction(action, s.colours));
  }
  console.log(lines.join("\n"));
  return 0;
}

function complain(what: string): number {
  console.error(what);
  return 1;
}

process.exitCode = main();
