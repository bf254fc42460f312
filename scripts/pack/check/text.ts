import { MAX_BUNDLE_BYTES } from "../../lua/check";
import type { Packed } from "./packed";

/** The Notebook's pages are text fields, which show no more than about 16,000 characters. */
const MAX_PAGE = 10_000;

/** The script and the pages of the Notebook are not too long, and a save for others names no folder of this machine. */
export function checkText({ save, text, base, folders, wide }: Packed): string[] {
  const found: string[] = [];
  const size = Buffer.byteLength(save.LuaScript);
  if (size > MAX_BUNDLE_BYTES && !wide)
    found.push(`LuaScript: ${size} bytes; the limit is ${MAX_BUNDLE_BYTES}`);
  for (const { title, body } of Object.values(save.TabStates))
    if (body.length > MAX_PAGE)
      found.push(`TabStates: the page "${title}" has ${body.length} characters; ${MAX_PAGE} are the most`);
  if (base.address.startsWith("file:")) return found;
  if (text.includes("file:///")) found.push("the save names a file of this machine (file:///)");
  for (const folder of folders) {
    // As it stands in JSON: backslashes are doubled.
    const written = JSON.stringify(folder).slice(1, -1);
    if (text.includes(written)) found.push(`the save names ${folder}, a folder of this machine`);
  }
  return found;
}
