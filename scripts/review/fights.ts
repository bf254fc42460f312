/** The fights of a game: battles, each with all its actions, as the game's log folds them. */
import type { AnyEvent } from "../../src/core/types";
import type { Course } from "./course";

/** A fight: its first and its last action, both by their index, where it was, and its events. */
export interface Fight {
  readonly from: number;
  to: number;
  /** The index of the territory. */
  readonly territory: number;
  readonly events: AnyEvent[];
}

/**
 * The fights of a game in their order. Where each roll begins a battle for the log, rolls of a turn for one territory
 * are one fight as long as no other one comes between them.
 */
export function fightsOf({ steps, game }: Pick<Course, "steps" | "game">): Fight[] {
  const { parts, begins, within, taken, failed } = game.log.fold;
  const fights: Fight[] = [];
  let open: Fight | undefined;
  const note = (event: AnyEvent, at: number): void => {
    const { type } = event;
    const territory = territoryOf(event);
    const isHere = open !== undefined && (territory ?? open.territory) === open.territory;
    const decides = taken.includes(type) || failed.includes(type);
    const goesOn = decides || within.includes(type) || (within.length === 0 && begins.includes(type));
    if (open !== undefined && isHere && goesOn) {
      open.to = at;
      open.events.push(event);
      if (decides) open = undefined;
      return;
    }
    if (parts.includes(type) || begins.includes(type)) open = undefined;
    if (!begins.includes(type) || territory === undefined) return;
    // An action that ends a fight and begins the next one belongs to the first.
    open = { from: fights.at(-1)?.to === at ? at + 1 : at, to: at, territory, events: [event] };
    fights.push(open);
  };
  steps.forEach(({ events }, at) => {
    for (const event of events) note(event, at);
  });
  return fights.filter(({ from, to }) => from <= to);
}

function territoryOf(event: AnyEvent): number | undefined {
  return "territory" in event && typeof event.territory === "number" ? event.territory : undefined;
}
