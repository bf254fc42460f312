/** How long a person waits at a table for computers: from the end of one turn to the next question, speed by speed. */
import { readFileSync } from "node:fs";
import { playerColour as name } from "../../mod/player";
import type { Save } from "../../mod/save";
import { finish, type Thought } from "../../src/core/bots/thought";
import { levelNamed } from "../../src/core/level";
import { presetOptions } from "../../src/core/options";
import { writeHeader } from "../../src/core/record";
import { isFault } from "../../src/core/refuse";
import { rollAside } from "../../src/core/rng";
import type { AnyAction, CommonState } from "../../src/core/types";
import type { GameModule } from "../../src/session/game/module";
import type { EngineFactory } from "../../tabletop/run/script";
import { openTable, type Table } from "../../tabletop/table";
import { replayWhole } from "../replay/whole";
import { keyOf } from "../simulate/plan";
import { quantilesOf } from "./quantiles";

const SPEEDS = ["normal", "instant"] as const;
const GAMES = 2;
const ROUNDS = 5;
const SEED = 5;
const LEVEL = "hard";
/** The person's seat, the first of three. */
const PERSON = 0;
const FRAME = 1 / 60;
/** Frames between two looks whether the person is asked. */
const LOOK = 6;
/** Frames after which nothing is expected any more: two minutes; and in which a question is shown. */
const MOST = 7200;
const MOST_SHOWN = 120;

/** Gives what was made under a name before, or makes it. */
export type Keep = (name: string, make: () => Promise<Waited[]>) => Promise<Waited[]>;

/** A wait: seconds of the table's frames, and those that frames took longer than their sixtieth because of scripts. */
export interface Waited {
  readonly frames: number;
  readonly late: number;
  readonly script: number;
}

/** A game at a table: whose it is, what they sit at, and the person's plan of the turn. */
interface Sitting {
  readonly module: GameModule;
  readonly table: Table;
  readonly colours: readonly string[];
  readonly key: readonly number[];
  thought: Thought<AnyAction> | undefined;
}

/** A state in which the person is asked, and how many actions led to it. */
interface Question {
  readonly state: CommonState;
  readonly lines: readonly string[];
}

/**
 * Waits between turns of the first of three seats, at which a person sits; hard computers have the others. The person
 * does what a hard computer would do. `keep` keeps the waits of each game.
 */
export async function waits(
  save: Save,
  module: GameModule,
  engine: EngineFactory,
  keep: Keep = async (_, make) => make(),
): Promise<string> {
  const lines: string[] = [];
  for (const speed of SPEEDS) {
    const all: Waited[] = [];
    for (let n = 0; n < GAMES; n++)
      all.push(...(await keep(`${speed}-${n}`, async () => waitsOf(save, module, engine, speed, n))));
    lines.push(`      ${speed}: ${lineOf(all)}`);
  }
  return `    from the end of a person's turn to the next, two hard computers:\n${lines.join("\n")}`;
}

function lineOf(all: readonly Waited[]): string {
  const at = (share: number, of: (one: Waited) => number): string =>
    quantilesOf(all.map(of))(share).toFixed(1);
  const total = ({ frames, late }: Waited): number => frames * FRAME + late;
  return (
    `of 100 waits 50 take up to ${at(0.5, total)} s, 95 ${at(0.95, total)}, the longest ${at(1, total)}; ` +
    `script time of 95 up to ${at(0.95, ({ script }) => script)} s (${all.length} waits)`
  );
}

async function waitsOf(
  save: Save,
  module: GameModule,
  engine: EngineFactory,
  speed: string,
  n: number,
): Promise<Waited[]> {
  const colours = module.meta.colours.slice(0, 3);
  const [person, ...computers] = colours;
  const key = keyOf(SEED, n);
  const table = await openTable(readFileSync(`dist/${save.name}.json`, "utf8"), { engine });
  await table.join("Ann");
  await table.settle();
  await table.sit("Ann", name(person));
  const header = writeHeader(module.meta, presetOptions(module.meta, "evening"), colours, [], key);
  const seats = computers.map((colour) => `bot ${colour} ${LEVEL}`).join(" ");
  await table.load({
    ...(await table.save()),
    LuaScriptState: `${header}# table match speed ${speed} idle wait ${seats}\n`,
  });
  const sitting: Sitting = { module, table, colours, key, thought: undefined };
  const found: Waited[] = [];
  let since: { frame: number; slices: number; at: number } | undefined;
  for (;;) {
    const question = await untilAsked(sitting);
    if (question === undefined) break;
    const { lines } = question;
    await answer(sitting, question);
    // Questions of the same turn follow at once.
    if (since !== undefined && lines.slice(since.at).some((one) => isOthers(one, computers)))
      found.push(waited(table, since));
    since = { frame: table.session.world.clock.frame, slices: table.log.length, at: lines.length };
  }
  if (table.errors.length > 0) throw new Error(table.errors[0].message);
  table.close();
  return found;
}

function isOthers(line: string, colours: readonly string[]): boolean {
  return colours.some((colour) => line.startsWith(`${colour} `));
}

/** Says what a hard computer would do in the person's place, as soon as the table shows what it is about. */
async function answer(sitting: Sitting, { state, lines }: Question): Promise<void> {
  const { module, table, colours, key } = sitting;
  const bot = levelNamed(module, LEVEL);
  if (bot === undefined) throw new Error(`${module.meta.title} has no level ${LEVEL}`);
  const roll = rollAside(key, lines.length);
  sitting.thought = bot.think(module.view.state(state, PERSON), PERSON, roll, sitting.thought);
  const line = module.notation.writeAction(finish(sitting.thought), colours);
  const person = colours[PERSON];
  for (let frames = 0; frames < MOST_SHOWN; frames += LOOK) {
    await table.chat(name(person), `!${line.slice(person.length + 1)}`);
    if (linesOf(module, await table.scriptState()).includes(line, lines.length)) return;
    await table.advance(LOOK);
  }
  throw new Error(`${person} cannot do ${line}: ${table.view(name(person)).messages.at(-1)?.text ?? ""}`);
}

/** What has passed since a question was answered. */
function waited(table: Table, { frame, slices }: { frame: number; slices: number }): Waited {
  const spent = new Map<number, number>();
  for (const slice of table.log.slice(slices))
    spent.set(slice.frame, (spent.get(slice.frame) ?? 0) + (slice.micros + slice.charged) / 1e6);
  const times = [...spent.values()];
  return {
    frames: table.session.world.clock.frame - frame,
    late: times.reduce((sum, time) => sum + Math.max(0, time - FRAME), 0),
    script: times.reduce((sum, time) => sum + time, 0),
  };
}

/** Lets frames pass until the person is asked; gives undefined where the game or its last round is over. */
async function untilAsked({ module, table, colours }: Sitting): Promise<Question | undefined> {
  let known = "";
  for (let frames = 0; frames < MOST; frames += LOOK) {
    const record = await table.scriptState();
    if (record !== known) {
      known = record;
      const replay = replayWhole(module, record);
      if (isFault(replay)) throw new Error(`the table's own record is refused in line ${replay.line}`);
      const { state } = replay;
      if (state.step === "over" || state.round > ROUNDS) return undefined;
      if (state.asked.includes(PERSON)) return { state, lines: linesOf(module, record) };
    }
    await table.advance(LOOK);
  }
  throw new Error(`nobody asks ${colours[PERSON]} within ${MOST} frames`);
}

function linesOf({ meta }: GameModule, record: string): string[] {
  const header = new RegExp(`^(#|(${meta.id}|players|player|option|seed) )`);
  return record.split("\n").filter((line) => line !== "" && !header.test(line));
}
