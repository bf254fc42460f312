/** What seats have lost since their last turn, for them to be told when their next one begins. */
import { NOBODY, type AnyAction, type Seat } from "../../core/types";
import { siteOf } from "../intent/site";
import type { DiceShow } from "../game/battle";
import type { Match } from "../match/match";
import type { Room } from "./room";
import type { Loss } from "./recent";
import type { Table } from "./table";

/** Who holds what, whose turn it is and where it is fought, before an action. */
interface Holding {
  readonly owners: readonly Seat[];
  readonly turn: Seat;
  readonly fight: DiceShow | undefined;
}

/** Who holds what at a table now; undefined without a match. */
export function holdingOf({ match, module: { table } }: Table): Holding | undefined {
  if (match === undefined) return undefined;
  const { state } = match.game;
  const owners: Seat[] = [];
  for (let t = 0; t < table.territories; t++) owners[t] = table.owner(state, t);
  return { owners, turn: state.turn, fight: table.fight(state) };
}

/**
 * Notes what an action has taken from seats whose turn it was not. What a seat gets back is lost no more; with its own first
 * action of a turn it has seen the rest.
 */
export function noteLosses(room: Room, before: Holding | undefined, action: AnyAction): void {
  const { match, module } = room.table;
  if (match === undefined || before === undefined) return;
  if (room.recent.losses?.match !== match) room.recent.losses = { match, seats: {} };
  const { seats } = room.recent.losses;
  const { state } = match.game;
  if (action.seat === before.turn) seats[before.turn] = undefined;
  before.owners.forEach((was, territory) => {
    const by = module.table.owner(state, territory);
    if (by === was) return;
    seats[by] = seats[by]?.filter((loss) => loss.territory !== territory);
    if (was < 0 || was === before.turn) return;
    const loss = { territory, from: sourceOf(match, before, action, territory), by };
    seats[was] = (seats[was] ?? []).concat([loss]);
  });
}

function sourceOf(match: Match, { fight }: Holding, action: AnyAction, territory: number): number {
  if (fight?.to === territory) return fight.from;
  return siteOf(match, action)?.from ?? NOBODY;
}

/** What a seat has lost whose turn has begun, and that has done nothing in it yet; nothing for any other. */
export function lossesOf({ table: { match }, recent: { losses } }: Room, seat: Seat): readonly Loss[] {
  if (match === undefined || losses?.match !== match || match.game.state.turn !== seat) return [];
  return losses.seats[seat] ?? [];
}
