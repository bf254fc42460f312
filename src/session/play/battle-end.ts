import { endedBattle } from "../match/battle-log";
import type { Room } from "../table/room";
import type { BattleEnd } from "../table/recent";
import { fights, isOver, type Table } from "../table/table";

/** As many as have room in their panel. */
const MOST = 3;

/** Colours of people who fight just now; none where nothing is fought. */
export function peopleInFight(table: Table): string[] {
  const { match, module, chairs } = table;
  if (match === undefined || module.table.fight(match.game.state) === undefined) return [];
  return chairs
    .filter(({ colour, player }) => player !== "" && fights(table, colour))
    .map(({ colour }) => colour);
}

/** Keeps how a battle went that an action has just ended, for these people, who have fought in it. */
export function noteBattleEnd(room: Room, people: readonly string[]): void {
  const { match, module, roll } = room.table;
  if (match === undefined || people.length === 0) return;
  const events = endedBattle(match, module.table.fight(match.game.state) === undefined);
  if (events.length === 0) return;
  // Rolls that somebody wants one by one are one battle.
  const others = room.recent.endedBattles.filter((end) => end.match === match && end.events[0] !== events[0]);
  const recent = others.length < MOST ? others : others.slice(1);
  room.recent.endedBattles = recent.concat([{ match, events, people, roll, revision: match.revision }]);
}

/** Whether somebody has fought in a battle and has done or pressed nothing since it ended. */
function isNew({ screens, table }: Room, colour: string, { match, people, revision }: BattleEnd): boolean {
  const isThere = match === table.match && !isOver(table);
  return isThere && people.includes(colour) && (screens[colour]?.dismissedAt ?? -1) < revision;
}

/** The ends that somebody who has fought has still to see, the oldest first. */
export function newEnds(room: Room): BattleEnd[] {
  return room.recent.endedBattles.filter((end) => end.people.some((colour) => isNew(room, colour, end)));
}

/** Whether a colour has still to see how a battle ended. */
export function hasNewEnd(room: Room, colour: string): boolean {
  return room.recent.endedBattles.some((end) => isNew(room, colour, end));
}
