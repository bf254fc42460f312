import * as clicking from "./people/clicking";
import * as handling from "./people/handling";
import * as moving from "./people/moving";
import * as talking from "./people/talking";
import { drain, passFrame } from "./run/frame";
import {
  loadSession,
  openSession,
  askState,
  writeSave,
  type Checkpoint,
  type Session,
  type TableOptions,
} from "./run/session";
import { meeting } from "./world/meet";
import { objectData } from "./world/objects";
import { piece, type Piece } from "./people/find";
import { runLua } from "./run/foreign/run";
import { Refused } from "./world/world";
import { release } from "./people/moving";
import { savedText } from "./tree/folder";
import { view, type View } from "./world/look";
import type { Texts } from "./tree/texts";
import type { ObjectData, SaveFile } from "./save/types";
import type { ScriptError, Slice } from "./run/script";
import type { TableObject } from "./world/types";

const { release: _, ...movingGestures } = moving;
const GESTURES = { ...clicking, ...handling, ...movingGestures, ...talking };

/** What people do, as `table.move("Red", ...)`; each is described where it is written, in `people/`. */
export type Gestures = {
  [Name in keyof typeof GESTURES]: (typeof GESTURES)[Name] extends (
    session: Session,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

export interface Table extends Gestures {
  /** Lets frames pass, 60 to a second. */
  advance: (frames?: number) => Promise<void>;
  /** Lets time pass until nothing moves, spawns or waits on the table, and no number is being typed. */
  settle: (mostFrames?: number) => Promise<void>;
  /** Saves as a person would: asks the script for its state. */
  save: () => Promise<SaveFile>;
  /** What the script would save: the table's `LuaScriptState`, at a fraction of the price of a save. */
  scriptState: () => Promise<string>;
  /** Loads a save; people keep their seats, all else is made anew. */
  load: (save: string | object) => Promise<void>;
  /** Goes back to a checkpoint, or forth to one after it: those are there until the next one is taken. */
  rewind: (index: number) => Promise<void>;
  /** What a person sees, by colour or name. */
  view: (who: string) => View;
  data: (which: Piece) => ObjectData;
  /** A piece as it stands: its place, kind, data, buttons. */
  object: (which: Piece) => TableObject;
  /**
   * Runs Lua as a part of the script of Global, or of the object with a GUID, and gives what it returns; throws what fails
   * in it.
   */
  run: (lua: string, guid?: string) => Promise<unknown>;
  tagged: (tag: string) => TableObject[];
  /** Pairs of pieces that physics would push apart, as their colliders share space. */
  meeting: () => [TableObject, TableObject][];
  close: () => void;
  readonly session: Session;
  readonly checkpoints: readonly Checkpoint[];
  readonly errors: readonly ScriptError[];
  /** What of the save this table stands in for, where it is read as Tabletop Simulator reads it. */
  readonly notes: readonly string[];
  /** Names of the documented API that scripts have asked for and this table does not have. */
  readonly missing: readonly string[];
  /** What the script got away with here. */
  readonly warnings: readonly string[];
  /** Every run of the script, with its time. */
  readonly log: readonly Slice[];
}

/**
 * Opens a save, given as its text, as what JSON.parse made of it, or as the path of an unpacked folder: puts its objects down, starts its script, and calls onLoad. Throws a SaveError for a save that is
 * wrong; an error of the script is kept in `errors`. One gesture at a time: await each before the next.
 */
export async function openTable(save: string | object, options: TableOptions = {}): Promise<Table> {
  const texts: Texts = new Map();
  const session = await openSession(opened(save, texts), options, texts);
  await drain(session);
  const one = oneAtATime(session);
  return {
    ...gesturesOf(session, one),
    session,
    advance: (frames = 1) =>
      one(async () => {
        for (let i = 0; i < frames; i++) await passFrame(session);
      }),
    settle: (mostFrames = 1200) => one(() => settle(session, mostFrames)),
    save: () => one(() => writeSave(session)),
    scriptState: () => one(() => askState(session)),
    load: (file) => one(() => loadSession(session, opened(file, texts))),
    rewind: (index) =>
      one(async () => {
        const checkpoint = session.checkpoints[index] as Checkpoint | undefined;
        if (checkpoint === undefined) throw new Refused(`there is no checkpoint ${index}`);
        await loadSession(session, checkpoint.save);
        session.back = index;
      }),
    view: (who) => view(session.world, who),
    data: (which) => objectData(piece(session, which)),
    object: (which) => piece(session, which),
    run: (lua, guid) => one(() => runLua(session, lua, guid)),
    tagged: (tag) =>
      [...session.world.objects.values()].filter((object) => object.data.Tags?.includes(tag) === true),
    meeting: () => meeting(session.world),
    close: () => {
      void session.script.engine.close();
    },
    get checkpoints() {
      return session.checkpoints;
    },
    get errors() {
      return session.errors;
    },
    get notes() {
      return session.world.notes ?? [];
    },
    get missing() {
      return [...session.world.missing].sort();
    },
    get warnings() {
      return session.world.warnings;
    },
    get log() {
      return session.slices;
    },
  };
}

function opened(save: string | object, texts: Texts): string | object {
  return typeof save === "string" ? savedText(save, texts) : save;
}

/** Does a piece of work by itself, with all that it sets off. */
type One = <T>(work: () => T | Promise<T>) => Promise<T>;

function oneAtATime(session: Session): One {
  return async (work) => {
    if (session.busy) throw new Error("a gesture is under way: await it before the next");
    session.busy = true;
    try {
      const result = await work();
      await finish(session);
      return result;
    } finally {
      session.busy = false;
    }
  };
}

function gesturesOf(session: Session, one: One): Gestures {
  return Object.fromEntries(
    Object.entries(GESTURES).map(([name, gesture]) => [
      name,
      (...args: unknown[]) => one(() => (gesture as (...all: unknown[]) => unknown)(session, ...args)),
    ]),
  ) as unknown as Gestures;
}

/** What people let go by leaving falls; handlers are called. */
async function finish(session: Session): Promise<void> {
  for (const { handle, color } of session.world.dropped.splice(0)) {
    const object = session.world.objects.get(handle);
    if (object !== undefined) await release(session, object, color);
  }
  await drain(session);
  if (session.faults.length > 0) throw new Error(`the table itself failed: ${session.faults.join("\n")}`);
}

async function settle(session: Session, most: number): Promise<void> {
  for (let i = 0; i < most; i++) {
    await passFrame(session);
    const { clock, objects, interface: ui } = session.world;
    const moving_ = [...objects.values()].some(
      (object) =>
        object.life === "spawning" ||
        object.motion !== undefined ||
        object.rolling !== undefined ||
        object.restlessUntil > clock.frame,
    );
    const waits = clock.waiting.length + clock.later.length + clock.coroutines.length + session.typing.size;
    if (!moving_ && waits === 0 && ui.coming === undefined) return;
  }
  throw new Refused(`the table has not come to rest within ${most} frames`);
}
