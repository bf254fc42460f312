import { ownerId } from "../../../core/common";
import { RANKS } from "../../../risk/combat/ranks";
import { BOARD, landId, linkedByLand } from "../../../risk/europe/board";
import { CARDS } from "../rules/cards";
import { attackDice, defendDice } from "../rules/combat/ranks";
import { UNPLAYED, type Battle, type State } from "../rules/state";
import { newMarks } from "../rules/state/marks";
import { cityValue, isCapital } from "../rules/tax";
import { UNITS } from "../rules/units";
import { byId } from "./ids";

/** What became of a card. */
export const FATES = ["unplayed", "effective", "countered"] as const;

/** A territory with what stands in it and what that did this turn. */
export function reportTerritory(s: State, t: number): object {
  const land = s.territories[t];
  const { city } = BOARD.territories[t];
  const marks = land.marks ?? newMarks();
  return {
    owner: ownerId(s, land.owner),
    units: byId(UNITS, land.units),
    castle: land.castle,
    city:
      city === undefined
        ? null
        : {
            name: city.name,
            crown: city.crown,
            printed_value: city.tax,
            value: cityValue(s, t),
            capital: isCapital(s, t),
          },
    tokens: land.tokens,
    taken: marks.taken,
    reinforced: marks.reinforced,
    fired: marks.fired,
    spent: byId(UNITS, marks.spent),
    moved_once: byId(UNITS, marks.once),
    moved_twice: byId(UNITS, marks.twice),
    placed: byId(UNITS, marks.placed),
  };
}

/** A battle with the dice that each side rolls in its phase. */
export function reportBattle(s: State, battle: Battle): object {
  const begun = battle.rank >= 0;
  return {
    from: landId(battle.from),
    to: landId(battle.to),
    by_sea: !linkedByLand(battle.from, battle.to),
    cycle: battle.cycle,
    phase: begun ? RANKS[battle.rank] : null,
    playing: battle.playing,
    attacker: {
      owner: ownerId(s, battle.attacker),
      units: byId(UNITS, battle.force),
      cards: played(battle.attackerCards),
      rolls: begun ? attackDice(battle) : 0,
      dice: battle.attackerDice,
      due: battle.attackerDue,
    },
    defender: {
      owner: ownerId(s, battle.defender),
      units: byId(UNITS, s.territories[battle.to].units),
      cards: played(battle.defenderCards),
      rolls: begun ? defendDice(s, battle) : 0,
      dice: battle.defenderDice,
      due: battle.defenderDue,
    },
  };
}

function played(cards: readonly number[]): Record<string, string> {
  const fates: Record<string, string> = {};
  cards.forEach((fate, k) => {
    if (fate !== UNPLAYED) fates[CARDS[k]] = FATES[fate];
  });
  return fates;
}
