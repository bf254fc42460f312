import type { Intent } from "../../intent/intent";
import { intentKey } from "../../intent/key";
import type { Room } from "../../table/room";
import { actingSeat } from "../acting";

/** Whether the odds of battles are told at this table. */
export function isAdvised({ settings, table }: Room): boolean {
  return settings.advice !== "none" && table.module.odds !== undefined;
}

/** Whether the odds of a battle that is fought are told: at the speed of *instant* only while somebody is asked in it. */
export function showsBattleOdds(room: Room): boolean {
  const { match, module } = room.table;
  if (match === undefined || !isAdvised(room)) return false;
  const { state } = match.game;
  const isSeen = room.settings.speed !== "instant" || state.asked.length > 0;
  return isSeen && module.table.fight(state) !== undefined;
}

/** The half-made action of the seat that acts, once it has a place; undefined for none. */
export function pickedIntent(room: Room): Intent | undefined {
  const seat = actingSeat(room);
  const intent = seat < 0 ? undefined : room.intents[seat];
  if (intent === undefined) return undefined;
  const { from, territory } = intent.draft;
  return from === undefined && territory === undefined ? undefined : intent;
}

/** What odds are wanted of just now, as a text; "none" where they are of nothing. */
export function oddsKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined || !isAdvised(room)) return "none";
  const intent = pickedIntent(room);
  if (intent === undefined) return showsBattleOdds(room) ? `${match.revision}` : "none";
  return `${match.revision} ${intent.seat} ${intentKey(intent)}`;
}
