import type { Event } from "../../src/games/castle-risk/events";
import { ownerId, type State } from "../../src/games/castle-risk/state";
import { landId } from "../../src/games/castle-risk/world";
import { cityName, colourName, territoryName } from "../../src/text/names";

/** What a turn came to so far. */
interface Turn {
  readonly round: number;
  readonly seat: number;
  readonly deeds: string[];
}

/** A game told with a line for each turn; fed with the events of every action. */
export interface Story {
  readonly lines: string[];
  turn: Turn | undefined;
}

export function newStory(): Story {
  return { lines: [], turn: undefined };
}

/** Adds what an action did; `names` of players by seat. */
export function tell(story: Story, events: readonly Event[], s: State, names: readonly string[]): void {
  for (const event of events) {
    if (event.type === "turn") {
      finishTurn(story, s, names);
      story.turn = { round: s.round, seat: event.seat, deeds: [] };
    } else if (event.type === "turn_over" || event.type === "over") finishTurn(story, s, names);
    else if (story.turn !== undefined) note(story.turn, event, s);
  }
}

function note(turn: Turn, event: Event, s: State): void {
  const { deeds } = turn;
  switch (event.type) {
    case "taxes":
      deeds.push(`collects ${event.coins}`);
      break;
    case "entered":
    case "conquered":
      takes(deeds, territoryName(landId(event.territory)));
      break;
    case "repelled":
      deeds.push(`is beaten off at ${territoryName(landId(event.territory))}`);
      break;
    case "built":
      deeds.push(`builds a castle in ${territoryName(landId(event.territory))}`);
      break;
    case "recruited":
      deeds.push(`wins over ${cityName(landId(event.territory))}`);
      break;
    case "eliminated":
      deeds.push(`eliminates ${colourName(ownerId(s, event.seat))}`);
      break;
    default:
  }
}

/** Territories taken one after the other are one deed. */
function takes(deeds: string[], territory: string): void {
  const last = deeds.length - 1;
  if (last >= 0 && deeds[last].startsWith("takes ")) deeds[last] += `, ${territory}`;
  else deeds.push(`takes ${territory}`);
}

function finishTurn(story: Story, s: State, names: readonly string[]): void {
  const { turn } = story;
  if (turn === undefined) return;
  story.turn = undefined;
  const name = names[turn.seat] ?? "";
  const who = colourName(ownerId(s, turn.seat)) + (name === "" ? "" : ` (${name})`);
  story.lines.push(`Round ${String(turn.round).padStart(2)}  ${who}: ${turn.deeds.join("; ") || "nothing"}`);
}
