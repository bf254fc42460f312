import { LEAST_CHANCES, type Chance, type Forecast } from "../../../core/odds";
import type { Language } from "../../../text/language";
import type { OddsKit } from "../../game/odds";
import { isAdvised, oddsKey, pickedIntent } from "../../play/odds/about";
import { foughtChance } from "../../play/odds/fought";
import type { Match } from "../../match/match";
import type { OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { PALETTE } from "../../ui/palette";
import { linesOf } from "./geometry";

/** Signs of the bar of outcomes before a battle, and of that while it is fought. */
const SIGNS = 52;
const SIGNS_FOUGHT = 40;
const SIGN = "|";

/** Lines of the least forces, which are kept free while these are worked out. */
const LEAST_LINES = 2;

/** What the seat that acts is told of odds: nothing, that they are on their way, or a text; its first lines alone, and how many follow. */
export interface OddsModel {
  readonly state: "none" | "waits" | "told";
  readonly text: string;
  readonly brief: string;
  readonly more: number;
}

const NONE: OddsModel = { state: "none", text: "", brief: "", more: 0 };
const WAITS: OddsModel = { state: "waits", text: "", brief: "", more: 0 };

/** The odds of the force that is being put together. */
export function modelOfOdds(room: Room, language: Language): OddsModel {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const about = oddsKey(room);
  if (about === "none" || match === undefined || module.odds === undefined) return NONE;
  if (about !== desk.about || desk.match !== match) return WAITS;
  return desk.force === undefined ? NONE : forceModel(desk, match, module.odds, language);
}

function forceModel(desk: OddsDesk, match: Match, kit: OddsKit, language: Language): OddsModel {
  const { force, least, action } = desk;
  const forecast = force === undefined ? undefined : desk.forecasts[force.text];
  if (forecast === undefined || action === undefined) return WAITS;
  const { odds } = language;
  const isBattle = forecast.kind === "battle";
  const bar = isBattle ? `\n${barOf(forecast, SIGNS)}` : "";
  const brief = `<size=15><b>${headOf(forecast, language)}</b></size>${bar}`;
  const lines: string[] = [];
  if (isBattle) lines.push(odds.tolls(forecast.attacker, forecast.defender));
  const { seat } = action;
  const assumed = kit.assumed(match.module.view.state(match.game.state, seat), seat, action, language);
  if (assumed !== "") lines.push(assumed);
  const forces = least === undefined ? undefined : desk.forces[least.text];
  if (forces !== undefined)
    lines.push(
      odds.least(
        LEAST_CHANCES,
        forces.map((units) => (units.length > 0 ? kit.units(units, language) : "")),
      ),
    );
  const awaited = least !== undefined && forces === undefined ? LEAST_LINES : 0;
  const more = lines.reduce((sum, line) => sum + linesOf(line), awaited);
  return { state: "told", text: [brief].concat(lines).join("\n"), brief, more };
}

/** The chance in words. */
function headOf({ kind, win, defender }: Forecast, { odds }: Language): string {
  if (kind === "volley") return odds.hit(defender);
  return kind === "die" ? odds.succeed(win) : odds.win(win);
}

/** Three segments as long as the chances: the attacker is left, nobody is, the defender is. */
function barOf({ win, both }: Chance, signs: number): string {
  const won = Math.round(signs * win);
  const gone = Math.round(signs * (win + both)) - won;
  const lost = signs - won - gone;
  return `<b>${segment(won, PALETTE.won)}${segment(gone, PALETTE.gone)}${segment(lost, PALETTE.red)}</b>`;
}

function segment(signs: number, color: string): string {
  return signs < 1 ? "" : `<color=${color}>${SIGN.repeat(signs)}</color>`;
}

/** The chances of the battle that is fought at either end of their bar, as all may know them; empty while they are not known. */
export function foughtText(room: Room, { odds }: Language): string {
  const chance = foughtChance(room);
  if (chance === undefined) return "";
  return `${odds.short(chance.win)} ${barOf(chance, SIGNS_FOUGHT)} ${odds.short(chance.lose)}`;
}

/** By territory the chance that stands there on the map; none while a target's is not known. */
export function targetMarks(
  { odds: { targets, forecasts, lands } }: Room,
  { odds }: Language,
): Record<number, string> {
  const marks: Record<number, string> = {};
  if (lands.length > 0 || targets.some(({ text }) => forecasts[text] === undefined)) return marks;
  for (const { text, land } of targets) {
    const forecast = forecasts[text];
    if (forecast !== undefined && forecast.kind !== "volley") marks[land] = odds.short(forecast.win);
  }
  return marks;
}

/** Whether chances of targets stand on the map, or will. */
export function hasMarks(room: Room): boolean {
  const { odds: kit } = room.table.module;
  const intent = isAdvised(room) ? pickedIntent(room) : undefined;
  if (kit === undefined || intent === undefined || !kit.attacks.includes(intent.draft.verb ?? ""))
    return false;
  return intent.draft.from !== undefined && intent.draft.to === undefined;
}
