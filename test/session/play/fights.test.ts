/** A fight among computers is seen as one result: by the clock of the table, which counts the seconds of its pauses. */
import { describe, expect, test } from "vitest";
import { decide } from "../../../src/core/bots/decide";
import { rollFrom, seedRng } from "../../../src/core/rng";
import { GAME as CASTLE } from "../../../src/games/castle-risk/module";
import { GAME as EDITION_2008 } from "../../../src/games/risk-2008/module";
import { GAME as CLASSIC } from "../../../src/games/risk-classic/module";
import { GAME as EUROPE } from "../../../src/games/risk-europe/module";
import type { GameModule } from "../../../src/session/game/module";
import { siteOf } from "../../../src/session/intent/site";
import { act } from "../../../src/session/play/commands/act";
import { newOutcome } from "../../../src/session/play/commands/command";
import { due } from "../../../src/session/play/pace";
import { newRoom, type Room } from "../../../src/session/table/room";
import { isFightOfPeople } from "../../../src/session/table/table";
import { matchOf } from "../../helpers/presser";
import { say } from "../../helpers/say";

/** The most seconds that a fight among computers takes: the look at its result. */
const RESULT = 0.6;
/** So many fights are looked at in each game. */
const FIGHTS = 5;

/** Red is a person, three others are computers. */
function begun(module: GameModule): Room {
  const room = newRoom(module);
  const others = module.meta.colours.filter((colour) => colour !== "red").slice(0, 3);
  const computers = others.map((colour) => `computer ${colour} easy`);
  for (const words of ["sit red", ...computers, "close_empty", "start 4"])
    expect(say(room, "red", words), words).toBe("");
  return room;
}

/** A fight: how often dice fell, and the seconds from the first ones until the table goes on to something else. */
interface Fight {
  rolls: number;
  seconds: number;
}

/**
 * The next fights among computers at normal speed, all pauses in full; Red plays as a computer would. The time of answers
 * is left out: it is drawn, so that the clock tells nothing of hands.
 */
function fightsIn(room: Room): Fight[] {
  const { module } = room.table;
  const match = matchOf(room.table);
  const roll = rollFrom(seedRng(7));
  const fights: Fight[] = [];
  let fight: Fight | undefined;
  for (let n = 0; n < 20000 && fights.length < FIGHTS && match.game.state.step !== "over"; n++) {
    const s = match.game.state;
    const next = due(room.table, "normal", fight?.rolls ?? 0);
    const action = next?.action ?? decide(module.bots[0], module.view.state(s, s.asked[0]), s.asked[0], roll);
    if (action === undefined) throw new Error(`Nobody goes on at ${s.step}.`);
    const isFought = module.table.fight(s) !== undefined;
    if (fight !== undefined && next?.answers !== true) fight.seconds += next?.pause ?? 0;
    const site = siteOf(match, action);
    const shown = room.table.roll;
    const isSame = site !== undefined && site.from === shown?.from && site.to === shown.to;
    if (fight !== undefined && !isFought && !isSame) {
      fights.push(fight);
      fight = undefined;
    }
    if (isFought && module.table.isBattleRoll(action) && !isFightOfPeople(room.table)) {
      fight ??= { rolls: 0, seconds: 0 };
      fight.rolls++;
    }
    expect(act(room, action, match.revision, newOutcome())).toBeUndefined();
  }
  return fights;
}

describe.each([
  { name: "Castle Risk", module: CASTLE },
  { name: "Risk Europe", module: EUROPE },
  { name: "RISK", module: CLASSIC },
  { name: "RISK 2008", module: EDITION_2008 },
])("computers that fight each other in $name", ({ module }) => {
  test("are done with it in the time of one look, however often they roll", () => {
    const fights = fightsIn(begun(module));
    expect(fights).toHaveLength(FIGHTS);
    expect(Math.max(...fights.map(({ rolls }) => rolls))).toBeGreaterThan(1);
    for (const { rolls, seconds } of fights)
      expect(seconds, `after ${rolls} rolls`).toBeLessThanOrEqual(RESULT);
    expect(
      fights.filter(({ seconds }) => seconds === RESULT).length,
      "results are looked at",
    ).toBeGreaterThan(0);
  });
});
