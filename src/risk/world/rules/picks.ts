import { largestForce, limits } from "../../../core/bounds";
import type { Bounds } from "../../../core/choice";
import { refuse } from "./refusals";
import { NOBODY, type AnyAction, type Refusal } from "../../../core/types";
import type { Field, Picked, TerritoryField, Verb } from "../../../core/verb";
import { BOARD, isTerritory, landId } from "../board";
import { landsOf } from "./seats";
import type { Lands, WorldState } from "./state";

/** A verb that the games on the world board share: it tells no events. */
export type WorldVerb<A extends AnyAction> = Verb<WorldState, A, never>;

/** The territories of the seat that picks. */
export function ownLands(s: Lands, { seat }: Picked): number[] {
  return landsOf(s, seat);
}

/** The territories around the source that is picked. */
export function neighbours(_s: Lands, { from }: Picked): readonly number[] {
  return BOARD.near[from];
}

/** Whether a territory is of the seat that picks. */
export function isOwn(s: Lands, { seat }: Picked, t: number): boolean {
  return s.owners[t] === seat;
}

/** A territory has to be of this owner. */
export function refuseLand(s: Lands, owner: number, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === owner ? undefined : refuse("territory.not_own", { territory: landId(t) });
}

/** A territory has to be nobody's. */
export function refuseEmpty(s: Lands, t: number): Refusal | undefined {
  if (!isTerritory(t)) return refuse("territory.unknown");
  return s.owners[t] === NOBODY ? undefined : refuse("claim.taken", { territory: landId(t) });
}

/** One of the own territories. */
export const OWN_LAND: TerritoryField<Lands> = {
  field: "territory",
  refuse: (s, { seat }, t) => refuseLand(s, seat, t),
  candidates: ownLands,
};

/** One of the territories that are nobody's. */
export const EMPTY_LAND: TerritoryField<Lands> = {
  field: "territory",
  refuse: (s, _p, t) => refuseEmpty(s, t),
  candidates: (s) => landsOf(s, NOBODY),
};

/** Whether this is a whole number within these limits. */
export function isNumber(n: number, least: number, most: number): boolean {
  return n >= least && n <= most && n % 1 === 0;
}

/** What is counted where armies are, and where dice are. */
export const ARMIES: readonly string[] = ["armies"];
export const DICE_KIND: readonly string[] = ["dice"];

/** A number of one kind, within these limits. */
export function between(kinds: readonly string[], least: number, most: number): Bounds {
  return limits(kinds, [least], [most], least, most);
}

/** A number that is picked, as high as it may be at first. */
export function countField<S>(bounds: (this: void, s: S, picked: Picked) => Bounds): Field<S> {
  return { field: "counts", bounds, defaults: (_s, _p, within) => largestForce(within) };
}
