import { ownerId } from "../../../core/common";
import { hashText } from "../../../core/hash";
import { headline } from "../../../core/report";
import { NOBODY, type AnyEvent, type CommonState } from "../../../core/types";
import { landId, SIZE } from "../board";
import type { Battle } from "../rules/battle";
import type { WorldState } from "../rules/state";

/*
 * What commands print of games on the board of the world, with ids for indices.
 */

type State = WorldState & CommonState;

/** The ids of a list; null for what a view does not know. */
export function idsOf(ids: readonly string[], list: readonly number[]): (string | null)[] {
  return list.map((k) => (k >= 0 && k < ids.length ? ids[k] : null));
}

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

/** The values of an event in the words of the notation; `ids` has what its other lists and numbers are indices of. */
export function eventValues(
  event: AnyEvent,
  s: State,
  ids: Readonly<Record<string, readonly string[] | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(event)) values[key] = withIds(key, value, s, ids[key]);
  return values;
}

function withIds(key: string, value: unknown, s: State, ids: readonly string[] | undefined): unknown {
  if (Array.isArray(value)) {
    const list = value as number[];
    if (key === "seats") return list.map((seat) => ownerId(s, seat));
    if (ids !== undefined) return idsOf(ids, list);
    return key === "territories" ? list.map((t) => (t < 0 ? null : landId(t))) : list;
  }
  if (typeof value !== "number") return value;
  switch (key) {
    case "seat":
    case "by":
    case "owner":
      return ownerId(s, value);
    case "territory":
    case "from":
      return landId(value);
    default:
      return ids === undefined ? value : (ids[value] ?? null);
  }
}

/** How a game stands, for people: who won, a line for each seat, and what stands where. */
export function outcomeText(
  title: string,
  s: State,
  names: readonly string[],
  actions: number,
  seatLine: (this: void, seat: number) => string,
  hash: number,
): string {
  const lines = [`${title}, ${actions} actions, round ${s.round}`, headline(s, names), ""];
  s.colours.forEach((_, seat) => lines.push(seatLine(seat)));
  lines.push("");
  for (let t = 0; t < SIZE; t++)
    if (s.owners[t] !== NOBODY) lines.push(`${landId(t)}: ${ownerId(s, s.owners[t])} ${s.armies[t]}`);
  return [...lines, "", `hash ${hashText(hash)}`].join("\n");
}
