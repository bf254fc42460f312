import { mostOf } from "../../../core/bounds";
import type { Bounds } from "../../../core/choice";
import type { Language } from "../../../text/language";
import type { Match } from "../../match/match";
import type { Intent } from "../../intent/intent";

export interface StepperModel {
  readonly kind: number;
  readonly id: string;
  readonly value: number;
  /** The most that it can be set to while the others stay as they are. */
  readonly most: number;
  /** It costs more than there is: then it is grey. */
  readonly isDear: boolean;
  /** What it counts, and how many, in words. */
  readonly name: string;
  readonly amount: string;
}

/** A stepper for each kind that can be chosen. */
export function steppersOf(
  { module, game }: Match,
  intent: Intent,
  bounds: Bounds,
  language: Language,
): StepperModel[] {
  const { panel } = language;
  const { counts, seat } = intent;
  const verb = intent.draft.verb ?? "";
  const isPriced = module.action.priced.includes(verb);
  const list: StepperModel[] = [];
  bounds.kinds.forEach((id, kind) => {
    const isDear = isPriced && bounds.prices[kind] > bounds.budget;
    if (bounds.maxEach[kind] > 0 || isDear) {
      const value = counts[kind];
      const face = module.action.face(game.state, seat, id, kind);
      const text = face < 0 ? panel.kind(verb, id, value) : panel.die(kind + 1, face);
      list.push({
        kind,
        id,
        value,
        most: mostOf(bounds, counts, kind),
        isDear,
        name: panel.stepper(text, isPriced ? bounds.prices[kind] : 0),
        amount: face < 0 ? `${value}` : panel.plus(value),
      });
    }
  });
  return list;
}

/** What is chosen and what is due in words; money where there are prices. Empty where nothing is counted. */
export function sumText({ counts }: Intent, bounds: Bounds | undefined, { panel }: Language): string {
  if (bounds === undefined) return "";
  const { prices, budget, minTotal, maxTotal } = bounds;
  const isPriced = prices.length > 0;
  let chosen = 0;
  counts.forEach((n, kind) => {
    chosen += isPriced ? n * prices[kind] : n;
  });
  if (isPriced) return panel.spent(chosen, budget);
  return panel.chosen(chosen, minTotal === maxTotal ? maxTotal : -1);
}
