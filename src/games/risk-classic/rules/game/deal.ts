import { refuse } from "../../../../core/refuse";
import { NEUTRAL, type Refusal, type Roll } from "../../../../core/types";
import { SIZE, isTerritory } from "../../../../risk/world/board";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { State } from "../state";
import { modeOf } from "../variant";
import type { Verb } from "../verb";
import { nextPlacer } from "./placing";

/** The territory cards in a random sequence (rules 2.4, 11.1). */
export function dealTerritories(roll: Roll): ActionOf<"deal"> {
  const territories: number[] = [];
  for (let t = 0; t < SIZE; t++) territories[t] = t;
  for (let i = 0; i < SIZE; i++) {
    const j = i + roll(SIZE - i);
    const card = territories[j];
    territories[j] = territories[i];
    territories[i] = card;
  }
  return { type: "deal", seat: -1, territories };
}

function checkDeal(a: ActionOf<"deal">): Refusal | undefined {
  const seen: Record<number, boolean | undefined> = {};
  for (const t of a.territories) {
    if (!isTerritory(t)) return refuse("territory.unknown");
    seen[t] = true;
  }
  for (let t = 0; t < SIZE; t++) if (seen[t] !== true) return refuse("deal.all", { count: SIZE });
  return a.territories.length === SIZE ? undefined : refuse("deal.all", { count: SIZE });
}

/** Who gets a card each, one after the other: the players from the first on, and behind two the neutral army. */
function receivers(s: State): number[] {
  const owners: number[] = [];
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const seat = (s.first + i) % n;
    if (s.seats[seat].alive) owners.push(seat);
  }
  if (modeOf(s) === "two_players") owners.push(NEUTRAL);
  return owners;
}

/** Every card is a territory with one army (rules 2.4, 11.1), be there none left after resignations (rule 12.2). */
function applyDeal(s: State, a: ActionOf<"deal">, events: Event[]): void {
  const owners = receivers(s);
  a.territories.forEach((t, i) => {
    const owner = owners[i % owners.length];
    s.owners[t] = owner;
    s.armies[t] = 1;
    if (owner === NEUTRAL) s.neutralReserve--;
    else if (s.seats[owner].reserve > 0) s.seats[owner].reserve--;
  });
  nextPlacer(s, s.first - 1, events);
}

/** The territories are dealt. */
export const DEAL: Verb<"deal"> = {
  at: { deal: true },
  check: (_s, a) => checkDeal(a),
  apply: applyDeal,
  offer: undefined,
};
