import { openTable, type Table } from "../../tabletop/table";
import { SaveError } from "../../tabletop/save/check";
import { seats } from "../../tabletop/world/players";

/** What became of a save; docs/json.md. */
export interface Outcome {
  file: string;
  objects: number;
  /** What the scripts got wrong, each once, with how often behind it where it came again. */
  errors: string[];
  /** Names of the documented API that scripts asked for and this table does not have. */
  missing: string[];
  /** What this table stands in for. */
  notes: string[];
}

/** Frames that pass on the table that was loaded again. */
const AFTERWARDS = 30;

/** Opens a save as Tabletop Simulator would, lets two people sit down and frames pass, saves, and loads that. */
export async function tryOut(file: string, save: string, frames: number): Promise<Outcome> {
  let table: Table;
  try {
    table = await openTable(save, { reading: "tts" });
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return { file, objects: 0, errors: [error.message], missing: [], notes: [] };
  }
  try {
    const objects = table.session.world.objects.size;
    const notes = [...table.notes];
    await sitDown(table);
    await table.advance(frames);
    const { missing } = table;
    await table.load(JSON.stringify(await table.save()));
    await table.advance(AFTERWARDS);
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
  for (const [i, name] of ["Ann", "Bob"].entries()) {
    await table.join(name);
    const color = free[i] as string | undefined;
    if (color !== undefined) await table.sit(name, color);
  }
}

function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}
