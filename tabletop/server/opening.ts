import type { Opening } from "./table/messages";
import { recordIn } from "../save/check";

/** What a server reads of a save. */
export interface Scripted {
  SaveName: string;
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
}

/** The parts of a save; undefined where it is none. */
export function partsOf(text: string): Scripted | undefined {
  const fields = recordIn(text);
  if (fields === undefined) return undefined;
  const parts = {
    SaveName: fields["SaveName"] ?? "",
    LuaScript: fields["LuaScript"] ?? "",
    LuaScriptState: fields["LuaScriptState"] ?? "",
    XmlUI: fields["XmlUI"] ?? "",
  };
  return isScripted(parts) ? parts : undefined;
}

function isScripted(parts: Readonly<Record<keyof Scripted, unknown>>): parts is Scripted {
  return Object.values(parts).every((part) => typeof part === "string");
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
  return JSON.stringify({ ...recordIn(save), LuaScriptState });
}
