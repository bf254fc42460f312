import { mostOf } from "../../../core/bounds";
import type { Draft } from "../../../core/choice";
import { NOBODY, type AnyAction } from "../../../core/types";
import type { OddsKit } from "../../game/odds";
import { bounds, finished, type Intent } from "../../intent/intent";
import { placesOf } from "../../intent/site";
import type { Match } from "../../match/match";
import type { OddsDesk } from "../../table/odds";
import type { Room } from "../../table/room";
import { outline } from "../outline";
import { isAdvised, oddsKey, pickedIntent } from "./about";
import { askedOf } from "./fought";

/** Finds out what is asked for: the force that is put together, its targets, the least one, and those of the next press. */
export function askOdds(room: Room): void {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const before = desk.counts;
  desk.about = oddsKey(room);
  desk.match = match;
  desk.force = undefined;
  desk.action = undefined;
  desk.least = undefined;
  desk.ahead = [];
  desk.next = undefined;
  desk.counts = [];
  const kit = module.odds;
  const intent = desk.about === "none" ? undefined : pickedIntent(room);
  const subject = subjectOf(intent);
  if (subject !== desk.subject) desk.isKnown = false;
  desk.subject = subject;
  if (match === undefined || kit === undefined || intent === undefined) {
    setSource(desk, "", []);
    return;
  }
  const choice = finished(match, intent);
  const verb = intent.draft.verb ?? "";
  const place = `${match.revision} ${intent.seat} ${placesOf(intent.draft).from} `;
  if (choice.field === "to") setSource(desk, place + verb, outline(match, intent).legal);
  // Of another attack from there the same targets are lit, where it takes over what was picked.
  else if (!kit.attacks.includes(verb) || desk.source.indexOf(place) !== 0) setSource(desk, place + verb, []);
  if (choice.field !== "done") return;
  const isBattle = askForce(match, kit, intent, choice.action, desk);
  desk.counts = intent.counts;
  if (isBattle) desk.ahead = nextCounts(match, intent, before.length === intent.counts.length ? before : []);
}

/** Targets that are known stay while their source does. */
function setSource(desk: OddsDesk, source: string, lands: readonly number[]): void {
  if (source === desk.source) return;
  desk.source = source;
  desk.lands = lands;
  if (desk.targets.length > 0) desk.marks++;
  desk.targets = [];
}

/** Gives whether the action leads to a battle. */
function askForce(match: Match, kit: OddsKit, intent: Intent, action: AnyAction, desk: OddsDesk): boolean {
  const { seat } = intent;
  const view = match.module.view.state(match.game.state, seat);
  desk.action = action;
  desk.force = askedOf(kit, kit.before(view, seat, action), NOBODY);
  if (desk.force === undefined) return false;
  if (desk.forecasts[desk.force.text] !== undefined) {
    // What was computed ahead is there at once.
    desk.isKnown = true;
    desk.changes++;
  }
  const question = kit.least(view, seat, action, bounds(match, intent));
  if (question !== undefined)
    desk.least = { text: kit.reckoner.leastText(question), battle: question, land: NOBODY };
  return true;
}

/** Whose action it is, from where to where. */
function subjectOf(intent: Intent | undefined): string {
  if (intent === undefined) return "";
  const { from, to } = placesOf(intent.draft);
  return `${intent.seat} ${from} ${to}`;
}

/** Whether what was told last is about the same source and target, and so may stay until more is known. */
export function oddsStand(room: Room): boolean {
  if (!room.odds.isKnown || !isAdvised(room)) return false;
  const intent = pickedIntent(room);
  return intent !== undefined && room.odds.subject === subjectOf(intent);
}

/** Counts that are one press away: those of the stepper that was pressed last first. */
function nextCounts(match: Match, intent: Intent, before: readonly number[]): readonly number[][] {
  const limits = bounds(match, intent);
  const { counts } = intent;
  const pressed: number[][] = [];
  const others: number[][] = [];
  if (limits === undefined) return others;
  counts.forEach((n, kind) => {
    const list = before.length > 0 && before[kind] !== n ? pressed : others;
    const most = mostOf(limits, counts, kind);
    for (const next of [n - 1, n + 1])
      if (next >= limits.minEach[kind] && next <= most)
        list.push(counts.map((other, k) => (k === kind ? next : other)));
  });
  return pressed.concat(others);
}

/** Finds out what would be fought for at the next target, if all went there that could, from what all may know: all see it. */
export function askTarget(room: Room): void {
  const { odds: desk } = room;
  const { match, module } = room.table;
  const [land] = desk.lands;
  desk.lands = desk.lands.slice(1);
  const intent = pickedIntent(room);
  const kit = module.odds;
  if (match === undefined || kit === undefined || intent === undefined) return;
  const action = mostAt(match, kit, intent.draft, land);
  if (action === undefined) return;
  const view = module.view.state(match.game.state, NOBODY);
  const asked = askedOf(kit, kit.before(view, NOBODY, action), land);
  if (asked !== undefined) desk.targets.push(asked);
}

/** The action that takes the most to a target that can go there. */
function mostAt(
  match: Match,
  kit: OddsKit,
  { seat, verb, from, territory }: Draft,
  land: number,
): AnyAction | undefined {
  const { choices } = match.module;
  const { state } = match.game;
  const at = choices.press(state, { seat, verb, from, territory }, land);
  if ("code" in at) return undefined;
  const choice = choices.next(state, at);
  if (choice.field !== "counts") return choice.field === "done" ? choice.action : undefined;
  const most = !kit.keeping.includes(at.verb ?? "");
  return actionWith(match, at, choices.defaults(state, at, choice.bounds, most));
}

/** The action of a draft with these counts; undefined where they do not complete one. */
export function actionWith(match: Match, draft: Draft, counts: readonly number[]): AnyAction | undefined {
  const choice = match.module.choices.next(match.game.state, { ...draft, counts });
  return choice.field === "done" ? choice.action : undefined;
}
