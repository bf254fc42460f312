import { openRoom } from "../../tabletop/server/table/tasks";
import { SaveError } from "../../tabletop/save/check";
import { thrown, type Trial } from "./fuzzer";
import type { Room } from "../../tabletop/server/table/room";

/** A save that somebody may have thought of, and what is tried with its table. */
interface Attempt {
  save: string;
  /** What is wrong with the refusal of a save. */
  refused?: (why: string) => string | undefined;
  /** What is wrong with the table of a save that is not refused. */
  play: (room: Room) => Promise<string | undefined>;
}

/** Opens a save and plays at its table: it is refused as a save is, or nothing of it fails. */
export async function tryRoom({ save, refused, play }: Attempt): Promise<Trial> {
  const trial = (violation: string | undefined): Trial => ({ input: save, ending: "json", violation });
  let room: Room;
  try {
    const opening = { save, written: true };
    room = await openRoom({ t: "open", opening, seed: 1, rewrites: [], nextPerson: 1 });
  } catch (error) {
    if (!(error instanceof SaveError)) return trial(`it is not refused but fails: ${thrown(error)}`);
    return trial(refused?.(error.message));
  }
  try {
    return trial(await play(room));
  } catch (error) {
    return trial(`it is opened and fails: ${thrown(error)}`);
  } finally {
    room.table.close();
  }
}
