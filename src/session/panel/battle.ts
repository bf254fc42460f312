import { ADMIRAL, CARDS, GENERAL, MARSHAL } from "../../games/castle-risk/cards";
import { RANKS } from "../../games/castle-risk/ranks";
import { COUNTERED, EFFECTIVE, type State } from "../../games/castle-risk/state";
import { isCapital } from "../../games/castle-risk/tax";
import { PRINTED, landId } from "../../games/castle-risk/world";
import { ENGLISH } from "../../text/en/english";
import type { Language } from "../../text/language";
import { cardName, rankName, territoryName } from "../../text/names";
import type { RollShow } from "../battle-show";
import { seatName } from "./words";

/** Something that helps a side: where it comes from, and what it does. */
export interface Bonus {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface ArmyModel {
  readonly seat: number;
  readonly name: string;
  readonly territory: string;
  readonly units: readonly number[];
  readonly bonuses: readonly Bonus[];
  /** Names of cards that a Spy took away. */
  readonly countered: readonly string[];
}

/** A combat face to face, the same for everybody. */
export interface BattleModel {
  readonly attacker: ArmyModel;
  readonly defender: ArmyModel;
  /** The phase that comes next, or that is being settled; empty before the first dice. */
  readonly rank: string;
  readonly title: string;
  /** The dice that fell last, if they are of this combat. */
  readonly roll: RollShow | undefined;
}

export function battlePanel(
  s: State,
  roll: RollShow | undefined,
  language: Language = ENGLISH,
): BattleModel | undefined {
  const b = s.battle;
  if (b === undefined) return undefined;
  const { panel, names } = language;
  const rank = b.phase < 0 ? "" : RANKS[b.phase];
  return {
    attacker: {
      seat: b.attacker,
      name: seatName(s, b.attacker, language),
      territory: territoryName(landId(b.from), names),
      units: [...b.force],
      bonuses: cardBonuses(b.attackerCards, [GENERAL, ADMIRAL], language),
      countered: countered(b.attackerCards, language),
    },
    defender: {
      seat: b.defender,
      name: seatName(s, b.defender, language),
      territory: territoryName(landId(b.to), names),
      units: [...s.territories[b.to].units],
      bonuses: cardBonuses(b.defenderCards, [MARSHAL, ADMIRAL], language).concat(
        landBonuses(s, b.to, language),
      ),
      countered: countered(b.defenderCards, language),
    },
    rank,
    title: rank === "" ? panel.beforeDice : panel.cycle(b.cycle, rankName(rank, names)),
    roll,
  };
}

function bonus(id: string, language: Language): Bonus {
  const found = language.panel.bonuses[id];
  return found === undefined ? { id, name: id, text: "" } : { id, name: found.name, text: found.text };
}

function cardBonuses(cards: readonly number[], kinds: readonly number[], language: Language): Bonus[] {
  const list: Bonus[] = [];
  for (const k of kinds) if (cards[k] === EFFECTIVE) list.push(bonus(CARDS[k], language));
  return list;
}

function landBonuses(s: State, t: number, language: Language): Bonus[] {
  const list: Bonus[] = [];
  if (s.territories[t].castle) list.push(bonus("castle", language));
  if (PRINTED[t] > 0) list.push(bonus(isCapital(s, t) ? "capital" : "city", language));
  return list;
}

function countered(cards: readonly number[], language: Language): string[] {
  const list: string[] = [];
  cards.forEach((fate, k) => {
    if (fate === COUNTERED) list.push(cardName(CARDS[k], language.names));
  });
  return list;
}
