import { total } from "../../../core/counts";
import { type Seat, NOBODY } from "../../../core/types";
import { CARDS, MISSIONS, MISSION_GOAL, NO_MISSION, SECRET_MISSION } from "../rules/cards";
import { CROWN_REASONS, countCrowns } from "../rules/crowns";
import { TITLES } from "../meta";
import { handSize } from "../rules/state/hand";
import type { SeatState, State } from "../rules/state";
import { UNITS } from "../rules/units";
import { POLICY_IDS } from "../notation/vocabulary";
import { landId } from "../../../risk/europe/board";
import type { ById, MissionReport, MovesReport, SeatReport } from "./types";

/** Counts by the ids of their kinds. */
export function byId(ids: readonly string[], counts: readonly number[]): ById {
  const table: Record<string, number> = {};
  const n = ids.length;
  for (let k = 0; k < n; k++) table[ids[k]] = counts[k];
  return table;
}

/** A seat with all that follows from where it stands. */
export function reportSeat(s: State, i: Seat): SeatReport {
  const p = s.seats[i];
  const now = countCrowns(s, i);
  const crowns: Record<string, number> = { total: now.total };
  for (const reason of CROWN_REASONS) crowns[reason] = now[reason];
  return {
    colour: s.colours[i],
    alive: p.alive,
    rank: { crowns: p.crowns, title: p.alive ? titleOf(p.crowns) : null },
    crowns,
    army_value: now.armyValue,
    tax_value: now.taxValue,
    capital: p.capital === NOBODY ? null : landId(p.capital),
    coins: p.coins,
    reserve: byId(UNITS, p.reserve),
    hand: p.unknown > 0 ? handSize(p) : byId(CARDS, p.hand),
    hand_size: handSize(p),
    mission: reportMission(p),
    completed: p.completed.map((kind) => MISSIONS[kind]),
    policies: hidesPicks(s, p) ? null : byId(POLICY_IDS, p.policies),
    picked: p.picked,
    moved: p.moved,
    moves: s.turn === i ? reportMoves(s) : null,
    settings: { losses: p.settings.losses, dice: p.settings.dice, windows: p.settings.windows },
  };
}

/** The title that goes with so many crowns (rulebook, Player Rank); null with none. */
function titleOf(crowns: number): string | null {
  if (crowns < 1) return null;
  return TITLES[crowns < TITLES.length ? crowns - 1 : TITLES.length - 1];
}

function reportMission(p: SeatState): MissionReport | null {
  if (p.mission === NO_MISSION) return null;
  if (p.mission === SECRET_MISSION) return { kind: "secret", progress: null, goal: null };
  return { kind: MISSIONS[p.mission], progress: p.progress, goal: MISSION_GOAL[p.mission] };
}

/** Whoever has picked has picked something: none is what a view shows before the reveal. */
function hidesPicks(s: State, p: SeatState): boolean {
  return s.step === "policies" && p.picked && total(p.policies) === 0;
}

function reportMoves(s: State): MovesReport {
  const m = s.moves;
  return {
    attacks: m.attacks,
    fortifies: m.fortifies,
    bombardments: m.bombardments,
    recruitments: m.recruitments,
    castle: m.castle,
  };
}
