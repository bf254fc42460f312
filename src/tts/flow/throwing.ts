import type { AnyAction } from "../../core/types";
import { manualEdit } from "../../session/table/manual";
import type { Match } from "../../session/match/match";
import type { Speed } from "../../session/table/settings";
import { dueChance } from "../../session/table/table";
import { LANGUAGE } from "../language";
import { areLaid, areStill, areThrown, clearDice, layDice, readDice, throwRest } from "../objects/dice";
import type { Desk } from "./desk";
import { guard } from "./guard";
import { note, tellAll } from "./speak";

/** A throw of dice on the table: of which match, for what, and how often it had to be thrown again. */
export interface Throw {
  readonly match: Match;
  readonly key: string;
  tries: number;
}

/** What is done with the action that came of it. */
type Settled = (this: void, action: AnyAction) => void;

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
export function stopThrow(desk: Desk): void {
  if (desk.thrown === undefined) return;
  desk.thrown = undefined;
  clearDice();
}

/**
 * Lays the dice of a chance action out, lets people throw them, reads them when they lie still, and gives
 * the action with their faces. Dice that fail again and again are left, and the table rolls.
 */
export function throwDice(desk: Desk, match: Match, action: AnyAction, then: Settled): void {
  const skins = match.module.table.dice(action);
  const key = keyOf(match, action);
  if (desk.thrown !== undefined && desk.thrown.match === match && desk.thrown.key === key) return;
  const mine: Throw = { match, key, tries: 0 };
  desk.thrown = mine;
  layDice(skins);
  if (desk.rolls < 1) tellAll(LANGUAGE.dice.invite(skins.length));
  const patience = desk.skipping ? PATIENCE.instant : PATIENCE[desk.room.settings.speed];
  wait(
    desk,
    mine,
    () => areLaid(skins.length),
    SPAWNING,
    () => {
      wait(desk, mine, areThrown, patience, () => {
        roll(desk, mine, then);
      });
    },
  );
}

function roll(desk: Desk, mine: Throw, then: Settled): void {
  throwRest();
  wait(desk, mine, areStill, ROLLING, () => {
    const faces = readDice();
    if (faces !== undefined) {
      settle(desk, mine, faces, then);
      return;
    }
    mine.tries++;
    if (mine.tries < TRIES) {
      note(LANGUAGE.dice.again);
      wait(
        desk,
        mine,
        () => areLaid(0),
        SPAWNING,
        () => {
          roll(desk, mine, then);
        },
      );
      return;
    }
    tellAll(LANGUAGE.dice.failed);
    settle(desk, mine, undefined, then);
  });
}

/** The action that is due now, with the faces; a table where something else is due by now throws nothing. */
function settle(desk: Desk, mine: Throw, faces: readonly number[] | undefined, then: Settled): void {
  const { table } = desk.room;
  const action = dueChance(table);
  desk.thrown = undefined;
  Wait.time(() => {
    if (desk.thrown === undefined) clearDice();
  }, SHOWN);
  if (action === undefined || table.match !== mine.match || keyOf(mine.match, action) !== mine.key) return;
  if (manualEdit(desk.room) !== undefined) return;
  then(faces === undefined ? action : mine.match.module.table.withFaces(action, faces));
}

/** Waits for dice, as long as they are still thrown for the same; when the time is up it goes on as well. */
function wait(
  desk: Desk,
  mine: Throw,
  met: (this: void) => boolean,
  seconds: number,
  run: (this: void) => void,
): void {
  const go = (): void => {
    if (desk.thrown === mine) guard(desk, "dice", run);
  };
  Wait.condition(go, () => desk.thrown !== mine || met(), seconds, go);
}

/** What the dice are for, whatever the seed would deal: a wish that a seat sets meanwhile changes nothing. */
function keyOf({ game, module }: Match, action: AnyAction): string {
  return `${action.type} ${module.table.dice(action).join(" ")} ${game.state.step}`;
}
