import { finish, type Thought } from "../../src/core/bots/thought";
import { dealSeeded } from "../../src/core/dealer";
import { advance } from "../../src/core/game";
import { firstLevel } from "../../src/core/level";
import { MAX_SEED, hasRng, rollFrom, seedRng } from "../../src/core/rng";
import { titleLine } from "../../src/core/record";
import { NOBODY, type AnyAction, type CommonState, type Roll } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import { reasonText } from "../../src/text/log";
import { Complaint } from "../complaint";
import { gameOf, gameOption } from "../game";
import { FLAG, numberOption, parseOptions, TEXT, TEXTS, wrongUse } from "../options";
import { unfaulted } from "../replay/begin";
import { readText } from "../replay/input";
import { replayWhole } from "../replay/whole";

export const USAGE = `Usage: npm run -s scribe -- [options]
  --game ID              the game that is played, the first one there is if not given
  --players N            as many players as the game allows, 3 if not given
  --seed S               seed of the game, 1 if not given
  --option "ID VALUE"    an option of the game; may be given more than once
  --name "COLOUR NAME"   a player's name; may be given more than once
  --from FILE            go on where a record stops, with its own seed, instead of a new game
  --rounds N             stop at the start of that round
  --plain                no comment at each turn
  --why                  comments with the three best plans of a computer and their terms, and with its reason
  --help                 this text
Exit code 0: written; 1: refused; 2: wrong use.`;

const MANY = 100_000;
const MOST_ROUNDS = 1000;

/**
 * What the arguments ask for: the text of a record to go on from, `name` as complaints name its file, and the round at whose
 * start it ends, 0 for the game's end.
 */
async function readWish(args: readonly string[]) {
  const values = parseOptions(args, {
    ...{ game: TEXT, players: TEXT, seed: TEXT, from: TEXT, rounds: TEXT },
    ...{ option: TEXTS, name: TEXTS, plain: FLAG, why: FLAG },
  });
  const plain = values.plain === true;
  const why = values.why === true;
  const names = values.name ?? [];
  const options = values.option ?? [];
  const rounds = numberOption("rounds", values.rounds ?? "0", 0, MOST_ROUNDS);
  if (values.from !== undefined) {
    const given = [values.game, values.players, values.seed, ...options, ...names];
    if (given.some((value) => value !== undefined))
      wrongUse("With --from game, players, names, options and seed are those of the record.");
    const record = await readText(values.from);
    return { engine: gameOf(record, values.from), text: record, name: values.from, rounds, plain, why };
  }
  const engine = gameOption(values.game);
  const { colours, minSeats, maxSeats } = engine.meta;
  const players = numberOption("players", values.players ?? "3", minSeats, maxSeats);
  const seed = numberOption("seed", values.seed ?? "1", 0, MAX_SEED);
  const lines = [
    titleLine(engine.meta),
    `players ${colours.slice(0, players).join(" ")}`,
    ...names.map((name) => `player ${name}`),
    ...options.map((option) => `option ${option}`),
    `seed ${seed}`,
  ];
  return { engine, text: `${lines.join("\n")}\n`, name: "the new game", rounds, plain, why };
}

/** What the bots do; the roll breaks their ties. What they think of it goes into `notes`. */
function answer(engine: GameModule, s: CommonState, roll: Roll, notes: string[]): AnyAction {
  const seat = s.asked[0];
  const ordered = engine.orders?.answer(s, seat);
  if (ordered !== undefined) return ordered;
  const thought = firstLevel(engine).think(s, seat, roll, undefined);
  const action = finish(thought);
  notes.push(...notesOf(engine, s, action, thought));
  return action;
}

/** The plans that a thought has weighed, each with its terms, and the reason that a table's log gives. */
function notesOf(
  engine: GameModule,
  s: CommonState,
  action: AnyAction,
  thought: Thought<AnyAction>,
): string[] {
  const bot = firstLevel(engine);
  const language = engine.languages["en"];
  const plans = (bot.considered?.(thought) ?? []).map(({ lands, terms }, i) => {
    const told = Object.entries(terms).map(([term, value]) => `${term} ${value.toFixed(2)}`);
    const names = lands.map((land) => language.log.land(land)).join(", ");
    return `# plan ${i + 1}: ${names === "" ? "nothing" : names}; ${told.join(", ")}`;
  });
  const why = bot.why?.(engine.view.state(s, NOBODY), action, thought);
  const reason = why === undefined ? [] : [`# why: ${reasonText(why, s.colours[action.seat], language)}`];
  return plans.concat(reason);
}

function turnNote(s: CommonState): string {
  return `\n# Round ${s.round}, ${s.colours[s.turn]}.`;
}

/** What the command prints for these arguments; complains of what is wrong. */
export async function scribe(args: readonly string[]): Promise<string> {
  const wish = await readWish(args);
  const { engine, text, name, rounds } = wish;
  const { rules, notation } = engine;
  const s = unfaulted(replayWhole(engine, text), { engine, name, shift: 0 }).state;
  if (!hasRng(s.rng)) throw new Complaint(`${name} has no seed, so there is no chance to go on with.`);
  const lines = [text.trimEnd()];
  const roll = rollFrom(seedRng(s.rng[0] % 1_000_003));
  let turn = `${s.round} ${s.turn}`;
  for (let n = 0; s.step !== "over" && n < MANY && !(rounds > 0 && s.round >= rounds); n++) {
    if (!wish.plain && s.turn >= 0 && s.round > 0 && turn !== `${s.round} ${s.turn}`) lines.push(turnNote(s));
    turn = `${s.round} ${s.turn}`;
    const notes: string[] = [];
    const action = dealSeeded(rules, s) ?? answer(engine, s, roll, notes);
    if (wish.why) lines.push(...notes);
    const why = rules.check(s, action);
    if (why !== undefined) throw new Error(`${notation.writeAction(action, s.colours)}: ${why.code}`);
    advance(rules, s, action, []);
    lines.push(notation.writeAction(action, s.colours));
  }
  return lines.join("\n");
}
