import type { Draft } from "../../../core/choice";
import type { AnyAction, CommonState } from "../../../core/types";
import type { OddsKit } from "../../game/odds";
import { bounds, finished, type Intent } from "../../intent/intent";
import { intentKey } from "../../intent/key";
import { placesOf } from "../../intent/site";
import type { Match } from "../../match/match";
import type { OddsAsked, OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { actingSeat } from "../acting";
import { outline } from "../outline";

/** Whether the odds of battles are told at this table. */
function isAdvised({ settings, table }: Room): boolean {
  return settings.advice !== "none" && table.module.odds !== undefined;
}

/** Whether the odds of a battle that is fought are told: at the speed of *instant* only while somebody is asked in it. */
export function isFoughtTold(room: Room): boolean {
  const { match, module } = room.table;
  if (match === undefined || !isAdvised(room)) return false;
  const { state } = match.game;
  const isSeen = room.settings.speed !== "instant" || state.asked.length > 0;
  return isSeen && module.table.fight(state) !== undefined;
}

/** Where it is fought, as a text. */
function siteNow(room: Room): string {
  const { match, module } = room.table;
  const fight = match === undefined ? undefined : module.table.fight(match.game.state);
  return fight === undefined ? "" : `${fight.from} ${fight.to}`;
}

/** Whether what was told last of a battle is of the one that is fought, and so may stay until more is known. */
export function foughtStands(room: Room): boolean {
  const { odds: desk } = room;
  const isOpen = desk.about !== oddsKey(room) || desk.fight !== undefined;
  return isOpen && desk.fightStands && desk.site === siteNow(room);
}

/** What odds are wanted of just now, as a text; "none" where they are of nothing. */
export function oddsKey(room: Room): string {
  const { match } = room.table;
  if (match === undefined || !isAdvised(room)) return "none";
  const fought = isFoughtTold(room);
  const intent = pickedIntent(room);
  if (intent === undefined) return fought ? `${match.revision}` : "none";
  return `${match.revision} ${intent.seat} ${intentKey(intent)}`;
}

/** The half-made action of the seat that acts, once it has a place; undefined for none. */
function pickedIntent(room: Room): Intent | undefined {
  const seat = actingSeat(room);
  const intent = seat < 0 ? undefined : room.intents[seat];
  if (intent === undefined) return undefined;
  const { from, territory } = intent.draft;
  return from === undefined && territory === undefined ? undefined : intent;
}

/** Finds out what is asked for: the force that is put together, its targets and the least one, and the battle that is fought. */
export function askOdds(room: Room, about: string): void {
  const { odds: desk } = room;
  const { match, module } = room.table;
  desk.about = about;
  desk.match = match;
  desk.fight = undefined;
  desk.force = undefined;
  desk.action = undefined;
  desk.least = undefined;
  desk.view = undefined;
  desk.lands = [];
  desk.targets = [];
  const kit = module.odds;
  if (match === undefined || kit === undefined || about === "none") {
    desk.subject = "";
    desk.stands = false;
    return;
  }
  const { state } = match.game;
  const site = siteNow(room);
  if (site !== desk.site) desk.fightStands = false;
  desk.site = site;
  if (isFoughtTold(room)) desk.fight = askedOf(kit, kit.underWay(module.view.state(state, -1), -1), -1);
  askIntent(match, kit, pickedIntent(room), desk);
}

/** Whose action it is, from where to where. */
function subjectOf(intent: Intent | undefined): string {
  if (intent === undefined) return "";
  const { from, to } = placesOf(intent.draft);
  return `${intent.seat} ${from} ${to}`;
}

/** Whether the odds of the battle that is fought are known as it stands now. */
export function isFoughtKnown(room: Room): boolean {
  const { fight, forecasts, about } = room.odds;
  return fight !== undefined && about === oddsKey(room) && forecasts[fight.text] !== undefined;
}

/** Whether what was told last is about the same source and target, and so may stay until more is known. */
export function oddsStand(room: Room): boolean {
  const intent = pickedIntent(room);
  return room.odds.stands && intent !== undefined && room.odds.subject === subjectOf(intent);
}

function askIntent(match: Match, kit: OddsKit, intent: Intent | undefined, desk: OddsDesk): void {
  const subject = subjectOf(intent);
  if (subject !== desk.subject) desk.stands = false;
  desk.subject = subject;
  if (intent === undefined) return;
  const { seat } = intent;
  const view = match.module.view.state(match.game.state, seat);
  desk.view = view;
  const choice = finished(match, intent);
  if (choice.field === "to") desk.lands = outline(match, intent).legal;
  if (choice.field !== "done") return;
  desk.action = choice.action;
  desk.force = askedOf(kit, kit.before(view, seat, choice.action), -1);
  if (desk.force !== undefined && desk.forecasts[desk.force.text] !== undefined) desk.stands = true;
  const question = kit.least(view, seat, choice.action, bounds(match, intent));
  if (desk.force !== undefined && question !== undefined)
    desk.least = { text: kit.reckoner.leastText(question), battle: question, land: -1 };
}

function askedOf(kit: OddsKit, battle: object | undefined, land: number): OddsAsked | undefined {
  return battle === undefined ? undefined : { text: kit.reckoner.text(battle), battle, land };
}

/** Finds out what would be fought for at the next target, if all went there that could. */
export function askTarget(room: Room): void {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const [land] = desk.lands;
  desk.lands = desk.lands.slice(1);
  const intent = pickedIntent(room);
  const kit = module.odds;
  if (match === undefined || kit === undefined || intent === undefined || desk.view === undefined) return;
  const action = mostAt(match, kit, intent.draft, land);
  const asked =
    action === undefined ? undefined : askedOf(kit, kit.before(desk.view, intent.seat, action), land);
  if (asked !== undefined) desk.targets.push(asked);
}

/** The action that takes the most to a target that can go there. */
function mostAt(match: Match, kit: OddsKit, draft: Draft, land: number): AnyAction | undefined {
  const { choices } = match.module;
  const s: CommonState = match.game.state;
  const at = choices.press(s, draft, land);
  if ("code" in at) return undefined;
  let choice = choices.next(s, at);
  if (choice.field === "counts") {
    const most = !kit.keeping.includes(at.verb ?? "");
    const counts = choices.defaults(s, at, choice.bounds, most);
    choice = choices.next(s, { ...at, counts });
  }
  return choice.field === "done" ? choice.action : undefined;
}
