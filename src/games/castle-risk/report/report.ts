import { chanceIsDue } from "../../../core/common";
import { total } from "../../../core/counts";
import { hashText } from "../../../core/hash";
import { hasRng } from "../../../core/rng";
import { NOBODY, type Seat } from "../../../core/types";
import { SIZE, landId } from "../../../risk/europe/board";
import { META, type Options } from "../meta";
import { CARDS, MISSIONS, SECRET_MISSION } from "../rules/cards";
import { missionsLeft } from "../rules/mission";
import type { State } from "../rules/state";
import { hashState } from "../rules/state/hash";
import { FATES, reportBattle, reportTerritory } from "./board";
import { byId } from "./ids";
import { reportAsked, reportSeat } from "./seat";

/** Version of the object of docs/json.md. */
export const REPORT_VERSION = 1;

/** A game as it stands, or what a seat's view knows of it, as the plain JSON object of docs/json.md. */
export function report(s: State) {
  const seat = (i: Seat): string | null => (i === NOBODY ? null : s.colours[i]);
  const territories: Record<string, object> = {};
  for (let t = 0; t < SIZE; t++) territories[landId(t)] = reportTerritory(s, t);
  const { battle, bombardment: shot, recruitment: city } = s;
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
    contenders: s.contenders.map(seat),
    seats: s.seats.map((_, i) => reportSeat(s, i)),
    territories,
    battle: battle === undefined ? null : reportBattle(s, battle),
    bombardment: shot === undefined ? null : { from: landId(shot.from), to: landId(shot.to), due: shot.due },
    recruitment:
      city === undefined
        ? null
        : { city: landId(city.city), bribe: city.bribe, diplomat: FATES[city.diplomat] },
    window: s.window.map((card) => ({
      seat: s.colours[card.seat],
      card: CARDS[card.card],
      asked: card.asked,
    })),
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
export function isView(s: State): boolean {
  if (s.deckUnknown + s.missionsUnknown > 0) return true;
  return s.seats.some((player) => player.unknown > 0 || player.mission === SECRET_MISSION);
}

function reportOptions(options: Options): object {
  return {
    ...options,
    card_counts: byId(CARDS, options.card_counts),
    round_limit: options.round_limit === 0 ? null : options.round_limit,
  };
}
