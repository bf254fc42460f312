import { chanceIsDue } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { hasRng } from "../../../core/rng";
import { landId } from "../../../risk/world/board";
import { idsOf } from "../../../risk/report/values";
import { reportBattle, reportLands } from "../../../risk/world/report/report";
import { countArmies, countLands, continentIds } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import { CARD_IDS, starsOf } from "../rules/cards";
import { ARMY_IDS } from "../rules/game/army";
import { countCities, draft, playedObjectives } from "../rules/holdings";
import { AIRFIELD_IDS, OBJECTIVE_IDS, REWARD_IDS } from "../rules/objectives";
import { rewardOn } from "../rules/seats";
import { OPEN, type State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { pileSize } from "../rules/turn/card";

/** Version of the objects' shape. */
export const REPORT_VERSION = 1;

/** A game as it stands, or what a seat's view knows of it, as a plain object with ids for indices. */
export function report(s: State): object {
  const seatId = (seat: number): string | null => (seat < 0 ? null : s.colours[seat]);
  const landOrNull = (t: number): string | null => (t < 0 ? null : landId(t));
  const airfields: Record<string, string | null> = {};
  AIRFIELD_IDS.forEach((id, i) => (airfields[id] = landOrNull(s.airfields[i])));
  return {
    game: META.id,
    version: REPORT_VERSION,
    options: s.options,
    round: s.round,
    phase: s.phase,
    step: s.step,
    first: seatId(s.first),
    turn: seatId(s.turn),
    asked: s.asked.map(seatId),
    contenders: s.contenders.map(seatId),
    due: s.due,
    taken: s.taken.map((t) => landId(t)),
    collected: s.collected,
    maneuvers: s.maneuvers,
    seats: s.colours.map((_, seat) => reportSeat(s, seat)),
    territories: reportLands(s),
    cities: s.cities.map((t) => landId(t)),
    objectives: reportObjectives(s),
    airfields,
    battle: s.battle === undefined ? null : reportBattle(s.battle),
    cards: { pile: pileSize(s), discards: idsOf(CARD_IDS, s.discards) },
    chance: { due: chanceIsDue(s) ? s.step : null, generator: hasRng(s.rng) ? [...s.rng] : null },
    outcome: s.ending === "none" ? null : { ending: s.ending, winner: seatId(s.winner) },
    hash: isView(s) ? null : hashText(hashState(s)),
  };
}

/** Whether something is hidden from whoever sees this. */
function isView(s: State): boolean {
  return s.seats.some(({ hand }) => hand.some((card) => card < 0));
}

/** By objective that is in the game: who has collected it, null while it lies open, and the reward on it. */
function reportObjectives(s: State): Record<string, object> {
  const objectives: Record<string, object> = {};
  for (const k of playedObjectives(s)) {
    const holder = s.objectives[k];
    const reward = rewardOn(s, k);
    objectives[OBJECTIVE_IDS[k]] = {
      holder: holder === OPEN ? null : s.colours[holder],
      reward: reward < 0 ? null : REWARD_IDS[reward],
    };
  }
  return objectives;
}

function reportSeat(s: State, seat: number): object {
  const { alive, reserve, hand, army, capital, settings } = s.seats[seat];
  return {
    colour: s.colours[seat],
    alive,
    territories: countLands(s, seat),
    cities: countCities(s, seat),
    troops: countArmies(s, seat),
    draft: alive ? draft(s, seat) : 0,
    continents: continentIds(s, seat),
    reserve,
    hand: idsOf(CARD_IDS, hand),
    stars: hand.some((card) => card < 0) ? null : starsOf(hand),
    army: army < 0 ? null : ARMY_IDS[army],
    capital: capital < 0 ? null : landId(capital),
    wishes: settings,
  };
}
