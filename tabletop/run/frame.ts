import { deliver, forget, resume } from "./deliver";
import { beginScripts, endScript, loadScripts } from "./foreign/scripts";
import { doDue, type Waiting } from "../world/clock";
import { answerWeb } from "./foreign/web";
import { passCollisions } from "./foreign/collisions";
import { passTicks } from "./foreign/ticks";
import { finishLoading, finishObjectInterfaces } from "../world/interface";
import { finishSpawns } from "../world/spawn";
import { mergeSettled } from "./merge";
import { moveAll } from "../world/motion";
import { startRolls } from "../world/dice";
import { typeOver } from "./numbers";
import { updateHands } from "../world/hands";
import { updateZones } from "../world/zones";
import { warn } from "../world/world";
import { writeSave, type Session } from "./session";
import type { ObjectRef, Out } from "../bridge/values";
import type { WorldEvent } from "../world/types";

const CHECKPOINT_FRAMES = 600;
const CHECKPOINTS_KEPT = 60;
/** Handlers that call each other without end are cut off. */
const MOST_EVENTS = 10_000;

/** Calls everything that the table owes the script. */
export async function drain(session: Session): Promise<void> {
  const { world, script } = session;
  for (let done = 0; world.events.length > 0; done++) {
    const event = world.events.shift();
    if (event === undefined) break;
    if (done === MOST_EVENTS) {
      warn(world, `more than ${MOST_EVENTS} handlers in one frame, the last ${event.what}`);
      world.events.length = 0;
      break;
    }
    if (event.life !== undefined) {
      await live(session, event.life);
      continue;
    }
    world.readable = handles(event.args);
    await deliver(script, event);
    world.readable.clear();
  }
  world.corpses.clear();
}

/** Begins or ends the script of an object. */
async function live(
  { world, script }: Session,
  { handle, way }: NonNullable<WorldEvent["life"]>,
): Promise<void> {
  const object = world.objects.get(handle);
  if (way === "ends") await endScript(script, handle);
  else if (object !== undefined) await loadScripts(script, await beginScripts(script, [object]));
}

function handles(args: readonly Out[]): Set<number> {
  const found = new Set<number>();
  for (const arg of args) {
    const { $, handle } = typeof arg === "object" ? (arg as Partial<ObjectRef>) : {};
    if ($ === "object" && handle !== undefined) found.add(handle);
  }
  return found;
}

/** Lets one frame pass, a sixtieth of a second. */
export async function passFrame(session: Session): Promise<void> {
  const { world, script } = session;
  world.clock.frame++;
  doDue(world.clock);
  startRolls(world);
  moveAll(world);
  finishSpawns(world, false);
  finishLoading(world);
  if (world.notes !== undefined) finishObjectInterfaces(world);
  await mergeSettled(session);
  updateHands(world);
  if (world.notes !== undefined) await passCollisions(session);
  updateZones(world);
  await drain(session);
  await answerWeb(session);
  await callWaiting(session);
  for (const coroutine of [...world.clock.coroutines]) {
    const again = await resume(script, coroutine.id, coroutine.name);
    if (!again) world.clock.coroutines = world.clock.coroutines.filter((other) => other !== coroutine);
  }
  await typeOver(session);
  if (world.notes !== undefined) await passTicks(session);
  await update(session);
  await drain(session);
  for (const fn of world.clock.forgotten.splice(0)) await forget(script, fn);
  await checkpoint(session);
}

/** onUpdate costs as much as it does; whether there is one is looked up twice a second. */
async function update(session: Session): Promise<void> {
  const { world, script } = session;
  if (!script.updates && world.clock.frame % 30 !== 1) return;
  const slices = script.slices.length;
  await deliver(script, { what: "onUpdate", args: [] });
  script.updates = script.slices.length > slices;
}

async function callWaiting(session: Session): Promise<void> {
  const { world } = session;
  for (const waiting of [...world.clock.waiting]) {
    if (!world.clock.waiting.includes(waiting)) continue;
    if (waiting.condition !== undefined) await tryCondition(session, waiting, waiting.condition);
    else if (waiting.due <= world.clock.frame) await callDue(session, waiting);
    await drain(session);
  }
}

async function callDue(session: Session, waiting: Waiting): Promise<void> {
  const { clock } = session.world;
  const last = waiting.repeats === undefined || waiting.repeats === 1 || waiting.repeats === 0;
  if (last) clock.waiting = clock.waiting.filter((other) => other !== waiting);
  else {
    waiting.due = clock.frame + (waiting.every ?? 1);
    if (waiting.repeats !== undefined && waiting.repeats > 0) waiting.repeats--;
  }
  await deliver(session.script, { what: "a Wait", fn: waiting.fn, last, args: [] });
}

async function tryCondition(session: Session, waiting: Waiting, condition: number): Promise<void> {
  const { world, script } = session;
  const errors = script.errors.length;
  const met = await deliver(script, { what: "a Wait.condition", fn: condition, args: [] });
  const { timeout } = waiting;
  const late = timeout !== undefined && timeout.due <= world.clock.frame;
  const broken = script.errors.slice(errors).some(({ failure }) => failure !== "told");
  if ((met === undefined || met === false) && !late && !broken) return;
  if (!world.clock.waiting.includes(waiting)) return;
  world.clock.waiting = world.clock.waiting.filter((other) => other !== waiting);
  await forget(script, condition);
  if (broken) return;
  const fn = met === undefined || met === false ? timeout?.fn : waiting.fn;
  if (fn !== undefined) await deliver(script, { what: "a Wait", fn, last: true, args: [] });
}

/** Takes a checkpoint; those that the table has gone back over are lost. */
export async function keepCheckpoint(session: Session): Promise<void> {
  const { world, checkpoints, back } = session;
  const save = await writeSave(session);
  if (back !== undefined) checkpoints.length = back + 1;
  session.back = undefined;
  checkpoints.push({ frame: world.clock.frame, save });
  if (checkpoints.length > CHECKPOINTS_KEPT) checkpoints.shift();
}

/** Every ten seconds, and when a script asks for it. */
async function checkpoint(session: Session): Promise<void> {
  const { world } = session;
  const asked = world.storeAsked.splice(0);
  const due = world.clock.frame % CHECKPOINT_FRAMES === 0 && world.clock.frame >= world.storeBlockedUntil;
  if (!due && asked.length === 0) return;
  await keepCheckpoint(session);
  for (const { fn } of asked)
    if (fn !== undefined)
      await deliver(session.script, { what: "storeRewindState", fn, last: true, args: [true, true] });
}
