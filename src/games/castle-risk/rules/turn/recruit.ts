import type { Verb } from "../verb";
import { refuse } from "../refusals";
import { CHANCE, NEUTRAL, type Refusal, type Roll, type Seat } from "../../../../core/types";
import type { ActionOf } from "../actions";
import { SPREAD } from "../cards";
import { checkFaces } from "../../../../risk/dice";
import { ATTEMPT_COST, BRIBE, CITY_JOINS } from "../numbers";
import { progressMission } from "../mission";
import { refuseCost } from "./purchase";
import { EFFECTIVE, UNPLAYED, type Recruitment, type State, type Territory } from "../state";
import { ask, chance } from "../../../../core/prompt";
import { handSize } from "../state/hand";
import { marksOf } from "../state/marks";
import { SIEGE } from "../../../../risk/units";
import { BOARD, CITIES, PRINTED, landId } from "../../../../risk/europe/board";

/** A neutral city beside an own territory, over land or sea (rules 12.5, 12.12; CR22). */
export function refuseCity(s: State, seat: Seat, t: number): Refusal | undefined {
  const land = s.territories[t] as Territory | undefined;
  if (land === undefined) return refuse("territory.unknown");
  if (PRINTED[t] === 0) return refuse("recruit.no_city", { territory: landId(t) });
  if (land.owner !== NEUTRAL) return refuse("recruit.not_neutral", { territory: landId(t) });
  for (const near of BOARD.near[t]) if (s.territories[near].owner === seat) return undefined;
  return refuse("recruit.not_adjacent", { territory: landId(t) });
}

/** Coins that an attempt costs, paid with its declaration, success or not (rules 12.5, 12.6). */
export function attemptCost(bribe: boolean): number {
  return bribe ? ATTEMPT_COST + BRIBE : ATTEMPT_COST;
}

/** Whether a seat has an attempt, the coins and a city for it (rule 12.5). */
export function canRecruit(s: State, seat: Seat): boolean {
  return (
    refuseAttempt(s, seat) === undefined && CITIES.some((city) => refuseCity(s, seat, city) === undefined)
  );
}

/** Why no city at all can be recruited now (rule 12.5). */
function refuseAttempt(s: State, seat: Seat): Refusal | undefined {
  if (s.moves.recruitments < 1) return refuse("recruit.none_left");
  return refuseCost(s, seat, attemptCost(false));
}

/**
 * Where each 1 that is added to the die comes from: bribe, Diplomat, a siege weapon beside the city (rules 12.8,
 * 12.9; CR22).
 */
export function recruitBonuses(s: State, recruitment: Recruitment): string[] {
  const list: string[] = [];
  if (recruitment.bribe) list.push("bribe");
  if (recruitment.diplomat === EFFECTIVE) list.push("diplomat");
  for (const near of BOARD.near[recruitment.city]) {
    const land = s.territories[near];
    if (land.owner === s.turn && land.units[SIEGE] > 0) {
      list.push("siege");
      break;
    }
  }
  return list;
}

/** What is added to the die in all. */
export function recruitBonus(s: State, recruitment: Recruitment): number {
  return recruitBonuses(s, recruitment).length;
}

/** What the die alone must show if nothing is played, with a bribe or without. */
export function recruitNeed(s: State, city: number, bribe: boolean): number {
  return recruitNeedOf(s, { city, bribe, diplomat: UNPLAYED });
}

/** What the die alone must show in an attempt. */
export function recruitNeedOf(s: State, recruitment: Recruitment): number {
  return CITY_JOINS - recruitBonus(s, recruitment);
}

export function dealRecruitment(roll: Roll): ActionOf<"recruitment"> {
  return { type: "recruitment", seat: CHANCE, face: roll(6) + 1 };
}

export const RECRUIT: Verb<"recruit"> = {
  at: { diplomacy: true },
  check: (s, action) =>
    refuseAttempt(s, action.seat) ??
    refuseCity(s, action.seat, action.territory) ??
    refuseCost(s, action.seat, attemptCost(action.bribe)),
  /** Declares and pays; then a Diplomat may be played, by whoever could hold one (rules 12.6, 12.9; CR22, CR33). */
  apply: (s, action) => {
    s.moves.recruitments--;
    s.seats[action.seat].coins -= attemptCost(action.bribe);
    s.recruitment = { city: action.territory, bribe: action.bribe, diplomat: UNPLAYED };
    if (handSize(s.seats[action.seat]) > 0) ask(s, "play", action.seat);
    else chance(s, "recruitment");
  },
  offer: {
    isMove: true,
    refuse: refuseAttempt,
    picks: [
      { field: "territory", refuse: (s, { seat }, t) => refuseCity(s, seat, t), candidates: () => CITIES },
      {
        field: "word",
        default: "plain",
        words: (s, { seat }) => [
          { value: "plain", why: refuseCost(s, seat, attemptCost(false)) },
          { value: "bribe", why: refuseCost(s, seat, attemptCost(true)) },
        ],
      },
    ],
    complete: ({ seat, territory, word }) => ({ type: "recruit", seat, territory, bribe: word === "bribe" }),
  },
};

export const RECRUITMENT: Verb<"recruitment"> = {
  at: { recruitment: true },
  check: (_s, action) => checkFaces([action.face], 1),
  /**
   * On 6 or more the neutral units change sides, type for type; one city a turn (rules 12.7, 12.10, 12.11, 14.3; CR12,
   * CR22).
   */
  apply: (s, action, events) => {
    const { recruitment, turn: seat } = s;
    if (recruitment === undefined) return;
    const { city: territory } = recruitment;
    const value = action.face + recruitBonus(s, recruitment);
    s.recruitment = undefined;
    ask(s, "diplomacy", seat);
    if (value < CITY_JOINS) {
      events.push({ type: "declined", seat, territory, value });
      return;
    }
    s.moves.recruitments = 0;
    const land = s.territories[territory];
    land.owner = seat;
    marksOf(land).taken = true;
    events.push({ type: "recruited", seat, territory, value });
    progressMission(s, seat, SPREAD, 1, events);
  },
  offer: undefined,
};
