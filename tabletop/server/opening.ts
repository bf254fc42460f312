import type { Opening } from "./table/messages";

interface Scripted {
  SaveName: string;
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
}

/** What a server reads of a save; undefined where it is none. */
export function partsOf(text: string): Scripted | undefined {
  try {
    const value = JSON.parse(text) as Partial<Scripted> | null;
    const { SaveName = "", LuaScript = "", LuaScriptState = "", XmlUI = "" } = value ?? {};
    return value === null ? undefined : { SaveName, LuaScript, LuaScriptState, XmlUI };
  } catch {
    return undefined;
  }
}

/** An autosave under the packed save of today; undefined where it cannot be read. */
export function renewed(autosaved: string, packed: Opening): Opening | undefined {
  const [old, now] = [partsOf(autosaved), partsOf(packed.save)];
  if (old === undefined) return undefined;
  const same = now?.SaveName === old.SaveName;
  if (!same) return { save: autosaved, written: true };
  if (now.LuaScript === old.LuaScript && now.XmlUI === old.XmlUI)
    return { ...packed, save: autosaved, written: true };
  return { ...packed, save: withState(packed.save, old.LuaScriptState) };
}

/** A save whose script begins with a state. */
export function withState(save: string, LuaScriptState: string): string {
  return JSON.stringify({ ...(JSON.parse(save) as object), LuaScriptState });
}
