import { CARDS } from "../rules/cards";
import { attackDice, defendDice } from "../rules/combat/ranks";
import { RANKS } from "../../../risk/combat/ranks";
import {
  EFFECTIVE,
  UNPLAYED,
  type Battle,
  type Bombardment,
  type Recruitment,
  type State,
} from "../rules/state";
import { ownerId } from "../../../core/common";
import { UNITS } from "../rules/units";
import { landId, linkedByLand } from "../../../risk/europe/board";
import { byId } from "./seat";
import type { BattleReport, BombardmentReport, RecruitmentReport } from "./types";

/** Whose turn it is to play cards in a battle: the attacker, the defender, nobody any more. */
const PLAYING = ["attacker", "defender", "done"] as const;
/** What became of a Diplomat. */
const FATES = ["unplayed", "effective", "countered"] as const;

/** A battle with the dice that each side rolls in its phase. */
export function reportBattle(s: State, b: Battle): BattleReport {
  return {
    from: landId(b.from),
    to: landId(b.to),
    by_sea: !linkedByLand(b.from, b.to),
    cycle: b.cycle,
    phase: b.rank < 0 ? null : RANKS[b.rank],
    playing: PLAYING[b.side],
    attacker: {
      owner: ownerId(s, b.attacker),
      units: byId(UNITS, b.force),
      cards: reportPlayed(b.attackerCards),
      rolls: b.rank < 0 ? 0 : attackDice(b),
      dice: [...b.attackerDice],
      due: b.attackerDue,
    },
    defender: {
      owner: ownerId(s, b.defender),
      units: byId(UNITS, s.territories[b.to].units),
      cards: reportPlayed(b.defenderCards),
      rolls: b.rank < 0 ? 0 : defendDice(s, b),
      dice: [...b.defenderDice],
      due: b.defenderDue,
    },
  };
}

function reportPlayed(cards: readonly number[]): Record<string, string> {
  const played: Record<string, string> = {};
  const n = cards.length;
  for (let k = 0; k < n; k++) {
    if (cards[k] !== UNPLAYED) played[CARDS[k]] = cards[k] === EFFECTIVE ? FATES[1] : FATES[2];
  }
  return played;
}

export function reportBombardment(b: Bombardment): BombardmentReport {
  return { from: landId(b.from), to: landId(b.to), due: b.due };
}

export function reportRecruitment(r: Recruitment): RecruitmentReport {
  return { city: landId(r.city), bribe: r.bribe, diplomat: FATES[r.diplomat] };
}
