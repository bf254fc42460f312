import { chanceIsDue } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { hasRng } from "../../../core/rng";
import { NEUTRAL, NOBODY } from "../../../core/types";
import { landId } from "../../../risk/world/board";
import { idsOf } from "../../../risk/report/values";
import { reportBattle, reportLands } from "../../../risk/world/report/report";
import { countArmies, countLands, continentIds } from "../../../risk/world/rules/seats";
import { META } from "../meta";
import { CARD_IDS } from "../rules/cards";
import { MISSIONS } from "../rules/missions";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { pileSize } from "../rules/turn/card";
import { income } from "../rules/turn/turn";
import { modeOf } from "../rules/variant";

/** Version of the objects' shape. */
export const REPORT_VERSION = 1;

/** A game as it stands, or what a seat's view knows of it, as a plain object with ids for indices. */
export function report(s: State): object {
  const seatId = (seat: number): string | null => (seat < 0 ? null : s.colours[seat]);
  return {
    game: META.id,
    version: REPORT_VERSION,
    options: s.options,
    mode: modeOf(s),
    round: s.round,
    phase: s.phase,
    step: s.step,
    first: seatId(s.first),
    turn: seatId(s.turn),
    asked: s.asked.map(seatId),
    contenders: s.contenders.map(seatId),
    due: s.due,
    captured: s.captured,
    rewarded: s.rewarded,
    seats: s.colours.map((_, seat) => reportSeat(s, seat)),
    neutral: { armies: countArmies(s, NEUTRAL), reserve: s.neutralReserve },
    territories: reportLands(s),
    battle: s.battle === undefined ? null : reportBattle(s.battle),
    cards: { pile: pileSize(s), discards: idsOf(CARD_IDS, s.discards), sets: s.sets },
    chance: { due: chanceIsDue(s) ? s.step : null, generator: hasRng(s.rng) ? [...s.rng] : null },
    outcome: s.ending === "none" ? null : { ending: s.ending, winner: seatId(s.winner) },
    hash: isView(s) ? null : hashText(hashState(s)),
  };
}

/** Whether something is hidden from whoever sees this: unknown things are below NOBODY. */
function isView(s: State): boolean {
  return s.seats.some(
    ({ hand, mission, headquarters }) =>
      hand.some((card) => card < 0) || mission < NOBODY || headquarters < NOBODY,
  );
}

function reportSeat(s: State, seat: number): object {
  const { alive, reserve, hand, headquarters, mission, changed, settings } = s.seats[seat];
  return {
    colour: s.colours[seat],
    alive,
    territories: countLands(s, seat),
    armies: countArmies(s, seat),
    income: alive ? income(s, seat) : 0,
    continents: continentIds(s, seat),
    reserve,
    hand: idsOf(CARD_IDS, hand),
    headquarters: headquarters < 0 ? null : landId(headquarters),
    mission: mission < 0 ? null : MISSIONS[mission],
    mission_changed: changed,
    wishes: settings,
  };
}
