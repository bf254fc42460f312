/** What is counted of each seat while a game is played: the game's tallies. */
import type { Memory, Noted, Tally } from "../../src/core/tally";
import type { AnyAction, AnyEvent, CommonState } from "../../src/core/types";

/** By tally, by seat, how often each value was noted. */
export type AllNotes = Record<string, Record<string, number>[]>;

/** The notes of a game, and who reads what: by types of events, and by verbs. */
export interface Noting {
  readonly notes: AllNotes;
  /** By tally, what it keeps in mind. */
  readonly memories: Readonly<Record<string, Memory>>;
  readonly tallies: readonly Tally[];
  readonly events: ReadonlyMap<string, readonly Tally[]>;
  readonly verbs: ReadonlyMap<string, readonly Tally[]>;
}

/** Nothing is noted yet, of so many seats. */
export function newNoting(tallies: readonly Tally[], seats: number): Noting {
  const events = new Map<string, Tally[]>();
  const verbs = new Map<string, Tally[]>();
  for (const tally of tallies) {
    for (const type of tally.events ?? []) events.set(type, [...(events.get(type) ?? []), tally]);
    if (tally.verb !== undefined) verbs.set(tally.verb, [...(verbs.get(tally.verb) ?? []), tally]);
  }
  const notes: AllNotes = {};
  for (const { id } of tallies) notes[id] = Array.from({ length: seats }, () => ({}));
  const memories = Object.fromEntries(tallies.map(({ id }) => [id, {}]));
  return { notes, memories, tallies, events, verbs };
}

function add(notes: Record<string, number>[], noted: readonly Noted[] = []): void {
  for (const { seat, value, count = 1 } of noted) notes[seat][value] = (notes[seat][value] ?? 0) + count;
}

/** Of an event, with the state after the action that it came of. */
export function noteEvent({ notes, memories, events }: Noting, event: AnyEvent, state: CommonState): void {
  const readers = events.get(event.type);
  if (readers === undefined) return;
  for (const tally of readers) {
    const { id } = tally;
    add(notes[id], tally.event?.(event, state, notes[id], memories[id]));
  }
}

/** Of an action that is about to be taken. */
export function noteAction({ notes, verbs }: Noting, action: AnyAction, state: CommonState): void {
  const readers = verbs.get(action.type);
  if (readers === undefined) return;
  for (const tally of readers) add(notes[tally.id], tally.action?.(action, state));
}

/** Of the state after so many rounds, or of the last one. */
export function noteState({ notes, tallies }: Noting, state: CommonState, after: number | "end"): void {
  for (const tally of tallies) if (tally.after === after) add(notes[tally.id], tally.state?.(state));
}
