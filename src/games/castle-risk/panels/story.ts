import { total } from "../../../core/counts";
import type { AnyAction, AnyEvent, Seat } from "../../../core/types";
import type { StoryKit, StoryTable } from "../../../session/panel/kit";
import { said } from "../../../session/panel/words";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import type { CastleLanguage } from "../text/language";

/** What a game comes to in numbers for one seat; ids of PanelTexts.story. */
export interface SeatStory {
  crowns: number;
  attacks: number;
  conquered: number;
  killed: number;
  lost: number;
  coins: number;
  recruited: number;
  castles: number;
  missions: number;
  cards: number;
}

/** A story that is being told. */
interface Story {
  readonly seats: readonly SeatStory[];
  round: number;
  /** Who attacks whom at the moment. */
  attacker: number;
  defender: number;
}

const LINES: readonly (keyof SeatStory)[] = [
  "crowns",
  "attacks",
  "conquered",
  "killed",
  "lost",
  "coins",
  "recruited",
  "castles",
  "missions",
  "cards",
];

function newSeatStory(): SeatStory {
  return {
    crowns: 0,
    attacks: 0,
    conquered: 0,
    killed: 0,
    lost: 0,
    coins: 0,
    recruited: 0,
    castles: 0,
    missions: 0,
    cards: 0,
  };
}

function begin(seats: number): Story {
  const list: SeatStory[] = [];
  for (let i = 0; i < seats; i++) list[i] = newSeatStory();
  return { seats: list, round: 0, attacker: -1, defender: -1 };
}

function tell(story: Story, anyAction: AnyAction | undefined, anyEvent: AnyEvent | undefined): void {
  const action = anyAction as Action | undefined;
  const event = anyEvent as Event | undefined;
  if (action !== undefined && (action.type === "attack" || action.type === "bombard")) {
    story.seats[action.seat].attacks++;
    story.attacker = action.seat;
    story.defender = -1;
  }
  if (event === undefined) return;
  if (event.type === "round") story.round = event.round;
  else if (event.type === "battle") story.defender = event.defender;
  else if (event.type === "lost") tellLosses(story, event.seat, total(event.units));
  else tellDeed(story, event);
}

/** Whoever loses units gives the other side of the fight a kill, where that is a seat. */
function tellLosses(story: Story, seat: number, n: number): void {
  if (seat >= 0) story.seats[seat].lost += n;
  const by = seat === story.attacker ? story.defender : story.attacker;
  if (by >= 0) story.seats[by].killed += n;
}

function tellDeed(story: Story, e: Event): void {
  const of = (seat: Seat): SeatStory => story.seats[seat];
  switch (e.type) {
    case "conquered":
    case "entered":
      of(e.seat).conquered++;
      break;
    case "taxes":
    case "looted":
      of(e.seat).coins += e.coins;
      break;
    case "recruited":
      of(e.seat).recruited++;
      break;
    case "built":
      of(e.seat).castles++;
      break;
    case "declared":
      of(e.seat).missions++;
      break;
    case "played":
      of(e.seat).cards++;
      break;
    case "ranked":
      of(e.seat).crowns = e.crowns.total;
      break;
    default:
  }
}

function tableOf({ seats, round }: Story, { panel }: CastleLanguage): StoryTable {
  return {
    labels: LINES.map((id) => said(panel.story, id)),
    columns: seats.map((seat) => LINES.map((id) => `${seat[id]}`)),
    round,
  };
}

/** What each kingdom has done in a game. */
export const STORY: StoryKit = { begin, tell, table: tableOf };
