import { readId, readWord, skip, unknownWord } from "../../../core/lines";
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

const REINFORCED = { infantry: 0, archer: 1 };
const REINFORCEMENT: Value<"infantry" | "archer"> = {
  read: (line) => (readId(line, REINFORCED, "unit") === 0 ? "infantry" : "archer"),
  write: (unit) => ` ${unit}`,
};

const ENDED: Readonly<Record<string, EndedPhase>> = {
  purchase: "purchase",
  attack: "attack",
  fortify: "fortify",
  diplomacy: "diplomacy",
  placement: "placement",
};
const PHASE: Value<EndedPhase> = {
  read: (line) => {
    const word = readWord(line, "phase");
    const phase = ENDED[word];
    if (typeof phase !== "string") unknownWord(line, "phase", word);
    return phase;
  },
  write: (phase) => ` ${phase}`,
};

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
  reinforce: [TERRITORY, ["unit", REINFORCEMENT]],
  end: [["phase", PHASE]],
  play: [["card", oneId(CARDS, "card")]],
  pass: [],
  lose: [ARMY],
  boost: [["plus", NUMBERS]],
  discard: [["cards", countsOf(CARDS)]],
  resign: [],
};
