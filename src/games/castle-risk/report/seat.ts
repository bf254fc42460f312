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
  const player = s.seats[i];
  const now = countCrowns(s, i);
  const crowns: Record<string, number> = { total: now.total };
  for (const reason of CROWN_REASONS) crowns[reason] = now[reason];
  // Whoever has picked has picked something: none is what a view shows before the reveal.
  const hidesPicks = s.step === "policies" && player.picked && total(player.policies) === 0;
  const { losses, dice, windows } = player.settings;
  return {
    colour: s.colours[i],
    alive: player.alive,
    rank: { crowns: player.crowns, title: player.alive ? titleOf(player.crowns) : null },
    crowns,
    army_value: now.armyValue,
    tax_value: now.taxValue,
    capital: player.capital === NOBODY ? null : landId(player.capital),
    coins: player.coins,
    reserve: byId(UNITS, player.reserve),
    hand: player.unknown > 0 ? handSize(player) : byId(CARDS, player.hand),
    hand_size: handSize(player),
    mission: reportMission(player),
    completed: player.completed.map((kind) => MISSIONS[kind]),
    policies: hidesPicks ? null : byId(POLICY_IDS, player.policies),
    picked: player.picked,
    moved: player.moved,
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
  const battle = s.battle;
  if (s.step === "policies") return picksOf(s, seat);
  if (s.step === "discard") return discardsDue(s);
  if (s.step === "boost" && battle !== undefined) return boostsDue(s, battle, seat);
  if (s.step !== "losses") return null;
  if (battle !== undefined) return seat === battle.attacker ? battle.attackerDue : battle.defenderDue;
  return s.bombardment?.due ?? null;
}
