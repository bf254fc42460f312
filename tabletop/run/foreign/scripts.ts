/** The scripts of objects: when they begin, what they keep, and when they are gone. */
import { deliver, listeners } from "../deliver";
import { placesOf } from "../places";
import { keepPlaces, timed, type Script } from "../script";
import { warn } from "../../world/world";
import type { TableObject } from "../../world/types";

function codeOf({ data }: TableObject): string {
  return data.LuaScript ?? "";
}

/** Runs the top level of an object's script, which sees globals of its own. The first line stays the first. */
async function begin(script: Script, object: TableObject): Promise<void> {
  const { handle, guid, data } = object;
  const name = data.Nickname === undefined || data.Nickname === "" ? data.Name : data.Nickname;
  const label = `${name} ${guid}`;
  script.scripted.set(handle, label);
  await timed(script, `${label}: the script's top level`, async () => {
    const chunk = guid.replace(/\W/g, "_");
    keepPlaces(script, chunk, placesOf(codeOf(object), undefined, script.texts, guid));
    await script.engine.run(`local _ENV=__env"${handle}" ${codeOf(object)}`, chunk);
    return "";
  });
}

/** Runs the top levels of the scripts of objects that have none running; gives those that are to be loaded. */
export async function beginScripts(
  script: Script,
  objects: readonly TableObject[],
): Promise<readonly TableObject[]> {
  const due = objects.filter((one) => codeOf(one).trim() !== "" && !script.scripted.has(one.handle));
  for (const object of due) await begin(script, object);
  return due;
}

/** Tells the scripts of objects that they are loaded. */
export async function loadScripts(script: Script, objects: readonly TableObject[]): Promise<void> {
  for (const { handle, life, data } of objects)
    if (life === "live")
      await deliver(script, { what: "onLoad", args: [data.LuaScriptState ?? ""], to: handle });
}

/** Lets the script of an object go; functions that it has given away stay. */
export async function endScript(script: Script, handle: number): Promise<void> {
  if (script.scripted.delete(handle)) await script.engine.call("__unload", String(handle));
}

/** Asks the scripts of objects for their states, as a save does. */
export async function storeStates(script: Script): Promise<void> {
  for (const handle of await listeners(script, "onSave")) {
    const state = await deliver(script, { what: "onSave", args: [], to: handle });
    const object = script.world.objects.get(handle);
    if (object === undefined || state === undefined) continue;
    if (typeof state === "string" || typeof state === "number") object.data.LuaScriptState = String(state);
    else warn(script.world, "onSave of an object gives something that is no text, which is left out");
  }
}
