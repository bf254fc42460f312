/** npm run -s scribe: writes the record of a game between steady players, to be edited and commented by hand. */
import { steadyAction } from "../src/games/castle-risk/bots/steady";
import { dealSeeded } from "../src/core/dealer";
import { advance } from "../src/core/game";
import { isFault } from "../src/core/refuse";
import { MAX_SEED, hasRng, rollFrom, seedRng } from "../src/core/rng";
import type { Roll } from "../src/core/types";
import type { Action } from "../src/games/castle-risk/rules/actions";
import { countCrowns } from "../src/games/castle-risk/rules/crowns";
import {
  COLOURS,
  GAME_ID,
  GAME_VERSION,
  MAX_ROUNDS,
  MAX_SEATS,
  MIN_SEATS,
} from "../src/games/castle-risk/meta";
import { CASTLE_RISK } from "../src/games/castle-risk/rules/ruleset";
import type { State } from "../src/games/castle-risk/rules/state";
import { writeAction } from "../src/games/castle-risk/notation/write";
import { startReplay, stepReplay } from "../src/session/match/replay";
import { standingAnswer } from "../src/games/castle-risk/table/standing";
import { Complaint, runCommand } from "./complaint";
import { numberOption, parseOptions, wrongUse } from "./options";
import { faultComplaint } from "./replay/begin";
import { readText } from "./replay/input";

const USAGE = `Usage: npm run -s scribe -- [options]
  --players N            2 to 5 players, 3 if not given
  --seed S               seed of the game, 1 if not given
  --option "ID VALUE"    an option of the game; may be given more than once
  --name "COLOUR NAME"   a player's name; may be given more than once
  --from FILE            go on where a record stops, with its own seed, instead of a new game
  --rounds N             stop at the start of that round
  --plain                no comment at each turn
  --help                 this text
Exit code 0: written; 1: refused; 2: wrong use.`;

const MANY = 100_000;

interface Wish {
  readonly text: string;
  /** What complaints name as the file. */
  readonly name: string;
  /** The round at whose start the record ends, 0 for the game's end. */
  readonly rounds: number;
  readonly plain: boolean;
}

/** Reads the arguments of the command; undefined where help is asked for. */
async function readWish(args: readonly string[]): Promise<Wish | undefined> {
  const text = { type: "string" } as const;
  const texts = { type: "string", multiple: true } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseOptions({
    args: [...args],
    options: {
      ...{ players: text, seed: text, from: text, rounds: text },
      ...{ option: texts, name: texts, plain: flag, help: flag },
    },
  });
  if (values.help === true) return undefined;
  const plain = values.plain === true;
  const names = values.name ?? [];
  const options = values.option ?? [];
  const rounds = numberOption("rounds", values.rounds ?? "0", 0, MAX_ROUNDS);
  if (values.from !== undefined) {
    if (values.players !== undefined || values.seed !== undefined || options.length + names.length > 0)
      wrongUse("With --from players, names, options and seed are those of the record.");
    return { text: await readText(values.from), name: values.from, rounds, plain };
  }
  const players = numberOption("players", values.players ?? "3", MIN_SEATS, MAX_SEATS);
  const seed = numberOption("seed", values.seed ?? "1", 0, MAX_SEED);
  const lines = [
    `${GAME_ID} ${GAME_VERSION}`,
    `players ${COLOURS.slice(0, players).join(" ")}`,
    ...names.map((name) => `player ${name}`),
    ...options.map((option) => `option ${option}`),
    `seed ${seed}`,
  ];
  return { text: `${lines.join("\n")}\n`, name: "the new game", rounds, plain };
}

/** What the bots do; the roll breaks their ties. */
function answer(s: State, roll: Roll): Action {
  const seat = s.asked[0];
  return standingAnswer(s, seat) ?? steadyAction(s, seat, roll);
}

function turnNote(s: State): string {
  const { total, taxValue, armyValue } = countCrowns(s, s.turn);
  return `\n# Round ${s.round}, ${s.colours[s.turn]}: crowns ${total}, tax value ${taxValue}, army ${armyValue}.`;
}

async function main(): Promise<string> {
  const wish = await readWish(process.argv.slice(2));
  if (wish === undefined) return USAGE;
  const { text, name, rounds } = wish;
  const beginning = { name, text, shift: 0 };
  const replay = startReplay(text);
  if (isFault(replay)) throw faultComplaint(replay, beginning);
  for (;;) {
    const next = stepReplay(replay, []);
    if (next === undefined) break;
    if (isFault(next)) throw faultComplaint(next, beginning);
  }
  const s = replay.state;
  if (!hasRng(s.rng)) throw new Complaint(`${name} has no seed, so there is no chance to go on with.`);
  const lines = [text.trimEnd()];
  const roll = rollFrom(seedRng(s.rng[0] % 1_000_003));
  let turn = `${s.round} ${s.turn}`;
  for (let n = 0; s.step !== "over" && n < MANY && !(rounds > 0 && s.round >= rounds); n++) {
    if (!wish.plain && s.turn >= 0 && s.round > 0 && turn !== `${s.round} ${s.turn}`) lines.push(turnNote(s));
    turn = `${s.round} ${s.turn}`;
    const action = dealSeeded(CASTLE_RISK, s) ?? answer(s, roll);
    const why = CASTLE_RISK.check(s, action);
    if (why !== undefined) throw new Error(`${writeAction(action, s.colours)}: ${why.code}`);
    advance(CASTLE_RISK, s, action, []);
    lines.push(writeAction(action, s.colours));
  }
  return lines.join("\n");
}

await runCommand(USAGE, main);
