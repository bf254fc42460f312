import { openTable, type Table } from "../table";
import { SaveError } from "../save/check";
import { seats } from "../world/players";

/** What became of a save; docs/json.md. */
export interface Outcome {
  file: string;
  objects: number;
  /** What the scripts got wrong, each once, with how often after it where it came again. */
  errors: string[];
  /** Names of the documented API that scripts asked for and this table does not have. */
  missing: string[];
  /** What this table stands in for. */
  notes: string[];
}

/** A save to be tried out, and how many frames pass. */
export interface Trial {
  file: string;
  save: string;
  frames: number;
  /** The text of the source map of Global's script. */
  map?: string | undefined;
}

/** Who sits down; the first opens the table. */
const NAMES = ["Ann", "Bob"];

/** Frames that pass on the table that was loaded again. */
const AFTERWARDS = 30;

/**
 * Opens a save as Tabletop Simulator would, lets two people sit down and frames pass, saves, and loads that. `step` is
 * told what begins, step by step.
 */
export async function tryOut(
  { file, save, frames, map }: Trial,
  step: (what: string) => void = () => undefined,
): Promise<Outcome> {
  step("opening");
  let table: Table;
  try {
    table = await openTable(save, { reading: "tts", host: NAMES[0], map });
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { file, objects: 0, errors: [error.message], missing: [], notes: [] };
  }
  const pass = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) {
      step(`frame ${table.session.world.clock.frame}`);
      await table.advance();
    }
  };
  try {
    const objects = table.session.world.objects.size;
    const notes = [...table.notes];
    step("people sit down");
    await sitDown(table);
    await pass(frames);
    const { missing } = table;
    step("saving and loading");
    await table.load(JSON.stringify(await table.save()));
    await pass(AFTERWARDS);
    const errors = counted(table.errors.map(({ what, message }) => `${what}: ${message}`));
    return {
      file,
      objects,
      errors,
      missing: [...new Set([...missing, ...table.missing])],
      notes: counted(notes),
    };
  } finally {
    table.close();
  }
}

async function sitDown(table: Table): Promise<void> {
  const free = seats(table.session.world);
  for (const [i, name] of NAMES.entries()) {
    if (i > 0) await table.join(name);
    const color = free[i] as string | undefined;
    if (color !== undefined) await table.sit(name, color);
  }
}

function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}

/** An outcome in words, a line for each thing. */
export function wordsOf({ file, objects, errors, missing, notes }: Outcome): string {
  const list = (what: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`  ${what}:`, ...entries.map((entry) => `    ${entry}`)];
  const head = `${file}: ${objects} objects, ${errors.length === 0 ? "no errors" : `${errors.length} errors`}`;
  return [head, ...list("errors", errors), ...list("missing", missing), ...list("notes", notes)].join("\n");
}
