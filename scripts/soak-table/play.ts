import { newRecorder, type Recorder } from "./recorder";
import { checkScript, type Failure } from "./failure";
import { choose } from "./choose";
import { closeSecrets } from "./secrets";
import { moveOn } from "./stuck";
import { openSeeded, type Source } from "./open";
import { rollFrom, seedRng } from "../../src/core/rng";
import { setUp, type Beginning } from "./beginning";
import type { GameModule } from "../../src/session/game/module";
import type { Press } from "./press";
import type { Roll } from "../../src/core/types";

/** What is soaked: a game, its packed save, and how this table begins. */
export interface Soaked {
  readonly game: GameModule;
  readonly source: Source;
  readonly beginning: Beginning;
}

/** When a run ends by itself. */
export interface Limits {
  readonly presses: number;
  /** Whether there is time for another press. */
  readonly goesOn: (this: void) => boolean;
  /** Whether it is compared at its end with a table that differs in secrets alone. */
  readonly secrets: boolean;
}

/** A run: what was done, and what went wrong at its end. */
export interface Outcome {
  readonly presses: readonly Press[];
  readonly failure: Failure | undefined;
  /** What the script would have saved at the end. */
  readonly state: string;
  /** Actions of the record, as far as the table was looked at. */
  readonly actions: number;
}

/** Presses between two looks at whether the game can go on. */
const LOOK_EVERY = 12;

/** Somebody presses anything at a table at which computers play, and others watch, until something goes wrong. */
export async function soakTable({ game, source, beginning }: Soaked, limits: Limits): Promise<Outcome> {
  const roll = rollFrom(seedRng(beginning.seed));
  const table = await openSeeded(source, beginning.seed);
  const recorder = newRecorder(table, game);
  let actions = 0;
  try {
    let failure = await checked(recorder, () => setUp(recorder, game, beginning, roll));
    for (let n = 0; failure === undefined && n < limits.presses && limits.goesOn(); n++) {
      failure = await checked(recorder, () => pressAny(recorder, roll));
      if (failure !== undefined || n % LOOK_EVERY !== LOOK_EVERY - 1) continue;
      const before = recorder.presses.length;
      failure = await checked(recorder, async () => {
        const look = await moveOn(recorder, game, looker(beginning));
        actions = Math.max(actions, look.actions);
        return look.failure;
      });
      // Whoever replays the list looks at its end, as here.
      if (failure?.atLook === true) recorder.presses.length = before;
    }
    if (failure === undefined && limits.secrets)
      failure = await closeSecrets(game, source, await table.scriptState(), roll);
    const state = failure === undefined ? await table.scriptState() : "";
    return { presses: recorder.presses, failure, state, actions };
  } finally {
    table.close();
  }
}

/** What a look at the game draws from: the same wherever the list ends. */
function looker({ seed }: Beginning): Roll {
  return rollFrom(seedRng(seed));
}

async function pressAny(recorder: Recorder, roll: Roll): Promise<undefined> {
  const press = choose(recorder.table, roll);
  if (press !== undefined) await recorder.press(press);
  // As long as it takes to see what came of it, now and then.
  if (roll(3) === 0) await recorder.press("advance 5");
}

/** Does something, and says what went wrong: in the script, in the table itself, or as it says itself. */
async function checked(
  { table }: Recorder,
  work: () => Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  let failure: Failure | undefined;
  try {
    failure = await work();
  } catch (error) {
    const text = error instanceof Error ? error.message.split("\n")[0] : String(error);
    failure = { kind: "table", text: `the table itself fails: ${text}` };
  }
  return checkScript(table) ?? failure;
}

/** Does the presses of a list, those that can be done; says what goes wrong, and where the game then stands. */
export async function replay(
  { game, source, beginning }: Soaked,
  presses: readonly Press[],
  asks: boolean,
): Promise<Pick<Outcome, "failure" | "state">> {
  const table = await openSeeded(source, beginning.seed);
  const recorder = newRecorder(table, game);
  try {
    let failure: Failure | undefined;
    for (const press of presses) {
      failure = await checked(recorder, async () => {
        await recorder.press(press);
        return undefined;
      });
      if (failure !== undefined) return { failure, state: "" };
    }
    if (asks) {
      const look = async (): Promise<Failure | undefined> =>
        (await moveOn(recorder, game, looker(beginning))).failure;
      failure = await checked(recorder, look);
    }
    return { failure, state: await table.scriptState() };
  } finally {
    table.close();
  }
}
