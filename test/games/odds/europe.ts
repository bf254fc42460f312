import type { Roll } from "../../../src/core/types";
import { ENGINE } from "../../../src/games/risk-europe/engine";
import type { Action } from "../../../src/games/risk-europe/rules/actions";
import type { Event } from "../../../src/games/risk-europe/rules/events";
import { GREAT_HOST } from "../../../src/games/risk-europe/rules/missions";
import { oddsBefore, oddsUnderWay } from "../../../src/games/risk-europe/rules/odds";
import type { State } from "../../../src/games/risk-europe/rules/state";
import { UNITS } from "../../../src/games/risk-europe/rules/units";
import { beginWorth, fillWorth, startWorth } from "../../../src/risk/combat/odds/backward";
import type { OddsBattle } from "../../../src/risk/combat/odds/battle";
import { fieldOf } from "../../../src/risk/combat/odds/field";
import { BOARD } from "../../../src/risk/europe/board";
import { HOMES, play, battles } from "../risk-europe/play";
import { army } from "./castle";
import type { Fights, Trial } from "./compare";

const RED = 0;
const BLUE = 1;
const SAXONY = BOARD.index["saxony"];
const NONE: readonly number[] = [0, 0, 0, 0];

/** What is fought by the rules of Risk Europe: battles for disputed territories, and Siege Assaults. */
export const EUROPE: Fights<State, Action, Event> = {
  engine: ENGINE,
  isOver: (s) => s.battle?.land !== SAXONY && s.assault === undefined,
  losses: (e) => (e.type !== "lost" ? undefined : e.army === RED ? [e.units, NONE] : [NONE, e.units]),
  // A battle changes the lands that are fought for and nothing of the seats, of which none has a tile or a mission here.
  copy: (s) => ({
    ...s,
    asked: [...s.asked],
    territories: s.territories.map((land) => ({ ...land, units: [...land.units], force: [...land.force] })),
    battle: s.battle === undefined ? undefined : { ...s.battle },
    assault: s.assault === undefined ? undefined : { ...s.assault },
  }),
  answer: bestReroll,
};

/** Blue rolls again where that is worth more to it than the dice as they lie. */
function bestReroll(s: State): Action {
  const odds = oddsUnderWay(ENGINE.view.state(s, BLUE), BLUE);
  if (s.step !== "castle" || odds?.kind !== "ranks") throw new Error(`asked at ${s.step}`);
  const worth = startWorth(fieldOf(odds), "hold");
  while (!fillWorth(worth, 1e9));
  const again = beginWorth(worth, odds.again) > beginWorth(worth, odds.rolled);
  return { type: again ? "reroll" : "stand", seat: BLUE };
}

function must(odds: OddsBattle | undefined): OddsBattle {
  if (odds === undefined) throw new Error("no odds");
  return odds;
}

/** A battle for Saxony, perhaps with a castle and with Great Host, at its first roll or a later one. */
export function europeBattle(roll: Roll, best = false): Trial<State> {
  const castle = best || roll(2) === 0 ? "castle" : "";
  const most = best ? [2, 2, 2, 1] : [8, 5, 4, 2];
  const position =
    `saxony blue ${army(roll, UNITS, most)} ${castle} against red ${army(roll, UNITS, most)} ; ` +
    // Another battle waits, so that the round does not end with each.
    "hungary green footman 1 against yellow footman 1";
  let state = play(battles(position, "option kingdom_missions on"), "red battle saxony").state;
  const host = roll(3) === 0;
  if (host) state.seats[BLUE].completed = [GREAT_HOST];
  state.seats[BLUE].settings.reroll = best ? "ask" : "automatic";
  for (let rolls = roll(3) === 0 && !best ? roll(6) : 0; rolls > 0; rolls--) {
    const s = ENGINE.rules.copy(state);
    const dice = ENGINE.rules.deal(s, roll);
    if (dice === undefined) throw new Error(`nothing to deal at ${s.step}`);
    ENGINE.rules.verbs[dice.type].apply(s, dice, []);
    if (s.battle?.land !== SAXONY) break;
    state = s;
  }
  const viewer = best ? BLUE : RED;
  if (roll(2) === 0) state.seats[viewer].settings.losses = "shrewd";
  return {
    name: `${position}${host ? " (Great Host)" : ""}`,
    state,
    odds: must(oddsUnderWay(ENGINE.view.state(state, viewer), viewer)),
  };
}

/** A Siege Assault from Saxony. */
export function assault(roll: Roll): Trial<State> {
  const position =
    `players red blue green yellow ; phase turns ; turn red ; seat red picks expand_siege tax ; ${HOMES} ; ` +
    `saxony red footman 1 siege ${1 + roll(2)} ; bohemia blue ${army(roll, UNITS, [2, 1, 1, 1])}`;
  const { state } = play(position);
  const action: Action = {
    type: "assault",
    seat: RED,
    from: BOARD.index["saxony"],
    to: BOARD.index["bohemia"],
  };
  const odds = must(oddsBefore(ENGINE.view.state(state, RED), RED, action));
  ENGINE.rules.verbs.assault.apply(state, action, []);
  return { name: position, state, odds };
}
