import { applyEdits } from "./edits";
import { guardLabels } from "./labels";
import { countLoops } from "./loops";
import { PRELUDE } from "./prelude";
import { parseLua } from "./syntax";

// The bundle's module loader falls back on the machine's own, which Tabletop Simulator does not have.
const ORIGINAL_REQUIRE = "local ____originalRequire = require\n";
// It hands on to a module what it is called with, which none of ours asks for.
const MODULE = /^(\["[^"]+"\] = function\()\.\.\.\)/gm;

/**
 * What the compiler wrote becomes what ships: prelude in front, loops that count, guards in blocks with labels.
 * No line moves. Lua that does not parse is returned with the prelude alone; the check of the bundle then says
 * where it fails.
 */
export function finishBundle(source: string): string {
  const loader = source.replace(ORIGINAL_REQUIRE, "local ____originalRequire = nil\n");
  const whole = PRELUDE + loader.replace(MODULE, "$1)");
  try {
    const counted = applyEdits(whole, countLoops(whole, parseLua(whole)));
    return guardLabels(counted, parseLua(counted));
  } catch {
    return whole;
  }
}
