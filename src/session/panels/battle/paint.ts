import type { Language } from "../../../text/language";
import { hasNewEnd, newEnds } from "../../play/battle-end";
import { isPast, isRollFinished, type Room } from "../../table/room";
import { fights } from "../../table/table";
import type { Panel, Writer } from "../../game/panel";
import { rowsOf } from "../../ui/rows";
import { hostNames, namesOf, viewersOf } from "../../ui/viewers";
import { showsBattleOdds } from "../../play/odds/about";
import { foughtChance } from "../../play/odds/fought";
import { speedOf } from "../../play/pace";
import { PALETTE } from "../../ui/palette";
import { foughtText } from "../odds/model";
import { paintDice } from "./dice";
import {
  CHANCES,
  diceColumns,
  DIE_ALONE,
  END,
  END_LETTERS,
  END_MARGINS,
  END_ROW,
  HEAD,
  KINDS,
  LETTERS,
  LINE,
  RESULT_LINES,
  LEFT,
  RULE_TOP,
  RULE_TOP_ALONE,
  SHOWN_DICE,
} from "./geometry";
import type { ArmyView, BattleView } from "../../game/battle";

/** Whether a battle is on, or its last roll still lies there. */
function isFought(room: Room): boolean {
  const { match, module, roll } = room.table;
  return match !== undefined && (module.table.fight(match.game.state) !== undefined || roll !== undefined);
}

/**
 * Whether a viewer sees a battle, or how one ended that is fought no more: not whoever reads a page, has folded it, or has
 * put it away when it had ended.
 */
export function isBattleSeen(room: Room, viewer: string): boolean {
  const screen = room.screens[viewer];
  if (screen !== undefined && (screen.page !== "" || screen.folded.battle === true)) return false;
  if (!isFought(room)) return hasNewEnd(room, viewer);
  return screen === undefined || !isPast(room, screen);
}

/** All who see it, as `visibility` wants them; empty for nobody. */
function battleViewers(room: Room): string {
  return namesOf(viewersOf(room).filter((viewer) => isBattleSeen(room, viewer)));
}

function battleKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined) return "none";
  const viewers = battleViewers(room);
  if (isFought(room))
    return `${match.revision} ${viewers} ${isRollFinished(room)} ${skippers(room)} ${foughtChance(room) !== undefined} ${showsBattleOdds(room)}`;
  if (viewers === "") return "none";
  const revisions = newEnds(room).map(({ revision }) => revision);
  return `ended ${revisions.join(" ")} ${viewers}`;
}

function paintBattle(room: Room, _viewer: string, writer: Writer, language: Language): void {
  const { showAll, showAllTo } = writer;
  const { match, roll, module } = room.table;
  const { battle } = module;
  if (battle === undefined) return;
  const model = match === undefined ? undefined : battle.view(match.game.state, roll, language);
  const finished = model === undefined || isRollFinished(room);
  const viewers = battleViewers(room);
  if (viewers === "") {
    showAllTo("battle", "");
    return;
  }
  showAll("battle-fight", !finished);
  if (!finished) paintFight(room, model, writer, language);
  paintEnd(finished ? resultsOf(room, model, language) : [model.end], writer);
  showAllTo("battle", viewers);
}

/** How the battle ended that the last roll has ended; with others that somebody has still to see, or later, in more words. */
function resultsOf(room: Room, model: BattleView | undefined, language: Language): string[] {
  const { table } = room;
  const ends = newEnds(room);
  const isLast = ends.length === 1 && ends[0].roll === table.roll;
  if (model !== undefined && (ends.length === 0 || isLast)) return [model.end];
  const colours = table.match?.game.state.colours ?? [];
  const results = ends.map(({ events }) => language.log.battle(events, colours));
  if (model !== undefined && !ends.some(({ roll }) => roll === table.roll)) results.push(model.end);
  return results;
}

/** How fights ended, as high as it needs to be; hidden while it is not known. */
function paintEnd(results: readonly string[], { putAll, showAll }: Writer): void {
  const text = results.join("\n");
  showAll("battle-over", text !== "");
  if (text === "") return;
  const rows = rowsOf(results, END_LETTERS);
  putAll("battle-over", "preferredHeight", `${atLeast(END, rows * END_ROW + END_MARGINS)}`);
  putAll("battle-end", "text", text);
}

/** The host and those who fight, where there is a pause to skip. */
function skippers(room: Room): string {
  if (speedOf(room) === "instant") return "";
  const names = namesOf(viewersOf(room).filter((id) => fights(room.table, id)));
  return names === "" ? hostNames(room) : `${hostNames(room)}|${names}`;
}

/** Both armies. */
function paintFight(room: Room, model: BattleView, writer: Writer, language: Language): void {
  const unitRows = room.table.module.battle?.rows ?? KINDS;
  const { putAll, showAll, showAllTo } = writer;
  paintTitle(room, model, writer, language);
  const kinds = model.defender.units.length;
  putAll("battle-rule", "text", model.end === "" || kinds === 0 ? model.rule : "");
  putAll("battle-rule", "offsetXY", `${LEFT} ${kinds === 0 ? -RULE_TOP_ALONE : -RULE_TOP}`);
  showAllTo("battle-skip", model.end === "" ? skippers(room) : "");
  for (let k = 0; k < unitRows; k++) {
    showAll(`battle-row-${k}`, k === model.fought);
    showAll(`battle-unit-${k}`, kinds > 0);
  }
  const { attacker, defender } = model;
  const results =
    paintArmy("attacker", attacker, unitRows, writer, language) +
    paintArmy("defender", defender, unitRows, writer, language);
  // The end stands where more help was still to come.
  const kept = model.end === "" ? attacker.room + defender.room : 0;
  const helps = rowsOf(attacker.lines, LETTERS) + rowsOf(defender.lines, LETTERS);
  const lines = atLeast(RESULT_LINES, results) + atLeast(kept, helps);
  putAll("battle-fight", "preferredHeight", `${kinds === 0 ? DIE_ALONE : HEAD + lines * LINE}`);
}

/** What is fought, and below it the chances as they are now: a roll changes both, so that one message tells them. */
function paintTitle(room: Room, { title, end }: BattleView, { putAll }: Writer, language: Language): void {
  const chances = end === "" ? foughtText(room, language) : "";
  const below = chances === "" ? "" : `\n<size=${CHANCES}><color=${PALETTE.ink}>${chances}</color></size>`;
  putAll("battle-title", "text", title + below);
}

/** A side; says how many rows its results take. */
function paintArmy(
  side: string,
  army: ArmyView,
  unitRows: number,
  writer: Writer,
  { panel }: Language,
): number {
  const { putAll } = writer;
  const id = `battle-${side}`;
  putAll(`${id}-emblem`, "image", `emblem-${army.owner}`);
  putAll(`${id}-name`, "text", army.name);
  for (let k = 0; k < unitRows; k++) {
    const isArmy = army.units.length > 0;
    const text = isArmy ? panel.unitsLost(army.units[k], army.lost[k], side === "attacker") : "";
    putAll(`${id}-${k}`, "text", text);
  }
  paintDice(side, army.dice, diceColumns(unitRows), writer, panel);
  const results = resultsOfRoll(army, panel);
  putAll(`${id}-text`, "text", results.concat(army.lines).join("\n"));
  return rowsOf(results, LETTERS);
}

/** Dice that did not fit, then what all have done. */
function resultsOfRoll({ dice, result }: ArmyView, panel: Language["panel"]): string[] {
  const more = dice.length > SHOWN_DICE ? dice.slice(SHOWN_DICE) : [];
  const results = more.length > 0 ? [panel.moreDice(more.length, more.filter(({ hit }) => hit).length)] : [];
  return result === "" ? results : results.concat([result]);
}

function atLeast(least: number, n: number): number {
  return n < least ? least : n;
}

/** Two armies face to face, and how it ended; a while later nothing but the end. */
export const BATTLE: Panel<Room> = {
  layer: "fight",
  viewers: "all",
  long: true,
  key: battleKey,
  paint: paintBattle,
};
