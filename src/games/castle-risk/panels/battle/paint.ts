import { RANKS } from "../../../../risk/combat/ranks";
import { INFANTRY, UNITS } from "../../rules/units";
import { ARCHER, CAVALRY, SIEGE } from "../../../../risk/units";
import type { Panel, Writer } from "../../../../session/panel/panel";
import { hostNames, namesOf, thoseWho, viewersOf } from "../../../../session/panel/viewers";
import { isPast, isRollFinished, type Screen, type Room } from "../../../../session/table/room";
import { fights } from "../../../../session/table/table";
import type { RollShow } from "../../table/battle-show";
import { whole } from "../../table/state";
import type { CastleLanguage } from "../../text/language";
import {
  END,
  END_FOOT,
  ENVOYS,
  HEAD,
  LEAST_LINES,
  LETTERS,
  LINE,
  RULE_BESIDE_DIE,
  RULE_LEFT,
  RULE_TOP,
  SHOWN_DICE,
  RESULT_LETTERS,
  RESULT_ROW,
  RESULT_TOP,
} from "./geometry";
import { paintDice } from "./dice";
import { modelOfBattle, type ArmyModel, type BattleModel } from "./model";

/** Whoever reads a page, has folded it, or has put it away when it had ended, does not see the combat. */
function sees(room: Room, screen: Screen | undefined): boolean {
  if (screen === undefined) return true;
  return screen.page === "" && screen.folded.battle !== true && !isPast(room, screen);
}

function spectators(room: Room): string {
  return thoseWho(room, (screen) => sees(room, screen));
}

function isFought(room: Room): boolean {
  const { match, roll } = room.table;
  return match !== undefined && (whole(match.game.state).battle !== undefined || roll !== undefined);
}

/** Whether a viewer sees a combat. */
export function isBattleSeen(room: Room, viewer: string): boolean {
  return isFought(room) && sees(room, room.screens[viewer]);
}

function battleKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined || !isFought(room)) return "none";
  return `${match.revision} ${spectators(room)} ${isRollFinished(room)} ${hostNames(room)}`;
}

/** The kind of units whose phase it is, by phase; all fight in the main phase, infantry in no other. */
const FIGHTS: readonly number[] = [SIEGE, ARCHER, CAVALRY, INFANTRY];

function paintBattle(room: Room, _viewer: string, writer: Writer, language: CastleLanguage): void {
  const { putAll, showAll, showAllTo } = writer;
  const { match, roll } = room.table;
  const model =
    match === undefined
      ? undefined
      : modelOfBattle(whole(match.game.state), roll as RollShow | undefined, language);
  if (model === undefined) {
    showAll("battle", false);
    return;
  }
  const finished = isRollFinished(room);
  showAll("battle-fight", !finished);
  showAll("battle-result", finished);
  showAll("battle-end", !finished && model.end !== "");
  showAll("battle-close", model.end !== "");
  const height = finished ? paintResult(model.end, writer) : paintFight(room, model, writer, language);
  putAll("battle", "preferredHeight", `${height}`);
  showAllTo("battle", spectators(room));
}

/** The end of a fight, and nothing else; says how high that is. */
function paintResult(end: string, { putAll }: Writer): number {
  const height = Math.floor((end.length + RESULT_LETTERS - 1) / RESULT_LETTERS) * RESULT_ROW;
  putAll("battle-result", "text", end);
  putAll("battle-result", "height", `${height}`);
  return height + RESULT_TOP + RESULT_TOP;
}

/** The host and those who fight. */
function skippers(room: Room): string {
  const names = namesOf(viewersOf(room).filter((id) => fights(room.table, id)));
  return names === "" ? hostNames(room) : `${hostNames(room)}|${names}`;
}

/** Both armies; says how high the panel is with them. */
function paintFight(room: Room, model: BattleModel, writer: Writer, language: CastleLanguage): number {
  const { putAll, showAll, showAllTo } = writer;
  putAll("battle-title", "text", model.title);
  const envoys = model.attacker.units.length === 0;
  putAll("battle-rule", "text", model.end === "" || envoys ? model.rule : "");
  putAll("battle-rule", "offsetXY", `${RULE_LEFT} ${-(envoys ? RULE_BESIDE_DIE : RULE_TOP)}`);
  putAll("battle-end", "text", model.end);
  showAllTo("battle-skip", model.end === "" ? skippers(room) : "");
  const phase = RANKS.findIndex((id) => id === model.rank);
  const fought = phase < 0 ? -1 : FIGHTS[phase];
  for (let k = 0; k < UNITS.length; k++) {
    showAll(`battle-row-${k}`, k === fought);
    showAll(`battle-unit-${k}`, !envoys);
  }
  const rows = [
    paintArmy("attacker", model.attacker, writer, language),
    paintArmy("defender", model.defender, writer, language),
  ];
  const most = rows[0] > rows[1] ? rows[0] : rows[1];
  const above = envoys ? ENVOYS : HEAD + (most < LEAST_LINES ? LEAST_LINES : most) * LINE;
  return above + (model.end === "" ? 0 : END + END_FOOT);
}

/** A side; says how many rows its lines below the units take. */
function paintArmy(side: string, army: ArmyModel, writer: Writer, { panel }: CastleLanguage): number {
  const { putAll } = writer;
  const id = `battle-${side}`;
  putAll(`${id}-emblem`, "image", `emblem-${army.owner}`);
  putAll(`${id}-name`, "text", panel.armyName(army.name, army.territory));
  for (let k = 0; k < UNITS.length; k++) {
    const stands = army.units.length > 0;
    const text = stands ? panel.unitsLost(army.units[k], army.lost[k], side === "attacker") : "";
    putAll(`${id}-${k}`, "text", text);
  }
  paintDice(side, army.dice, writer, panel);
  const lines = linesOf(army, panel);
  putAll(`${id}-text`, "text", lines.join("\n"));
  let rows = 0;
  for (const line of lines) rows += Math.floor((line.length + LETTERS - 1) / LETTERS);
  return rows;
}

/** What did not fit, what the dice did, and what helps. */
function linesOf({ dice, result, bonuses, countered }: ArmyModel, panel: CastleLanguage["panel"]): string[] {
  const more = dice.length > SHOWN_DICE ? dice.slice(SHOWN_DICE) : [];
  const lines = more.length > 0 ? [panel.moreDice(more.length, hits(more))] : [];
  if (result !== "") lines.push(result);
  return lines.concat(
    bonuses.map((b) => panel.bonus(b.name, b.text)),
    countered.map((card) => panel.counteredCard(card)),
  );
}

function hits(dice: readonly { readonly hit: boolean }[]): number {
  let n = 0;
  for (const die of dice) if (die.hit) n++;
  return n;
}

/** Two armies face to face, and how it ended; a while later nothing but the end. */
export const BATTLE: Panel<Room> = {
  layer: "fight",
  viewers: "all",
  long: true,
  key: battleKey,
  paint: paintBattle,
};
