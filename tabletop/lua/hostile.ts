/**
 * Lua that makes PUC Lua 5.2 fail where MoonSharp 2.0 in Tabletop Simulator does. What cannot be imitated from inside
 * Lua (string order, `%`, number formatting, labels, `#`) is left to the linter and the check of the bundle.
 */
import { words } from "../save/words";
import FOREIGN_SOURCE from "./foreign.lua";
import SOURCE from "./hostile.lua";

/** Globals and members that stay; everything else is removed. */
const KEPT = {
  "": `assert error getmetatable ipairs next pairs pcall print rawequal rawget rawlen rawset select setmetatable
    tonumber tostring type xpcall _G _VERSION coroutine math os string table`,
  os: "clock date difftime time",
};

/** What MoonSharp has besides, and scripts of other mods use; `__load` and `__collect` are for the side of the table, which takes them away. */
const FOREIGN = "bit32 __load __collect";

/** The Lua source for a seed; to be run first in a fresh state. `foreign`: for scripts of other mods. */
export function hostileSource(seed: number, foreign = false): string {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a hostile seed is a whole number from 0, not ${seed}`);
  const keep = (list: string): string =>
    words(list)
      .map((name) => `${name}=true`)
      .join(",");
  const body = SOURCE.replace("SEED", String(seed)).replaceAll("TONUMBER", "rawtonumber");
  return `local rawtonumber=tonumber
${foreign ? FOREIGN_SOURCE : ""}${body}
local G = _G
local function strip(t, kept) for k in rawnext, t do if not kept[k] then t[k] = nil end end end
strip(os, {${keep(KEPT.os)}})
strip(G, {unpack=true,${keep(KEPT[""] + (foreign ? ` ${FOREIGN}` : ""))}})
`;
}
