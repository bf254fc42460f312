/** What the compiler wrote becomes what ships, but for its length. No line moves. */
import { applyEdits } from "./edits";
import { guardLabels } from "./labels";
import { countLoops } from "./loops";
import { PRELUDE } from "./prelude";
import { parseLua } from "./syntax";

// The bundle's module loader falls back on the machine's own, which Tabletop Simulator does not have.
const ORIGINAL_REQUIRE = "local ____originalRequire = require\n";

/** What stands around the modules of a bundle: prelude in front, and a loader that looks nowhere else. */
export function finishFrame(source: string): string {
  return PRELUDE + source.replace(ORIGINAL_REQUIRE, "local ____originalRequire = nil\n");
}

/**
 * A module, or all of a bundle: loops that count, guards in blocks with labels. Lua that does not parse is returned as it
 * is; the check of the bundle then says where it fails.
 */
export function finishLua(source: string): string {
  try {
    const counted = applyEdits(source, countLoops(source, parseLua(source, false)));
    return guardLabels(counted, parseLua(counted, false));
  } catch (error) {
    if (error instanceof SyntaxError) return source;
    throw error;
  }
}
