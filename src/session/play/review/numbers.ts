import type { Seat } from "../../../core/types";

/** A chance of 100, as it is told. */
export function hundredth(chance: number): number {
  return Math.round(100 * chance);
}

/** A change of a chance, in points of 100: "+12.3", "0". */
export function signed(change: number): string {
  const tenths = Math.round(1000 * Math.abs(change));
  if (tenths === 0) return "0";
  return `${change < 0 ? "-" : "+"}${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** The seats whose chance has changed as it is told, with both, the one that changed most first. */
export function changedMost({
  before,
  after,
}: {
  readonly before: readonly number[];
  readonly after: readonly number[];
}): { readonly seat: Seat; readonly from: number; readonly to: number }[] {
  const change = (seat: Seat): number => Math.abs(after[seat] - before[seat]);
  return before
    .map((chance, seat) => ({ seat, from: hundredth(chance), to: hundredth(after[seat]) }))
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => {
      const more = change(other.seat) - change(one.seat);
      return more === 0 ? one.seat - other.seat : more;
    });
}
