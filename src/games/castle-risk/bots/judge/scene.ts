import type { State } from "../../rules/state";
import type { Standing } from "./standing";

/** A territory as it would be. */
export interface Change {
  readonly t: number;
  owner: number;
  units: number[];
}

/** What an action may lead to: how likely that is, what kingdoms then are, and what stands on the board. */
export interface Scene {
  readonly share: number;
  readonly standings: readonly Standing[];
  readonly changes: readonly Change[];
}

/** Puts changes on the board and keeps what was there; done again, it takes them off. */
export function swap(s: State, changes: readonly Change[]): void {
  for (const change of changes) {
    const land = s.territories[change.t];
    const { owner, units } = land;
    land.owner = change.owner;
    land.units = change.units;
    change.owner = owner;
    change.units = units;
  }
}
