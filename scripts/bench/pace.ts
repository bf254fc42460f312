/** How long a person waits at a table for computers: from the end of one turn to the next question, speed by speed. */
import { readFileSync } from "node:fs";
import { playerColour as name } from "../../mod/player";
import type { Save } from "../../mod/save";
import { presetOptions } from "../../src/core/options";
import { REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import type { EngineFactory } from "../../tabletop/run/script";
import { openTable, type Table } from "../../tabletop/table";
import { playGame } from "../simulate/game";
import { newPlan } from "../simulate/plan";

const SPEEDS = ["normal", "instant"] as const;
const GAMES = 2;
const ROUNDS = 5;
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

/**
 * Waits between turns of the first of three seats, at which a person sits; hard computers have the others. The person
 * does what a hard computer has done in the same game in Node, whose record the table repeats. `keep` keeps the waits of
 * each game.
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
  const at = (share: number, of: (one: Waited) => number): string => {
    const sorted = all.map(of).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  };
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
  const options = presetOptions(module.meta, "evening");
  const plan = newPlan(module, options, {
    players: 3,
    levels: ["hard"],
    rotate: false,
    seed: 5,
    rounds: ROUNDS,
    // Those at a table have them.
    manners: true,
  });
  const { line, record: toRecord } = playGame(module, REPORTS[module.meta.id], options, plan, n);
  const record = toRecord();
  const [person, ...computers] = line.seats.map(({ colour }) => colour);
  const actions = linesOf(module, record);
  const table = await openTable(readFileSync(`dist/${save.name}.json`, "utf8"), { engine });
  await table.join("Ann");
  await table.settle();
  await table.sit("Ann", name(person));
  const seats = computers.map((colour) => `bot ${colour} hard`).join(" ");
  const header = record.slice(0, record.indexOf(actions[0]));
  await table.load({
    ...(await table.save()),
    LuaScriptState: `${header}# table match speed ${speed} idle wait ${seats}\n`,
  });
  const found: Waited[] = [];
  let since: { frame: number; slices: number; at: number } | undefined;
  for (;;) {
    const at = await untilAsked(table, module, person, actions);
    if (at === undefined) break;
    await answer(table, module, person, actions[at], at);
    // Questions of the same turn follow at once.
    if (since !== undefined && actions.slice(since.at, at).some((one) => isOthers(one, computers)))
      found.push(waited(table, since));
    since = { frame: table.session.world.clock.frame, slices: table.log.length, at };
  }
  if (table.errors.length > 0) throw new Error(table.errors[0].message);
  table.close();
  return found;
}

function isOthers(line: string, colours: readonly string[]): boolean {
  return colours.some((colour) => line.startsWith(`${colour} `));
}

/** Says what a person does, as a line of the record, as soon as the table shows them what it is about. */
async function answer(
  table: Table,
  module: GameModule,
  person: string,
  line: string,
  at: number,
): Promise<void> {
  for (let frames = 0; frames < MOST_SHOWN; frames += LOOK) {
    await table.chat(name(person), `!${line.slice(person.length + 1)}`);
    if (linesOf(module, await table.scriptState()).length > at) return;
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

/** Lets frames pass until a person is asked; gives how many actions were taken until then, undefined at the end. */
async function untilAsked(
  table: Table,
  module: GameModule,
  person: string,
  actions: readonly string[],
): Promise<number | undefined> {
  for (let frames = 0; frames < MOST; frames += LOOK) {
    const at = linesOf(module, await table.scriptState()).length;
    if (at >= actions.length) return undefined;
    if (actions[at].startsWith(`${person} `)) return at;
    await table.advance(LOOK);
  }
  throw new Error(`nobody asks ${person} within ${MOST} frames`);
}

function linesOf({ meta }: GameModule, record: string): string[] {
  const header = new RegExp(`^(#|(${meta.id}|players|player|option|seed) )`);
  return record.split("\n").filter((line) => line !== "" && !header.test(line));
}
