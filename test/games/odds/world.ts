import type { Roll } from "../../../src/core/types";
import { ENGINE as CLASSIC_ENGINE } from "../../../src/games/risk-classic/engine";
import type { Action as ClassicAction } from "../../../src/games/risk-classic/rules/actions";
import type { Event as ClassicEvent } from "../../../src/games/risk-classic/rules/events";
import { oddsUnderWay as classicOdds } from "../../../src/games/risk-classic/rules/odds";
import type { State as ClassicState } from "../../../src/games/risk-classic/rules/state";
import { ENGINE as EDITION_ENGINE } from "../../../src/games/risk-2008/engine";
import type { Action as EditionAction } from "../../../src/games/risk-2008/rules/actions";
import type { Event as EditionEvent } from "../../../src/games/risk-2008/rules/events";
import { AIRFIELDS, ATTACK_DIE, DEFENSE_DIE } from "../../../src/games/risk-2008/rules/objectives";
import { oddsUnderWay as editionOdds } from "../../../src/games/risk-2008/rules/odds";
import type { State as EditionState } from "../../../src/games/risk-2008/rules/state";
import { BOARD } from "../../../src/risk/world/board";
import type { WorldState } from "../../../src/risk/world/rules/state";
import { play as playClassic } from "../risk-classic/play";
import { play as playEdition, room, seats } from "../risk-2008/play";
import type { Fights, Trial } from "./compare";

type Losses = readonly [readonly number[], readonly number[]];

function lossesOf(e: ClassicEvent | EditionEvent): Losses | undefined {
  return e.type === "fought" ? [[e.attackerLost], [e.defenderLost]] : undefined;
}

function isOver({ battle, step }: WorldState): boolean {
  return battle === undefined || step !== "dice";
}

/** What is fought by the rules of classic RISK. */
export const CLASSIC: Fights<ClassicState, ClassicAction, ClassicEvent> = {
  engine: CLASSIC_ENGINE,
  isOver,
  losses: lossesOf,
};

/** What is fought by the rules of RISK 2008. */
export const EDITION: Fights<EditionState, EditionAction, EditionEvent> = {
  engine: EDITION_ENGINE,
  isOver,
  losses: lossesOf,
};

/** A storm from Greenland on Iceland, from its first roll or a later one, also against a neutral army. */
export function classicBattle(roll: Roll): Trial<ClassicState> {
  const [players, owner] = roll(3) === 0 ? ["red blue", "neutral"] : ["red blue green", "blue"];
  const armies = 2 + roll(roll(4) === 0 ? 60 : 14);
  const until = roll(2) === 0 ? 1 : 1 + roll(armies - 1);
  const third = players === "red blue" ? "siam neutral 1" : "siam green 1";
  const position = `players ${players} ; phase attack ; turn red ; greenland red ${armies} ; iceland ${owner} ${1 + roll(roll(4) === 0 ? 60 : 12)} ; ${third} ; others blue 1`;
  const { state } = playClassic(position, `red storm greenland iceland ${until}`);
  const moved = later(
    roll,
    state,
    (s) => CLASSIC_ENGINE.rules.copy(s),
    (s) => {
      CLASSIC_ENGINE.rules.verbs.dice.apply(s, CLASSIC_ENGINE.rules.deal(s, roll) as never, []);
    },
  );
  const odds = classicOdds(CLASSIC_ENGINE.view.state(moved, 0));
  if (odds === undefined) throw new Error("no odds");
  return { name: `${position}, down to ${until}`, state: moved, odds };
}

/** The state behind some more rolls, as long as the attack goes on. */
function later<S extends WorldState>(roll: Roll, begun: S, copy: (s: S) => S, rollOnce: (s: S) => void): S {
  let state = begun;
  for (let rolls = roll(3) === 0 ? roll(6) : 0; rolls > 0; rolls--) {
    const s = copy(state);
    rollOnce(s);
    if (isOver(s)) break;
    state = s;
  }
  return state;
}

/** The same in RISK 2008, with dice and airfields that help either side. */
export function editionBattle(roll: Roll): Trial<EditionState> {
  const armies = 2 + roll(14);
  const until = roll(2) === 0 ? 1 : 1 + roll(armies - 1);
  const lands = `greenland yellow ${armies} ; iceland blue ${1 + roll(12)} ; siam green 1`;
  const position = room(lands, `phase attack ; ${seats()}`);
  const { state } = playEdition(position, `yellow storm greenland iceland ${until}`);
  const helps: string[] = [];
  const give = (reward: number, objective: number, seat: number, what: string): void => {
    if (roll(2) === 0) return;
    state.rewards[reward] = objective;
    state.objectives[objective] = seat;
    helps.push(what);
  };
  give(ATTACK_DIE, 0, 0, "attack die");
  give(DEFENSE_DIE, 1, 1, "defense die");
  AIRFIELDS.forEach((reward, i) => {
    give(reward, 2 + i, i, i === 0 ? "attacker's airfield" : "defender's airfield");
    state.airfields[i] = state.rewards[reward] >= 0 ? BOARD.index[i === 0 ? "greenland" : "iceland"] : -1;
  });
  const moved = later(
    roll,
    state,
    (s) => EDITION_ENGINE.rules.copy(s),
    (s) => {
      EDITION_ENGINE.rules.verbs.dice.apply(s, EDITION_ENGINE.rules.deal(s, roll) as never, []);
    },
  );
  const odds = editionOdds(EDITION_ENGINE.view.state(moved, 0));
  if (odds === undefined) throw new Error("no odds");
  return { name: `${lands}, down to ${until}; ${helps.join(", ")}`, state: moved, odds };
}
