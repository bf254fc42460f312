import type { Draft } from "../../core/choice";
import { NOBODY, type AnyAction } from "../../core/types";
import type { Match } from "../match/match";
import type { DiceShow } from "../game/battle";

/**
 * Where an action of a seat takes place, as far as all may see it: an action names its territories as its draft does.
 * Undefined for one without any, and for chance, which names seats by the same words.
 */
export function siteOf({ module }: Match, action: AnyAction): DiceShow | undefined {
  const seen = action.seat < 0 ? undefined : module.view.action(action, NOBODY);
  if (seen === undefined) return undefined;
  const site = placesOf(seen);
  return site.from < 0 && site.to < 0 ? undefined : site;
}

/** Where a draft begins and ends, as far as it is picked: what goes on from a territory begins there. */
export function placesOf({ from, to, territory = NOBODY }: Draft): DiceShow {
  return { from: from ?? (to === undefined ? NOBODY : territory), to: to ?? territory };
}
