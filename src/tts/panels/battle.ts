import { PALETTE } from "../../session/panel/palette";
import { ARCHER, CAVALRY, INFANTRY, SIEGE, UNITS } from "../../games/castle-risk/rules/units";
import { whole } from "../../games/castle-risk/table/state";
import type { RollShow } from "../../games/castle-risk/table/battle-show";
import { RANKS } from "../../games/castle-risk/rules/combat/ranks";
import { battlePanel, type ArmyModel, type BattleModel } from "../../games/castle-risk/panels/battle/model";
import { DICE_COLUMNS, SHOWN_DICE } from "../../session/panel/parts";
import type { Die } from "../../games/castle-risk/table/main-dice";
import { isPast, isTold, type Look, type Room } from "../../session/table/room";
import { fights } from "../../session/table/table";
import { LANGUAGE } from "./language";
import { putAll, showAll, showAllTo } from "./brush";
import { hostNames, namesOf, thoseWho, VIEWERS } from "./viewers";

/** Whoever reads a page, has folded it, or has put it away when it had ended, does not see the combat. */
function sees(room: Room, look: Look | undefined): boolean {
  if (look === undefined) return true;
  return look.page === "" && look.folded.battle !== true && !isPast(room, look);
}

function lookers(room: Room): string {
  return thoseWho(room, (look) => sees(room, look));
}

function isFought(room: Room): boolean {
  const { match, roll } = room.table;
  return match !== undefined && (whole(match.game.state).battle !== undefined || roll !== undefined);
}

/** Whether a viewer sees a combat. */
export function isBattleSeen(room: Room, viewer: string): boolean {
  return isFought(room) && sees(room, room.looks[viewer]);
}

export function battleKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined || !isFought(room)) return "none";
  return `${match.revision} ${lookers(room)} ${isTold(room)} ${hostNames(room)}`;
}

/** The kind of units whose phase it is, by phase; all fight in the main phase, infantry in no other. */
const FIGHTS: readonly number[] = [SIEGE, ARCHER, CAVALRY, INFANTRY];

/** Heights above the lines that tell results and bonuses, of a row of them, and of the end; letters in a row. */
const HEAD = 208;
/** Height above the end where there are no armies, but envoys' die; where the rule stands there, and else. */
const ENVOYS = 122;
const BESIDE_DIE = "8 -83";
const BELOW_UNITS = "8 -176";
const ROW = 16;
const END = 42;
const LETTERS = 34;
const LEAST_ROWS = 2;
/** Height around the end where nothing else is shown, of a row of it, and letters in one. */
const TOLD = 16;
const END_ROW = 18;
const END_LETTERS = 56;
/** Sizes of a face on a die, and of one with its +1s. */
const FACE_SIZE = "26";
const SUM_SIZE = "20";

export function paintBattle(room: Room): void {
  const { match, roll } = room.table;
  const model =
    match === undefined
      ? undefined
      : battlePanel(whole(match.game.state), roll as RollShow | undefined, LANGUAGE);
  if (model === undefined) {
    showAll("battle", false);
    return;
  }
  const told = isTold(room);
  showAll("battle-fight", !told);
  showAll("battle-told", told);
  showAll("battle-end", !told && model.end !== "");
  showAll("battle-close", model.end !== "");
  putAll("battle", "preferredHeight", `${told ? paintTold(model.end) : paintFight(room, model)}`);
  showAllTo("battle", lookers(room));
}

/** The end of a fight, and nothing else; says how high that is. */
function paintTold(end: string): number {
  const rows = Math.floor((end.length + END_LETTERS - 1) / END_LETTERS);
  putAll("battle-told", "text", end);
  putAll("battle-told", "height", `${rows * END_ROW}`);
  return TOLD + rows * END_ROW;
}

/** The host and those who fight. */
function skippers(room: Room): string {
  const names = namesOf(VIEWERS.filter((id) => fights(room.table, id)));
  return names === "" ? hostNames(room) : `${hostNames(room)}|${names}`;
}

/** Both armies; says how high the panel is with them. */
function paintFight(room: Room, model: BattleModel): number {
  putAll("battle-title", "text", model.title);
  const envoys = model.attacker.units.length === 0;
  putAll("battle-rule", "text", model.end === "" || envoys ? model.rule : "");
  putAll("battle-rule", "offsetXY", envoys ? BESIDE_DIE : BELOW_UNITS);
  putAll("battle-end", "text", model.end);
  showAllTo("battle-skip", model.end === "" ? skippers(room) : "");
  const phase = RANKS.findIndex((id) => id === model.rank);
  const fought = phase < 0 ? -1 : FIGHTS[phase];
  for (let k = 0; k < UNITS.length; k++) {
    showAll(`battle-row-${k}`, k === fought);
    showAll(`battle-unit-${k}`, !envoys);
  }
  const rows = [paintArmy("attacker", model.attacker), paintArmy("defender", model.defender)];
  const most = rows[0] > rows[1] ? rows[0] : rows[1];
  const above = envoys ? ENVOYS : HEAD + (most < LEAST_ROWS ? LEAST_ROWS : most) * ROW;
  return above + (model.end === "" ? 0 : END);
}

/** A side; says how many rows its lines below the units take. */
function paintArmy(side: string, army: ArmyModel): number {
  const id = `battle-${side}`;
  putAll(`${id}-emblem`, "image", `emblem-${army.owner}`);
  putAll(`${id}-name`, "text", LANGUAGE.panel.armyName(army.name, army.territory));
  for (let k = 0; k < UNITS.length; k++) {
    const stands = army.units.length > 0;
    const text = stands ? LANGUAGE.panel.unitsLost(army.units[k], army.lost[k], side === "attacker") : "";
    putAll(`${id}-${k}`, "text", text);
  }
  const { dice } = army;
  const shown = dice.length < SHOWN_DICE ? dice.length : SHOWN_DICE;
  for (let i = 0; i < SHOWN_DICE; i++) {
    const place = `${id}-die-${i}`;
    showAll(place, i < shown);
    if (i < shown) paintDie(place, side, dice[side === "attacker" ? i : mirrored(i, shown)]);
  }
  const more = dice.length > SHOWN_DICE ? dice.slice(SHOWN_DICE) : [];
  const helps = army.bonuses
    .map((b) => LANGUAGE.panel.bonus(b.name, b.text))
    .concat(army.countered.map((card) => LANGUAGE.panel.counteredCard(card)));
  let lines = more.length > 0 ? [LANGUAGE.panel.moreDice(more.length, hits(more))] : [];
  if (army.result !== "") lines.push(army.result);
  lines = lines.concat(helps);
  putAll(`${id}-text`, "text", lines.join("\n"));
  let rows = 0;
  for (const line of lines) rows += Math.floor((line.length + LETTERS - 1) / LETTERS);
  return rows;
}

/** Places of the defender go from right to left; the dice that lie there are read, and counted, from left to right. */
function mirrored(place: number, dice: number): number {
  const row = place - (place % DICE_COLUMNS);
  const length = dice - row < DICE_COLUMNS ? dice - row : DICE_COLUMNS;
  return row + row + length - 1 - place;
}

function paintDie(id: string, side: string, { face, plus, hit }: Die): void {
  putAll(id, "text", LANGUAGE.panel.face(face - plus, plus));
  putAll(id, "fontSize", plus > 0 ? SUM_SIZE : FACE_SIZE);
  putAll(id, "color", dieColour(side, hit));
  putAll(id, "textColor", side === "attacker" && hit ? PALETTE.light : PALETTE.ink);
  putAll(id, "outline", hit ? PALETTE.hit : PALETTE.edge);
  putAll(id, "outlineSize", hit ? "3 -3" : "1 -1");
}

function hits(dice: readonly { readonly hit: boolean }[]): number {
  let n = 0;
  for (const die of dice) if (die.hit) n++;
  return n;
}

/** Dice that do not hit are pale. */
function dieColour(side: string, hit: boolean): string {
  if (side === "attacker") return hit ? PALETTE.attack : PALETTE.attackMissed;
  return hit ? PALETTE.defence : PALETTE.defenceMissed;
}
