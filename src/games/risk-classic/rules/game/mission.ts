import { refuse } from "../refusals";
import { CHANCE, NOBODY, type Refusal, type Roll, type Seat } from "../../../../core/types";
import { isNumber } from "../../../../risk/world/rules/picks";
import { holdsLand, nextLiving, nextSeat } from "../../../../risk/world/rules/seats";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { GOALS, MISSIONS } from "../missions";
import type { State } from "../state";
import type { Verb } from "../verb";
import { beginPlacing } from "./first";

/** The seat that gets the next mission, from the first player on; NOBODY where all have theirs (rule 10.2). */
export function nextMission(s: State): number {
  if (s.first < 0) return NOBODY;
  return nextSeat(s, s.first - 1, (seat) => s.seats[seat].alive && s.seats[seat].mission < 0);
}

/** Whether a mission is in the game: in the deck, and against no colour that nobody plays (rules 10.1, 10.2). */
export function isPlayed(s: State, mission: number): boolean {
  const goal = GOALS[mission];
  if (goal.kind === "destroy" && !s.colours.includes(goal.colour)) return false;
  return mission < Number(s.options.missions);
}

/** Whether a mission may be dealt: nobody has it. */
function isFree(s: State, mission: number): boolean {
  return isPlayed(s, mission) && s.seats.every((player) => player.mission !== mission);
}

/** The top card of the shuffled missions. */
export function dealMission(s: State, roll: Roll): ActionOf<"mission"> {
  const free = MISSIONS.map((_, k) => k).filter((k) => isFree(s, k));
  return { type: "mission", seat: CHANCE, to: nextMission(s), mission: free[roll(free.length)] };
}

function checkMission(s: State, action: ActionOf<"mission">): Refusal | undefined {
  const due = nextMission(s);
  if (action.to !== due) return refuse("chance.seat", { seat: s.colours[due] });
  if (!isNumber(action.mission, 0, MISSIONS.length - 1)) return refuse("mission.unknown");
  return isFree(s, action.mission)
    ? undefined
    : refuse("mission.not_in_deck", { mission: MISSIONS[action.mission] });
}

/** Missions are dealt before territories (rule 10.2). */
export const MISSION: Verb<"mission"> = {
  at: { mission: true },
  check: checkMission,
  apply: (s, action) => {
    s.seats[action.to].mission = action.mission;
    if (nextMission(s) < 0) beginPlacing(s);
  },
  offer: undefined,
  leave: (s) => {
    if (nextMission(s) < 0) beginPlacing(s);
  },
};

/** The mission of a seat becomes to hold 24 territories (rules 10.5, 10.10). */
function change(s: State, seat: Seat, events: Event[]): void {
  s.seats[seat].changed = true;
  events.push({ type: "mission_changed", seat });
}

/** Whether a seat's mission is to destroy this colour, and not its own (rule 10.4). */
function hunts(s: State, seat: Seat, target: number): boolean {
  const { mission, changed } = s.seats[seat];
  if (mission < 0 || changed || seat === target) return false;
  const goal = GOALS[mission];
  return goal.kind === "destroy" && goal.colour === s.colours[target];
}

/** A colour without an army as the first turn begins cannot be destroyed any more (rule 10.10). */
export function changeEmpty(s: State, events: Event[]): void {
  s.seats.forEach((_, target) => {
    if (holdsLand(s, target)) return;
    for (let seat = 0; seat < s.seats.length; seat++) if (hunts(s, seat, target)) change(s, seat, events);
  });
}

/** The last army of a colour fell to a captor: by an option others who hunted it have another mission (rule 10.5). */
export function changeHunters(s: State, target: number, captor: Seat, events: Event[]): void {
  if (s.options.target_destroyed === "wins") return;
  let seat = captor;
  for (let i = 1; i < s.seats.length; i++) {
    seat = nextLiving(s, seat);
    if (seat === captor) return;
    if (hunts(s, seat, target)) change(s, seat, events);
  }
}
