import { decode, encode, SEPARATOR, tokens } from "../bridge/text";
import { fail, timed, type Script } from "./script";
import { GLOBAL_ALONE, olderEvents, ownEvent } from "./foreign/own-events";
import type { LuaValue, Out } from "../bridge/values";
import type { WorldEvent } from "../world/types";

function payload(args: readonly Out[]): string {
  return `${args.length}${SEPARATOR}${encode(args)}`;
}

function first(result: string | undefined): LuaValue {
  return result === undefined || result === "" || result === "-" ? undefined : decode(tokens(result), 1)[0];
}

/**
 * Calls what the table owes to scripts; a handler that is `required` must exist. The answer is the first result that is
 * any: with false the event is over, and those that come after it are not asked.
 */
export async function deliver(script: Script, event: WorldEvent, required = false): Promise<LuaValue> {
  const { fn, what, args, to } = event;
  if (fn !== undefined)
    return first(
      await timed(script, what, async () =>
        script.engine.call("__call", String(fn), event.last === true ? "1" : "", payload(args)),
      ),
    );
  if (to !== undefined && to !== "Global") return tellOne(script, to, what, args, required);
  const text = payload(args);
  const result = await timed(script, what, async () => script.engine.call("__event", what, text));
  if (result === "-" && required) fail(script, what, `Global has no function ${what}`, "lua");
  const answer = first(result);
  if (to === "Global" || script.world.notes === undefined) return answer;
  return answer === false ? false : tellOthers(script, event, answer);
}

/** The scripts of objects, that of the object itself, and those that know the event by an older name. */
async function tellOthers(script: Script, event: WorldEvent, before: LuaValue): Promise<LuaValue> {
  const { what, args } = event;
  let answer = before;
  const steps: (() => Promise<LuaValue>)[] = [];
  if (!GLOBAL_ALONE.has(what))
    for (const handle of await listeners(script, what))
      steps.push(async () => tellOne(script, handle, what, args));
  const own = script.scripted.size === 0 ? undefined : ownEvent(what, args);
  if (own !== undefined && script.scripted.has(own.handle))
    steps.push(async () => tellOne(script, own.handle, own.what, own.args));
  for (const older of olderEvents(script.world, what, args)) steps.push(async () => deliver(script, older));
  for (const step of steps) {
    answer = (await step()) ?? answer;
    if (answer === false) return false;
  }
  return answer;
}

/** The objects whose scripts have a function of this name. */
export async function listeners(script: Script, name: string): Promise<number[]> {
  if (script.scripted.size === 0) return [];
  const text = await script.engine.call("__who", name);
  return text === "" ? [] : text.split(",").map(Number);
}

async function tellOne(
  script: Script,
  handle: number,
  what: string,
  args: readonly Out[],
  required = false,
): Promise<LuaValue> {
  const label = script.scripted.get(handle);
  if (label === undefined) {
    if (required) fail(script, what, "the object whose function it is has no script", "lua");
    return undefined;
  }
  const result = await timed(script, `${label}: ${what}`, async () =>
    script.engine.call("__tell", String(handle), what, payload(args)),
  );
  if (result === "-" && required) fail(script, what, `${label} has no function ${what}`, "lua");
  return first(result);
}

/** Whether a script has a function of this name: that of Global, or of an object. */
export async function hasFunction(script: Script, name: string, owner?: number): Promise<boolean> {
  if (owner !== undefined) return (await listeners(script, name)).includes(owner);
  return (await script.engine.call("__has", name)) === "1";
}

/** Lets the script's side forget a function that will not be called. */
export async function forget(script: Script, fn: number): Promise<void> {
  await script.engine.call("__forget", String(fn));
}

/** Resumes a coroutine; false when it is over. It must end by returning 1. */
export async function resume(script: Script, id: number, name: string): Promise<boolean> {
  const what = `coroutine ${name}`;
  const result = await timed(script, what, async () => script.engine.call("__resume", String(id)));
  if (result === "bad") fail(script, what, `the coroutine ${name} did not end with return 1`, "lua");
  return result === "again";
}
