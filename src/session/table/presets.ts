import { DEFAULT_OPTIONS, type Options } from "../../games/castle-risk/meta";
import type { OptionsDraft } from "../../games/castle-risk/notation/position/options";

/** Ready-made options by id, as far as they are not the rulebook's; words are in PanelTexts.presets. */
const PRESETS: Readonly<Record<string, Partial<Options> | undefined>> = {
  classic: {},
  short: { capitals: "dealt", coins: 5, crowns: 6 },
  simple: { policies: "single", phases: "first" },
  evening: { rounds: 8 },
};

/** The presets in the order in which they are offered. */
export const PRESET_IDS = ["classic", "short", "simple", "evening"] as const;

/** The options of a preset; the rulebook's for an id that is none. */
export function presetOptions(id: string): OptionsDraft {
  return { ...DEFAULT_OPTIONS, cards: [...DEFAULT_OPTIONS.cards], ...PRESETS[id] };
}

/** The preset that these options are, or an empty text. */
export function presetOf(o: Options): string {
  for (const id of PRESET_IDS) if (isSame(presetOptions(id), o)) return id;
  return "";
}

function isSame(a: Options, b: Options): boolean {
  return (
    a.capitals === b.capitals &&
    a.coins === b.coins &&
    a.policies === b.policies &&
    a.phases === b.phases &&
    a.crowns === b.crowns &&
    a.rounds === b.rounds &&
    a.cards.every((n, k) => n === b.cards[k])
  );
}
