import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { askLua, GLOBAL, luaText, runLua } from "./lua";
import type { Link } from "./link";
import type { TheirScript } from "./from-table";
import { isRecord, parsed } from "../../../tabletop/save/check";

/** What scripts would save, by GUIDs: a push loads the save of before, and this is given back to them. */
export type States = Readonly<Record<string, string>>;

/** Asks all scripts at the table what they would save. Nothing where Global has no script to ask by. */
export async function askStates(link: Link, scripts: readonly TheirScript[]): Promise<States> {
  if (!scripts.some(({ guid, script }) => guid === GLOBAL && script.trim() !== "")) return {};
  const guids = scripts
    .filter(({ guid, script }) => guid !== GLOBAL && script !== "")
    .map(({ guid }) => guid);
  const answer = await askLua(
    link,
    `local states = {}
local function keep(guid, state) if type(state) == "string" and state ~= "" then states[guid] = state end end
if onSave ~= nil then keep("${GLOBAL}", onSave()) end
for _, guid in ipairs({${guids.map(luaText).join(",")}}) do
  local object = getObjectFromGUID(guid)
  if object ~= nil and object.getVar("onSave") ~= nil then keep(guid, object.call("onSave")) end
end
return states`,
  );
  return statesIn(answer);
}

/** The texts among the values of an object; none of anything else. */
function statesIn(value: unknown): States {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/**
 * Gives scripts back what they would have saved: objects are reloaded with it, and Global is told onLoad once more, which
 * nothing else can make happen from outside.
 */
export async function giveBack(link: Link, states: States): Promise<void> {
  for (const [guid, state] of Object.entries(states)) {
    const text = luaText(state);
    if (guid === GLOBAL) {
      await askLua(link, `if onLoad ~= nil then onLoad(${text}) end`);
      continue;
    }
    // A reload asks onSave, which would say what the save has; the object goes once this has been answered.
    const reload = "Wait.frames(function() self.reload() end, 1)";
    // One that has no script any more, or is gone, needs no state.
    await runLua(link, `onSave = nil self.script_state = ${text} ${reload}`, guid);
  }
}

/** Where the states wait that could not be given back, as a new script has failed; the user's own. */
function asideOf(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex").slice(0, 12);
  return join(tmpdir(), `tts-push-${userInfo().username}`, `${hash}.json`);
}

/** Keeps states until a push can give them back; says where. */
export function putAside(name: string, states: States): string {
  const file = asideOf(name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(states), { mode: 0o600 });
  return file;
}

/** The states that an earlier push of this save could not give back. */
export function takeAside(name: string): States {
  const file = asideOf(name);
  return existsSync(file) ? statesIn(parsed(readFileSync(file, "utf8"))) : {};
}

/** Forgets what was kept of the save of that name, if anything was. */
export function dropAside(name: string): void {
  rmSync(asideOf(name), { force: true });
}
