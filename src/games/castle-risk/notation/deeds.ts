import { readOneOf } from "../../../core/words";
import { indexIds, skip } from "../../../core/lines";
import { FROM, TERRITORY, TO } from "../../../risk/europe/notation/words";
import {
  countsOf,
  NUMBERS,
  numberFrom,
  oneId,
  type DeedTable,
  type Value,
} from "../../../risk/notation/deeds";
import type { Action, EndedPhase } from "../rules/actions";
import { CARDS } from "../rules/cards";
import { POLICY_IDS } from "../rules/policies";
import { UNITS as UNIT_IDS } from "../rules/units";

export const UNITS = countsOf(UNIT_IDS);
const ARMY = ["units", UNITS] as const;

const BRIBE: Value<boolean> = {
  read: (line) => skip(line, "bribe"),
  write: (bribe) => (bribe ? " bribe" : ""),
};

/** One of these words; `expected` is what a reader says that it wants. */
function oneWord<T extends string>(
  words: readonly T[],
  { expected }: { readonly expected: string },
): Value<T> {
  const index = indexIds(words);
  return { read: (line) => readOneOf(line, words, index, expected), write: (word) => ` ${word}` };
}

const REINFORCED = oneWord<"infantry" | "archer">(["infantry", "archer"], { expected: "unit" });
const ENDED: readonly EndedPhase[] = ["purchase", "attack", "fortify", "diplomacy", "placement"];

/** What seats do: a castle is bought with the verb of units. */
export const DEEDS: DeedTable<Action> = {
  capital: [TERRITORY],
  policies: [["cards", countsOf(POLICY_IDS)]],
  buy: [ARMY],
  donate: [["coins", numberFrom(1)]],
  attack: [FROM, TO, ARMY],
  fortify: [FROM, TO, ARMY],
  build: [TERRITORY],
  bombard: [FROM, TO],
  recruit: [TERRITORY, ["bribe", BRIBE]],
  place: [TERRITORY, ARMY],
  reinforce: [TERRITORY, ["unit", REINFORCED]],
  end: [["phase", oneWord(ENDED, { expected: "phase" })]],
  play: [["card", oneId(CARDS, "card")]],
  pass: [],
  lose: [ARMY],
  boost: [["plus", NUMBERS]],
  discard: [["cards", countsOf(CARDS)]],
  resign: [],
};
