import { NEUTRAL } from "../../../../core/types";
import { SIZE } from "../../../../risk/world/board";
import { fromFirst, refuseTerritories } from "../../../../risk/world/rules/deal";
import { settle } from "../../../../risk/world/rules/placing";
import type { ActionOf } from "../actions";
import type { Event } from "../events";
import type { State } from "../state";
import { modeOf } from "../variant";
import type { Verb } from "../verb";
import { nextPlacer } from "./placing";

/** Who gets a card each, one after the other: the players from the first on, and after two the neutral army. */
function receivers(s: State): number[] {
  const owners: number[] = fromFirst(s);
  if (modeOf(s) === "two_players") owners.push(NEUTRAL);
  return owners;
}

/** Every card is a territory with one army (rules 2.4, 11.1), be there none left after resignations (rule 12.2). */
function applyDeal(s: State, action: ActionOf<"deal">, events: Event[]): void {
  const owners = receivers(s);
  action.territories.forEach((t, i) => {
    const owner = owners[i % owners.length];
    if (owner !== NEUTRAL) return settle(s, owner, t, 1);
    s.owners[t] = owner;
    s.armies[t] = 1;
    s.neutralReserve--;
  });
  nextPlacer(s, s.first - 1, events);
}

/** The territories are dealt. */
export const DEAL: Verb<"deal"> = {
  at: { deal: true },
  check: (_s, action) => refuseTerritories(action.territories, SIZE),
  apply: applyDeal,
  offer: undefined,
};
