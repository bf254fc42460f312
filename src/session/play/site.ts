import type { Draft } from "../../core/choice";
import { NOBODY, type AnyAction } from "../../core/types";
import type { Match } from "../match/match";
import type { DiceShow } from "../module";

/**
 * Where an action of a seat takes place, as far as all may see it: an action names its territories as its draft does.
 * Undefined for one without any, and for chance, which names seats by the same words.
 */
export function siteOf({ module }: Match, action: AnyAction): DiceShow | undefined {
  const seen = action.seat < 0 ? undefined : module.view.action(action, NOBODY);
  if (seen === undefined) return undefined;
  const { from = NOBODY, to, territory = NOBODY }: Draft = seen;
  const at = to ?? territory;
  return from < 0 && at < 0 ? undefined : { from, to: at };
}
