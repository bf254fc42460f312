import { ownerId } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { headline, seatWithName } from "../../../core/report";
import { NOBODY, type AnyEvent, type CommonState } from "../../../core/types";
import { eventValues, type ValueWords } from "../../report/values";
import { landId, SIZE } from "../board";
import type { Battle } from "../rules/battle";
import type { WorldState } from "../rules/state";

/*
 * What commands print of games on the board of the world, with ids for indices.
 */

type State = WorldState & CommonState;

/** By territory whose it is, null for nobody's, and its armies. */
export function reportLands(s: State): Record<string, object> {
  const territories: Record<string, object> = {};
  for (let t = 0; t < SIZE; t++)
    territories[landId(t)] = {
      owner: s.owners[t] === NOBODY ? null : ownerId(s, s.owners[t]),
      armies: s.armies[t],
    };
  return territories;
}

export function reportBattle({ from, to, dice, defence, until }: Battle): object {
  return { from: landId(from), to: landId(to), dice, defence, until };
}

/** The values of an event in the words of the notation; `own` has those that only the game knows. */
export function worldValues(event: AnyEvent, s: State, own: ValueWords): Record<string, unknown> {
  const owner = (seat: number): string => ownerId(s, seat);
  return eventValues(event, {
    lists: {
      seats: (seats) => seats.map(owner),
      territories: (lands) => lands.map((t) => (t < 0 ? null : landId(t))),
      ...own.lists,
    },
    numbers: { seat: owner, by: owner, owner, territory: landId, from: landId, ...own.numbers },
  });
}

/** How a game stands, for people: who won, a line for each seat, and what stands where. */
export function outcomeText(
  title: string,
  s: State,
  names: readonly string[],
  actions: number,
  holdings: (this: void, seat: number) => string,
  hash: number,
): string {
  const lines = [`${title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  s.colours.forEach((_, seat) => lines.push(`${seatWithName(s, seat, names)}: ${holdings(seat)}`));
  lines.push("");
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) lines.push(`${landId(t)}: ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
  return [...lines, "", `hash ${hashText(hash)}`].join("\n");
}
