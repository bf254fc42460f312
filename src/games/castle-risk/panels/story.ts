import { total } from "../../../core/counts";
import type { Seat } from "../../../core/types";
import type { Action } from "../rules/actions";
import type { Event } from "../rules/events";
import { sizeAt, type LogEntry } from "../../../session/match/log";
import type { Match } from "../../../session/match/match";

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

/** A story that is being told from the log, so many lines at a time. */
export interface Story {
  readonly seats: readonly SeatStory[];
  rounds: number;
  /** Lines that are in it. */
  at: number;
  /** Who attacks whom at the moment. */
  attacker: number;
  defender: number;
}

export function newStory(m: Match): Story {
  const seats = m.game.state.colours.map(() => ({
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
  }));
  return { seats, rounds: 0, at: 0, attacker: -1, defender: -1 };
}

/** Goes on by up to `n` lines; says whether the story is told as far as the game has come. */
export function tellSome(m: Match, story: Story, n: number): boolean {
  const size = sizeAt(m.log, m.game.at);
  for (let i = 0; i < n && story.at < size; i++) {
    tell(story, m.log.items[story.at]);
    story.at++;
  }
  return story.at >= size;
}

function tell(story: Story, told: LogEntry): void {
  const action = told.action as Action | undefined;
  const event = told.event as Event | undefined;
  if (action !== undefined && (action.type === "attack" || action.type === "bombard")) {
    story.seats[action.seat].attacks++;
    story.attacker = action.seat;
    story.defender = -1;
  }
  if (event === undefined) return;
  if (event.type === "round") story.rounds = event.round;
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
