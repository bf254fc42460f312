import { reason, type Reason } from "../../../core/bots/reason";
import type { Thought } from "../../../core/bots/thought";
import type { AnyAction, Seat } from "../../../core/types";
import { SIZE } from "../board";
import { CONTINENTS } from "../continents";
import type { Lands } from "../rules/state";
import { TERRITORIES } from "../territories.data";
import { planOf } from "./plan/plan";

/** A position as all may see it, and what all know of its game besides. */
export interface PublicView extends Lands {
  readonly colours: readonly string[];
  /** Territories of headquarters or capitals, of the own seat as well. */
  readonly capitals: readonly number[];
  /** Whether the seat has earned the card of its turn. */
  readonly earned: boolean;
  /** Whether nothing that is hidden decides what it is after, so that all of its plan may be told. */
  readonly isOpen: boolean;
}

/** Conquests that somebody sets out for, in their order, and who held what before. */
interface Campaign {
  readonly seat: Seat;
  readonly lands: readonly number[];
  readonly owners: readonly number[];
  readonly after: readonly number[];
}

/** Armies from which on it is told where they gather. */
const GATHERED = 3;

/** Why a computer places or attacks as it does: what all can see of what its plan would bring. */
export function worldWhy<A extends AnyAction>(
  view: PublicView,
  action: A,
  thought: Thought<A>,
): Reason | undefined {
  const { seat } = action;
  const plan = view.isOpen ? planOf(thought) : undefined;
  const lands = plan === undefined ? [] : plan.steps.map(({ to }) => to);
  const owners = plan?.owners ?? view.owners;
  if ("to" in action && "from" in action) {
    const to = Number(action.to);
    if (view.owners[to] === seat) return undefined;
    if (!lands.includes(to)) return purposeOf(view, campaignOf(seat, [to], view.owners));
  } else if ("territory" in action && "armies" in action) {
    if (lands.length === 0)
      return Number(action.armies) < GATHERED ? undefined : inLand("gather", Number(action.territory));
  } else return undefined;
  return purposeOf(view, campaignOf(seat, lands, owners));
}

function campaignOf(seat: Seat, lands: readonly number[], owners: readonly number[]): Campaign {
  const after = owners.slice();
  for (const t of lands) after[t] = seat;
  return { seat, lands, owners, after };
}

function inLand(code: string, t: number, params: Reason["params"] = {}): Reason {
  return reason(code, { ...params, territory: TERRITORIES[t].id });
}

/** The first of the purposes that a campaign serves, the greatest first. */
function purposeOf(view: PublicView, campaign: Campaign): Reason | undefined {
  const { lands, owners, after, seat } = campaign;
  const [first] = lands;
  for (const t of lands) {
    const rival = owners[t];
    if (rival >= 0 && !after.includes(rival)) return inLand("wipe_out", first, { seat: view.colours[rival] });
  }
  const capital = lands.find((t) => view.capitals.includes(t));
  if (capital !== undefined) return inLand("capital", capital);
  const whole = CONTINENTS.findIndex(
    ({ territories }) =>
      territories.some((t) => lands.includes(t)) && territories.every((t) => after[t] === seat),
  );
  if (whole >= 0) {
    const { id, territories } = CONTINENTS[whole];
    const missing = lands.filter((t) => territories.includes(t));
    return inLand("continent", missing[missing.length - 1], { continent: id });
  }
  for (const { id, territories } of CONTINENTS) {
    const rival = owners[territories[0]];
    const broken = territories.find((t) => lands.includes(t));
    if (rival >= 0 && broken !== undefined && territories.every((t) => owners[t] === rival))
      return inLand("break", broken, { continent: id, seat: view.colours[rival] });
  }
  return towardContinent(campaign) ?? lesserPurpose(view, campaign);
}

/** A continent of which half is held then, and no more is missing than of any other. */
function towardContinent({ lands, after, seat }: Campaign): Reason | undefined {
  let best: Reason | undefined;
  let least = SIZE;
  for (const { id, territories } of CONTINENTS) {
    const first = lands.find((t) => territories.includes(t));
    let missing = 0;
    for (const t of territories) if (after[t] !== seat) missing++;
    if (first !== undefined && missing < least && missing * 2 <= territories.length) {
      least = missing;
      best = inLand("toward", first, { continent: id, count: missing });
    }
  }
  return best;
}

/** A card for the turn, or to take something from whoever has most armies. */
function lesserPurpose(view: PublicView, { lands, owners, seat }: Campaign): Reason | undefined {
  const [first] = lands;
  if (!view.earned && lands.length === 1) return inLand("card", first);
  const strength: number[] = view.colours.map(() => 0);
  for (let t = 0; t < SIZE; t++) if (view.owners[t] >= 0) strength[view.owners[t]] += view.armies[t];
  const strongest = strength.indexOf(Math.max(...strength));
  const hit = strongest === seat ? undefined : lands.find((t) => owners[t] === strongest);
  return hit === undefined ? undefined : inLand("strongest", hit, { seat: view.colours[strongest] });
}
