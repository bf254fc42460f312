import { COLOURS, type Options } from "../meta";
import { CROWNS_TO_WIN, type ByPlayers } from "./numbers";
import type { State } from "./state";

/** Which game of the rulebook is played, and what it changes (rule 1.1). */

const TEAM_PLAYERS = 4;

/** Whether two teams play (rule 13.1): four players who agreed on it. */
export function isTeams(s: Pick<State, "options" | "colours">): boolean {
  return s.options.teams === "on" && s.colours.length === TEAM_PLAYERS;
}

/** Whether Kingdom Missions are played, by the options and the number of players (rule 10.1): not in the team game. */
export function playsMissions(options: Options, players: number): boolean {
  return options.kingdom_missions === "on" && !(options.teams === "on" && players === TEAM_PLAYERS);
}

export function hasMissions(s: State): boolean {
  return playsMissions(s.options, s.colours.length);
}

/** Whether Crown Cards can be bought (rule 5.18): neither with missions nor in the team game. */
export function sellsCrowns(s: State): boolean {
  return !isTeams(s) && !hasMissions(s);
}

/** Whether two armies are of the same team; nobody, -1, is of none: in Lua -1 % 2 is 1. */
export function allied(s: State, first: number, second: number): boolean {
  return isTeams(s) && first !== second && first >= 0 && second >= 0 && first % 2 === second % 2;
}

/** Cities that every player takes at set-up, those of them with a castle, and Footmen for each (rules 3.3, 11.2, 12.2, 13.2). */
export interface Draft {
  readonly cities: number;
  readonly castles: number;
  readonly footmen: number;
}

export function draftOf(s: State): Draft {
  const players = s.colours.length;
  if (players === 2) return { cities: 3, castles: 2, footmen: 5 };
  if (players === 3 || isTeams(s)) return { cities: 2, castles: 1, footmen: 5 };
  return { cities: 1, castles: 1, footmen: 10 };
}

/** Cities that each mercenary army gets at set-up (rules 11.1, 12.1). */
export function mercenaryCities(s: State): number {
  return s.colours.length === 3 ? 2 : 1;
}

/** Crowns that win at the end of a round (rules 9.2, 11.13, 12.5). */
export function crownsToWin(s: State): number {
  const { crowns_to_win } = s.options;
  return crowns_to_win === "book" ? numberFor(s, CROWNS_TO_WIN) : Number(crowns_to_win);
}

/** By the number of players that began (rule 10.6). */
export function numberFor(s: State, [four, three, two]: ByPlayers): number {
  const players = s.colours.length;
  return players === 2 ? two : players === 3 ? three : four;
}

/** The colours of all armies: those of the players, then those that nobody took (rule 1.2). */
export function armyColours(colours: readonly string[]): string[] {
  return [...colours].concat(COLOURS.filter((colour) => !colours.includes(colour)));
}
