import type { Chance } from "../../../core/odds";
import { NOBODY } from "../../../core/types";
import type { OddsKit } from "../../game/odds";
import type { OddsAsked } from "../../table/odds";
import type { Room } from "../../table/room";
import { showsBattleOdds } from "./about";

/** A battle, by its text, as what odds are asked for; undefined without one. `land`: where it would be fought, NOBODY where that is not asked. */
export function askedOf(kit: OddsKit, battle: object | undefined, land: number): OddsAsked | undefined {
  return battle === undefined ? undefined : { text: kit.reckoner.text(battle), battle, land };
}

/** The chances of the battle that is fought, from what all may know; undefined while they are not known, or are not told. */
export function foughtChance(room: Room): Chance | undefined {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const kit = module.odds;
  if (match === undefined || kit === undefined || !showsBattleOdds(room)) return undefined;
  if (desk.fought?.revision !== match.revision) {
    const view = module.view.state(match.game.state, NOBODY);
    desk.fought = {
      revision: match.revision,
      asked: askedOf(kit, kit.underWay(view, NOBODY), NOBODY),
      chance: undefined,
    };
  }
  desk.fought.chance ??= known(room, kit, desk.fought.asked);
  return desk.fought.chance;
}

/** What the table of the battle says of it as it stands, or what was computed before it began. */
function known({ odds }: Room, kit: OddsKit, asked: OddsAsked | undefined): Chance | undefined {
  if (asked === undefined) return undefined;
  const { fightTable, forecasts } = odds;
  const read = fightTable?.done === true ? kit.reckoner.chanceIn(fightTable.table, asked.battle) : undefined;
  return read ?? forecasts[asked.text];
}

/**
 * Goes on with the table of the battle that is fought for about so many steps; gives whether there is more to do. A table
 * serves as long as nothing happens that it does not have: then another one is begun.
 */
export function weighFought(room: Room, steps: number): boolean {
  const { odds: desk } = room;
  const kit = room.table.module.odds;
  const before = foughtChance(room);
  const asked = desk.fought?.asked;
  if (kit === undefined || asked === undefined || !showsBattleOdds(room)) return false;
  const { reckoner } = kit;
  if (desk.fightTable?.done === true) {
    if (desk.fightTable.text === asked.text) return false;
    if (reckoner.chanceIn(desk.fightTable.table, asked.battle) !== undefined) return false;
    desk.fightTable = undefined;
  }
  desk.fightTable ??= { text: asked.text, table: reckoner.startChances(asked.battle), done: false };
  desk.fightTable.done = reckoner.moreChances(desk.fightTable.table, steps);
  if (desk.fightTable.done && before === undefined && foughtChance(room) !== undefined) desk.changes++;
  return true;
}
