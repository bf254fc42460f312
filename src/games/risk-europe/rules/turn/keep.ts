import { kindAt, total } from "../../../../core/counts";
import { ask } from "../../../../core/prompt";
import { refuse } from "../refusals";
import { CHANCE, type Roll } from "../../../../core/types";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import { missionsLeft } from "../mission";
import { MISSIONS, MISSION_INDEX, MISSION_KINDS, SPOILS_OF_WAR } from "../missions";
import type { State } from "../state";
import type { Verb } from "../verb";
import { DRAWN_MISSIONS } from "../numbers";

function due(s: State): number {
  const left = missionsLeft(s);
  return left < DRAWN_MISSIONS ? left : DRAWN_MISSIONS;
}

/** The top of the deck: shuffled missions first, then those put under it in sequence (rule 10.2). One draw for each. */
export function dealMissions(s: State, roll: Roll): ActionOf<"missions"> {
  const deck = [...s.missions];
  const missions: number[] = [];
  let under = 0;
  const n = due(s);
  for (let i = 0; i < n; i++) {
    const there = total(deck);
    const at = roll(there > 0 ? there : 1);
    if (there > 0) {
      missions[i] = kindAt(deck, at);
      deck[missions[i]]--;
    } else {
      missions[i] = s.below[under];
      under++;
    }
  }
  return { type: "missions", seat: CHANCE, to: s.turn, missions };
}

function isMission(mission: number): boolean {
  return mission >= 0 && mission < MISSION_KINDS && mission % 1 === 0;
}

function keep(s: State, mission: number, events: Event[]): void {
  const player = s.seats[s.turn];
  player.missions.push(mission);
  if (mission === SPOILS_OF_WAR) player.spoils = 0;
  events.push({ type: "kept", seat: s.turn, mission });
  ask(s, "turn", s.turn);
}

/** King Me draws missions. */
export const DRAW: Verb<"missions"> = {
  at: { mission: true },
  check: (s, action) => {
    if (action.to !== s.turn) return refuse("chance.seat", { seat: s.colours[s.turn] });
    if (action.missions.length !== due(s))
      return refuse("missions.count", { count: action.missions.length, due: due(s) });
    const deck = [...s.missions];
    let under = 0;
    for (const mission of action.missions) {
      if (total(deck) === 0) {
        if (s.below[under] !== mission) return refuse("missions.not_next");
        under++;
      } else if (isMission(mission) && deck[mission] > 0) deck[mission]--;
      else return refuse("missions.not_next");
    }
    return undefined;
  },
  /** Draws; a single mission is kept, of two one is chosen (rule 10.2). */
  apply: (s, action, events) => {
    let under = 0;
    for (const mission of action.missions) {
      if (s.missions[mission] > 0) s.missions[mission]--;
      else under++;
    }
    s.below = s.below.slice(under);
    events.push({ type: "drew_missions", seat: action.to, missions: [...action.missions] });
    if (action.missions.length > 1) {
      s.drawn = [...action.missions];
      return ask(s, "keep", action.to);
    }
    keep(s, action.missions[0], events);
  },
  offer: undefined,
};

/** One of the two is kept face down, the other goes under the deck (rule 10.2). */
export const KEEP: Verb<"keep"> = {
  at: { keep: true },
  check: (s, action) => (s.drawn.includes(action.mission) ? undefined : refuse("keep.not_drawn")),
  apply: (s, action, events) => {
    for (const mission of s.drawn) if (mission !== action.mission) s.below.push(mission);
    s.drawn = [];
    keep(s, action.mission, events);
  },
  offer: {
    isDefault: true,
    secret: true,
    picks: [
      {
        field: "word",
        words: (s) => s.drawn.map((mission) => ({ value: MISSIONS[mission], why: undefined })),
      },
    ],
    complete: ({ seat, word }) => ({ type: "keep", seat, mission: MISSION_INDEX[word] }),
  },
};
