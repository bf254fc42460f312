import { deliver } from "../deliver";
import { toJson } from "../../api/reader";
import { Refused } from "../../world/world";
import type { LuaValue } from "../../bridge/values";
import type { Session } from "../session";

const NAME = "__answer";

/** What Lua gives as JavaScript has it: a list or a record of a table, the GUID of an object, the colour of a player. */
function plain({ world }: Session, value: LuaValue): unknown {
  if (typeof value !== "object") return value;
  if (value.$ === "object") return world.objects.get(value.handle)?.guid;
  if (value.$ === "player") return value.key;
  return value.$ === "table" ? toJson(value, "the answer") : undefined;
}

/**
 * Runs Lua as a part of the script of Global, or of the object with a GUID, and gives what it returns. What fails in it is
 * an error of the scripts, and is thrown.
 */
export async function runLua(session: Session, lua: string, guid?: string): Promise<unknown> {
  const { world, script } = session;
  const handle = guid === undefined ? undefined : world.guids.get(guid);
  if (guid !== undefined && (handle === undefined || !script.scripted.has(handle)))
    throw new Refused(`there is no object ${guid} that has a script`);
  const before = script.errors.length;
  const scope = handle === undefined ? "" : `local _ENV=__scope"${handle}" `;
  await script.engine.run(`${scope}function ${NAME}() ${lua}\nend`, "run");
  const answer = await deliver(script, { what: NAME, args: [], to: handle ?? "Global" });
  const failed = script.errors.slice(before).find(({ failure }) => failure !== "told");
  if (failed !== undefined) throw new Error(failed.message);
  return plain(session, answer);
}
