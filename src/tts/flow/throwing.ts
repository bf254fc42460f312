import type { AnyAction } from "../../core/types";
import { manualEdit } from "../../session/table/manual";
import type { Match } from "../../session/match/match";
import { speedOf } from "../../session/play/pace";
import type { Speed } from "../../session/table/settings";
import { dueChance } from "../../session/table/table";
import { LANGUAGE } from "../language";
import { areLaid, areStill, areThrown, clearDice, layDice, readDice, throwRest } from "../objects/dice/dice";
import type { Context, Throw } from "./context";
import { guard } from "./guard";
import { note, tellAll } from "./speak";

/** Seconds in which people may throw before the dice roll by themselves. */
const PATIENCE: Readonly<Record<Speed, number>> = { slow: 12, normal: 7, fast: 3, instant: 0.5 };
/** Seconds until dice must lie there, and until they must lie still. */
const SPAWNING = 10;
const ROLLING = 12;
/** So often dice may fail before the table rolls. */
const TRIES = 4;
/** Seconds for which dice that were read are still seen. */
const SHOWN = 4;

/** Nobody throws any more: the settings, or the game, have changed. */
export function stopThrow(context: Context): void {
  if (context.thrown === undefined) return;
  context.thrown = undefined;
  clearDice();
}

/**
 * Lays the dice of a chance action out, lets people throw them, reads them when they lie still, and gives
 * the action with their faces. Dice that fail again and again are left, and the table rolls.
 */
export function throwDice(context: Context, match: Match, action: AnyAction, then: Throw["then"]): void {
  const skins = match.module.table.dice(action);
  const key = keyOf(match, action);
  if (context.thrown !== undefined && context.thrown.match === match && context.thrown.key === key) return;
  const patience = PATIENCE[context.clock.isSkipped ? "instant" : speedOf(context.room)];
  const mine: Throw = { match, key, patience, then, tries: 0 };
  context.thrown = mine;
  layDice(skins);
  if (context.clock.rolls < 1) tellAll(LANGUAGE.dice.invite(skins.length));
  wait(context, mine, () => areLaid(skins.length), SPAWNING, awaitThrow);
}

function awaitThrow(context: Context, mine: Throw): void {
  wait(context, mine, areThrown, mine.patience, roll);
}

function roll(context: Context, mine: Throw): void {
  throwRest();
  wait(context, mine, areStill, ROLLING, read);
}

function read(context: Context, mine: Throw): void {
  const faces = readDice();
  if (faces === undefined) mine.tries++;
  if (faces === undefined && mine.tries < TRIES) {
    note(LANGUAGE.dice.again);
    wait(context, mine, () => areLaid(0), SPAWNING, roll);
    return;
  }
  if (faces === undefined) tellAll(LANGUAGE.dice.failed);
  settle(context, mine, faces);
}

/** The action that is due now, with the faces; a table where something else is due by now throws nothing. */
function settle(context: Context, mine: Throw, faces: readonly number[] | undefined): void {
  const { table } = context.room;
  const action = dueChance(table);
  context.thrown = undefined;
  Wait.time(() => {
    if (context.thrown === undefined) clearDice();
  }, SHOWN);
  if (action === undefined || table.match !== mine.match || keyOf(mine.match, action) !== mine.key) return;
  if (manualEdit(context.room) !== undefined) return;
  mine.then(faces === undefined ? action : mine.match.module.table.withFaces(action, faces));
}

/** Waits for dice, as long as they are still thrown for the same; when the time is up it goes on as well. */
function wait(
  context: Context,
  mine: Throw,
  met: (this: void) => boolean,
  seconds: number,
  run: (this: void, context: Context, mine: Throw) => void,
): void {
  const go = (): void => {
    if (context.thrown === mine) guard(context, "dice", run, context, mine);
  };
  Wait.condition(go, () => context.thrown !== mine || met(), seconds, go);
}

/** What the dice are for, whatever the seed would deal: a wish that a seat sets meanwhile changes nothing. */
function keyOf({ game, module }: Match, action: AnyAction): string {
  return `${action.type} ${module.table.dice(action).join(" ")} ${game.state.step}`;
}
