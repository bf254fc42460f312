import { size } from "../../units";

/**
 * The share of both sides that a computer thinks of, which has no time for armies of thousands: all, up to so many units
 * of both together.
 */
export function shareWithin(own: readonly number[], other: readonly number[], most: number): number {
  const all = size(own) + size(other);
  return all > most ? most / all : 1;
}

/** A share of an army, with some of each kind that it has. */
export function shareOf(units: readonly number[], share: number): readonly number[] {
  return share === 1 ? units : units.map((count) => Math.ceil(count * share));
}
