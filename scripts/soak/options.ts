import { defaultOptions } from "../../src/core/options";
import type { OptionDef, OptionValue, OptionValues, Roll } from "../../src/core/types";

/** Above its least value a number goes no further than this: long games find little that short ones do not. */
const MOST_ABOVE = 24;

/** Options of a table: those of the rulebook in one game of three, anything that may be agreed on in the others. */
export function randomOptions(defs: readonly OptionDef[], roll: Roll): OptionValues {
  const options = defaultOptions(defs);
  if (roll(3) === 0) return options;
  for (const def of defs) if (roll(2) === 0) options[def.id] = randomValue(def, roll);
  return options;
}

function randomValue(def: OptionDef, roll: Roll): OptionValue {
  switch (def.kind) {
    case "choice":
      return def.values[roll(def.values.length)];
    case "number":
      return def.min + roll(Math.min(def.max - def.min, MOST_ABOVE) + 1);
    case "counts": {
      const most = roll(4) === 0 ? 1 : def.max;
      return def.kinds.map(() => roll(most + 1));
    }
  }
}
