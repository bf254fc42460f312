import { elements, handlerOf, handlersIn } from "../../xml/document";
import { hasFunction } from "../../run/deliver";
import { interfaceOn } from "../../world/object-interface";
import type { Examined } from "../../wire/answers";
import type { Interface, TableObject } from "../../world/types";
import type { Session } from "../../run/session";

/** Characters of a script and a state that are told, and names that are. */
const LONGEST = 60_000;
const MOST = 400;
/** What parts the texts that the script's side answers with. */
const [FIELD, ROW] = ["\x1f", "\x1e"];

/** What those who write mods want to know of one script: of Global, or of the object with a GUID; undefined for none. */
export async function examine(session: Session, guid: string): Promise<Examined | undefined> {
  const { world, script } = session;
  const handle = world.guids.get(guid);
  const object = handle === undefined ? undefined : world.objects.get(handle);
  if (object === undefined && guid !== "Global") return undefined;
  const code = object === undefined ? world.file.LuaScript : (object.data.LuaScript ?? "");
  const state = object === undefined ? world.file.LuaScriptState : (object.data.LuaScriptState ?? "");
  const runs = object === undefined || script.scripted.has(object.handle);
  return {
    ...{ guid, script: code.slice(0, LONGEST), state: state.slice(0, LONGEST) },
    variables: runs && world.notes !== undefined ? await variablesOf(session, object) : [],
    controls: [...(await buttonsOf(session, object)), ...(await handlersOf(session, object))].slice(0, MOST),
  };
}

async function variablesOf(session: Session, object?: TableObject): Promise<Examined["variables"]> {
  const { engine } = session.script;
  const text = await engine.call("__variables", object === undefined ? "" : String(object.handle));
  const rows = text === "" ? [] : text.split(ROW);
  return rows.map((row) => {
    const [name = "", value = ""] = row.split(FIELD);
    return { name, value };
  });
}

type Control = Examined["controls"][number];

/** Buttons and inputs, and whether the function is there that each names. */
async function buttonsOf(session: Session, object: TableObject | undefined): Promise<Control[]> {
  const out: Control[] = [];
  for (const kind of ["button", "input"] as const)
    for (const { label, fn, owner } of object?.[`${kind}s`] ?? [])
      out.push(await controlOf(session, `${kind} "${label}"`, fn, owner));
  return out;
}

/** Elements of an interface that call a function. */
async function handlersOf(session: Session, object: TableObject | undefined): Promise<Control[]> {
  const { world } = session;
  const ui: Interface = object === undefined ? world.interface : interfaceOn(world, object);
  const out: Control[] = [];
  for (const { node, attributes } of elements(ui.document)) {
    for (const [event, text] of handlersIn(attributes)) {
      if (out.length >= MOST) break;
      const id = attributes["id"] ?? "";
      const what = `${node.tag}${id === "" ? "" : ` ${id}`}, ${event}`;
      const named = handlerOf(text);
      const own = object === undefined || text.includes("/") ? undefined : object.handle;
      const owner = own ?? (named?.owner === "Global" ? undefined : world.guids.get(named?.owner ?? ""));
      const isSomebody = own !== undefined || named?.owner === "Global" || owner !== undefined;
      out.push(
        named === undefined || !isSomebody
          ? { what, calls: text, there: false }
          : await controlOf(session, what, named.name, owner),
      );
    }
  }
  return out;
}

async function controlOf(session: Session, what: string, name: string, owner?: number): Promise<Control> {
  const { script } = session;
  const of = owner === undefined ? "Global" : (script.scripted.get(owner) ?? "an object without a script");
  return { what, calls: `${name} of ${of}`, there: await hasFunction(script, name, owner) };
}
