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

/** Whose turn it is to play cards in a battle. */
const PLAYING = ["attacker", "defender", "done"] as const;
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
export function reportBattle(s: State, b: Battle): object {
  const begun = b.rank >= 0;
  return {
    from: landId(b.from),
    to: landId(b.to),
    by_sea: !linkedByLand(b.from, b.to),
    cycle: b.cycle,
    phase: begun ? RANKS[b.rank] : null,
    playing: PLAYING[b.side],
    attacker: {
      owner: ownerId(s, b.attacker),
      units: byId(UNITS, b.force),
      cards: played(b.attackerCards),
      rolls: begun ? attackDice(b) : 0,
      dice: b.attackerDice,
      due: b.attackerDue,
    },
    defender: {
      owner: ownerId(s, b.defender),
      units: byId(UNITS, s.territories[b.to].units),
      cards: played(b.defenderCards),
      rolls: begun ? defendDice(s, b) : 0,
      dice: b.defenderDice,
      due: b.defenderDue,
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
