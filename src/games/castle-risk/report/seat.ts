import { total } from "../../../core/counts";
import { NOBODY, type Seat } from "../../../core/types";
import { landId } from "../../../risk/europe/board";
import { TITLES } from "../meta";
import { CARDS, MISSIONS, MISSION_GOAL, NO_MISSION, SECRET_MISSION } from "../rules/cards";
import { boostsDue } from "../rules/combat/boost";
import { CROWN_REASONS, countCrowns } from "../rules/crowns";
import { picksOf } from "../rules/game/round";
import { POLICY_IDS } from "../rules/policies";
import type { SeatState, State } from "../rules/state";
import { handSize } from "../rules/state/hand";
import { discardsDue } from "../rules/turn/discard";
import { fitting } from "../rules/turn/window";
import { UNITS } from "../rules/units";
import { byId } from "./ids";

/** A seat with all that follows from where it stands. */
export function reportSeat(s: State, i: Seat) {
  const p = s.seats[i];
  const now = countCrowns(s, i);
  const crowns: Record<string, number> = { total: now.total };
  for (const reason of CROWN_REASONS) crowns[reason] = now[reason];
  // Whoever has picked has picked something: none is what a view shows before the reveal.
  const hidesPicks = s.step === "policies" && p.picked && total(p.policies) === 0;
  const { losses, dice, windows } = p.settings;
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
    policies: hidesPicks ? null : byId(POLICY_IDS, p.policies),
    picked: p.picked,
    moved: p.moved,
    moves: s.turn === i ? s.moves : null,
    settings: { losses, dice, windows },
  };
}

/** The title that goes with so many crowns (rulebook, Player Rank); null with none. */
function titleOf(crowns: number): string | null {
  if (crowns < 1) return null;
  return TITLES[crowns < TITLES.length ? crowns - 1 : TITLES.length - 1];
}

function reportMission({ mission, progress }: SeatState): object | null {
  if (mission === NO_MISSION) return null;
  if (mission === SECRET_MISSION) return { kind: "secret", progress: null, goal: null };
  return { kind: MISSIONS[mission], progress, goal: MISSION_GOAL[mission] };
}

/** What a seat is asked for, and which kinds of cards fit. */
export function reportAsked(s: State, seat: Seat): object {
  const cards = s.step === "play" || s.step === "answer" ? fitting(s) : [];
  return {
    seat: s.colours[seat],
    for: s.step,
    number: numberDue(s, seat),
    cards: cards.map((card) => CARDS[card]),
  };
}

/** How many units, +1s or cards the answer must name; null where that is the seat's choice. */
function numberDue(s: State, seat: Seat): number | null {
  const b = s.battle;
  if (s.step === "policies") return picksOf(s, seat);
  if (s.step === "discard") return discardsDue(s);
  if (s.step === "boost" && b !== undefined) return boostsDue(s, b, seat);
  if (s.step !== "losses") return null;
  if (b !== undefined) return seat === b.attacker ? b.attackerDue : b.defenderDue;
  return s.bombardment?.due ?? null;
}
