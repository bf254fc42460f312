import { total } from "../../../core/counts";
import { hashText } from "../../../core/hash";
import { hasRng } from "../../../core/rng";
import { NOBODY, type Seat } from "../../../core/types";
import { CARDS, MISSIONS, SECRET_MISSION } from "../rules/cards";
import { hashState } from "../rules/state/hash";
import { META, type Options } from "../meta";
import { chanceIsDue } from "../../../core/common";
import type { State } from "../rules/state";
import { missionsLeft } from "../rules/mission";
import { BOARD, SIZE } from "../../../risk/europe/board";
import { reportAsked } from "./asked";
import { reportBattle, reportBombardment, reportRecruitment } from "./progress";
import { byId, reportSeat } from "./seat";
import { reportTerritory } from "./territory";
import { REPORT_VERSION, type OptionsReport, type Report, type TerritoryReport } from "./types";

/** A game as it stands, or what a seat's view knows of it, as the plain JSON object of docs/json.md. */
export function report(s: State): Report {
  const seat = (i: Seat): string | null => (i === NOBODY ? null : s.colours[i]);
  const territories: Record<string, TerritoryReport> = {};
  for (let t = 0; t < SIZE; t++) territories[BOARD.territories[t].id] = reportTerritory(s, t);
  const deckSize = total(s.deck) + s.deckUnknown;
  return {
    game: META.id,
    version: REPORT_VERSION,
    options: reportOptions(s.options),
    round: s.round,
    phase: s.phase,
    step: s.step,
    first: seat(s.first),
    turn: seat(s.turn),
    asked: s.asked.map((i) => reportAsked(s, i)),
    contenders: s.contenders.map((i) => s.colours[i]),
    seats: s.seats.map((_, i) => reportSeat(s, i)),
    territories,
    battle: s.battle === undefined ? null : reportBattle(s, s.battle),
    bombardment: s.bombardment === undefined ? null : reportBombardment(s.bombardment),
    recruitment: s.recruitment === undefined ? null : reportRecruitment(s.recruitment),
    window: s.window.map((w) => ({ seat: s.colours[w.seat], card: CARDS[w.card], asked: w.asked })),
    cards: {
      deck: s.deckUnknown > 0 ? deckSize : byId(CARDS, s.deck),
      deck_size: deckSize,
      discards: byId(CARDS, s.discards),
    },
    missions: {
      deck: s.missionsUnknown > 0 ? s.missionsUnknown : byId(MISSIONS, s.missions),
      deck_size: missionsLeft(s),
      below: s.missionsBelow.map((kind) => MISSIONS[kind]),
    },
    chance: { due: chanceIsDue(s) ? s.step : null, generator: hasRng(s.rng) ? [...s.rng] : null },
    outcome: s.ending === "none" ? null : { ending: s.ending, winner: seat(s.winner) },
    hash: isView(s) ? null : hashText(hashState(s)),
  };
}

/** Whether something is hidden from whoever sees this. */
function isView(s: State): boolean {
  if (s.deckUnknown + s.missionsUnknown > 0) return true;
  return s.seats.some((p) => p.unknown > 0 || p.mission === SECRET_MISSION);
}

function reportOptions(o: Options): OptionsReport {
  return {
    capital_choice: o.capital_choice,
    starting_coins: o.starting_coins,
    policy_deck: o.policy_deck,
    special_phases: o.special_phases,
    card_counts: byId(CARDS, o.card_counts),
    crowns_to_win: o.crowns_to_win,
    round_limit: o.round_limit === 0 ? null : o.round_limit,
  };
}
