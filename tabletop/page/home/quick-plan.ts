/** How a game is begun at once against computers: what is offered, what was chosen last, what is clicked for it. */
import type { Drawings } from "../drawings";

export type Quick = NonNullable<Drawings["quick"]>;

/** What somebody wants who plays at once. */
export interface QuickWish {
  /** The seat's colour. */
  color: string;
  computers: number;
  /** The id of the computers' level. */
  level: string;
}

const KEY = "table-quick";

/** How many computers there may be: the least and the most. */
export function computersOf({ seats, least }: Quick): { least: number; most: number } {
  return { least: Math.max(1, least - 1), most: seats.length - 1 };
}

/** More of them make waits long. */
const USUAL = 2;

/** What is chosen for whoever has chosen nothing yet: the first colour, and two computers of the usual level, as far as there are seats. */
export function usualWish(quick: Quick): QuickWish {
  const { least, most } = computersOf(quick);
  const computers = Math.min(most, Math.max(least, USUAL));
  return { color: quick.seats[0]?.color ?? "", computers, level: quick.level };
}

/** What was wished last in this browser for the game of a title, as far as it is offered still. */
export function readWish(quick: Quick, title: string): QuickWish {
  const wish = usualWish(quick);
  const { least, most } = computersOf(quick);
  const { color = wish.color, computers = wish.computers, level = wish.level } = readAll()[title] ?? {};
  return {
    color: quick.seats.some((seat) => seat.color === color) ? color : wish.color,
    computers: computers >= least && computers <= most ? computers : wish.computers,
    level: quick.levels.some(({ id }) => id === level) ? level : wish.level,
  };
}

export function keepWish(title: string, wish: QuickWish): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [title]: wish }));
}

function readAll(): Partial<Record<string, Partial<QuickWish>>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Partial<Record<string, QuickWish>>;
  } catch {
    return {};
  }
}

/** A click on an element, by its id; one that is not `needed` is left out where the element is not there. */
export interface Click {
  id: string;
  needed: boolean;
}

/**
 * The clicks that begin a game for whoever sits at the wished colour. Seats that people have are `taken` and stay theirs;
 * of the others so many get computers, and the rest are closed.
 */
export function clicksFor(quick: Quick, wish: QuickWish, taken: (color: string) => boolean): Click[] {
  const level = quick.levels.find(({ id }) => id === wish.level);
  const isUsual = level === undefined || level.id === quick.level;
  const others = quick.seats.filter(({ color }) => color !== wish.color && !taken(color));
  const seats = others.flatMap(({ close, computer }, i) => [
    // A seat that is closed is nobody's any more: a computer of the usual level comes to it.
    { id: close, needed: false },
    ...(i < wish.computers ? [{ id: computer, needed: true }] : []),
    ...(i < wish.computers && !isUsual ? [{ id: level.button, needed: true }] : []),
  ]);
  return [{ id: quick.preset, needed: true }, ...seats, { id: quick.start, needed: true }];
}
