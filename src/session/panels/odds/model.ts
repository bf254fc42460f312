import { LEAST_CHANCES, type Forecast } from "../../../core/odds";
import type { Language } from "../../../text/language";
import type { OddsKit } from "../../game/odds";
import { oddsKey } from "../../play/odds/ask";
import type { OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { PALETTE } from "../../ui/palette";

/** Signs of the bar of outcomes, all of them together. */
const SIGNS = 34;
const SIGN = "|";

/** What the seat that acts is told of odds: nothing, that they are on their way, or a text. */
export interface OddsModel {
  readonly state: "none" | "waits" | "told";
  readonly text: string;
}

const NONE: OddsModel = { state: "none", text: "" };
const WAITS: OddsModel = { state: "waits", text: "" };

/** The odds of what is being put together. */
export function modelOfOdds(room: Room, language: Language): OddsModel {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const about = oddsKey(room);
  if (about === "none" || match === undefined || module.odds === undefined) return NONE;
  if (about !== desk.about || desk.match !== match) return WAITS;
  if (desk.force !== undefined) return forceModel(desk, module.odds, language);
  if (desk.lands.length > 0) return WAITS;
  return desk.targets.length > 0 ? targetModel(desk, language) : NONE;
}

function forceModel(desk: OddsDesk, kit: OddsKit, language: Language): OddsModel {
  const { force, least, action, view } = desk;
  const forecast = force === undefined ? undefined : desk.forecasts[force.text];
  if (forecast === undefined || action === undefined || view === undefined) return WAITS;
  const { odds } = language;
  const lines: string[] = [];
  const forces = least === undefined ? undefined : desk.forces[least.text];
  if (forces !== undefined)
    lines.push(
      odds.least(
        LEAST_CHANCES,
        forces.map((units) => (units.length > 0 ? kit.units(units, language) : "")),
      ),
    );
  const assumed = kit.assumed(view, action.seat, action, language);
  if (assumed !== "") lines.push(assumed);
  const isBattle = forecast.kind === "battle";
  if (isBattle) lines.push(odds.tolls(forecast.attacker, forecast.defender));
  // Last, beside the action: where only the lower end of the panel has room, as on a phone, it is what is seen.
  lines.push(`<b>${headOf(forecast, language)}</b>${isBattle ? ` ${barOf(forecast)}` : ""}`);
  return { state: "told", text: lines.join("\n") };
}

/** The chance in words. */
function headOf({ kind, win, defender }: Forecast, { odds }: Language): string {
  if (kind === "volley") return odds.hit(defender);
  return kind === "die" ? `${odds.succeed(win)}.` : `${odds.win(win)}.`;
}

/** Three segments as long as the chances: the attacker is left, nobody is, the defender is. */
function barOf({ win, both }: Forecast): string {
  const won = Math.round(SIGNS * win);
  const gone = Math.round(SIGNS * (win + both)) - won;
  const lost = SIGNS - won - gone;
  return `<b>${segment(won, PALETTE.won)}${segment(gone, PALETTE.gone)}${segment(lost, PALETTE.red)}</b>`;
}

function segment(signs: number, color: string): string {
  return signs < 1 ? "" : `<color=${color}>${SIGN.repeat(signs)}</color>`;
}

/** The targets of a source, the likeliest first. */
function targetModel({ targets, forecasts }: OddsDesk, language: Language): OddsModel {
  const known: { readonly land: number; readonly win: number }[] = [];
  for (const { text, land } of targets) {
    const forecast = forecasts[text];
    if (forecast === undefined) return WAITS;
    if (forecast.kind !== "volley") known.push({ land, win: forecast.win });
  }
  if (known.length === 0) return NONE;
  known.sort((first, second) =>
    first.win === second.win ? first.land - second.land : second.win - first.win,
  );
  const lands = known.map(({ land }) => language.log.land(land));
  return {
    state: "told",
    text: language.odds.targets(
      lands,
      known.map(({ win }) => win),
    ),
  };
}

/** The chances of the battle that is fought, as all may know them; empty while they are not. */
export function foughtText(room: Room, { odds }: Language): string {
  const { fight, forecasts } = room.odds;
  const forecast = fight === undefined ? undefined : forecasts[fight.text];
  if (forecast === undefined) return "";
  if (forecast.kind === "volley") return odds.hit(forecast.defender);
  if (forecast.kind === "die") return `${odds.succeed(forecast.win)}.`;
  return odds.fought(forecast.win, forecast.lose, forecast.both);
}
