import type { Roll } from "../../../src/core/types";
import { ENGINE } from "../../../src/games/castle-risk/engine";
import type { Action } from "../../../src/games/castle-risk/rules/actions";
import { CARDS } from "../../../src/games/castle-risk/rules/cards";
import { playable } from "../../../src/games/castle-risk/rules/combat/playable";
import type { Event } from "../../../src/games/castle-risk/rules/events";
import { oddsBefore, oddsUnderWay } from "../../../src/games/castle-risk/rules/odds";
import type { State } from "../../../src/games/castle-risk/rules/state";
import { UNITS } from "../../../src/games/castle-risk/rules/units";
import { BOARD, GOLD, SIZE } from "../../../src/risk/europe/board";
import { guarded, play } from "../../helpers/play";
import type { Fights, Trial } from "./compare";

const NONE: readonly number[] = [0, 0, 0, 0];

/** What is fought by the rules of Castle Risk: combats, and bombardments. */
export const CASTLE: Fights<State, Action, Event> = {
  engine: ENGINE,
  isOver: (s) => s.battle === undefined && s.bombardment === undefined,
  losses: (e) => (e.type !== "lost" ? undefined : e.seat === 0 ? [e.units, NONE] : [NONE, e.units]),
};

/** Units of all kinds, as a line of a record has them. */
export function army(roll: Roll, kinds: readonly string[], most: readonly number[]): string {
  const drawn: number[] = most.map((n) => roll(n + 1));
  const counts = drawn.some((n) => n > 0) ? drawn : [1, 0, 0, 0];
  return kinds
    .map((kind, k) => (counts[k] > 0 ? `${kind} ${counts[k]}` : ""))
    .filter((text) => text !== "")
    .join(" ");
}

function any(roll: Roll, list: readonly number[]): number {
  return list[roll(list.length)];
}

const ALL: readonly number[] = Array.from({ length: SIZE }, (_, t) => t);

/** A combat anywhere on the board with cards, castles, cities and capitals, at its first roll or a later one. */
export function castleBattle(roll: Roll): Trial<State> {
  const id = (t: number): string => BOARD.territories[t].id;
  const from = any(roll, ALL);
  const to = any(roll, BOARD.near[from]);
  const gold = ALL.filter((t) => GOLD[t] && t !== from && t !== to);
  const own = any(roll, gold);
  const isCapital = GOLD[to] && roll(2) === 0;
  const capital = isCapital
    ? to
    : any(
        roll,
        gold.filter((t) => t !== own),
      );
  const owner = isCapital || roll(3) > 0 ? "blue" : "neutral";
  const castle = roll(3) === 0 ? "castle" : "";
  const drawn = army(roll, UNITS, [8, 5, 4, 3]);
  const force = castle !== "" && !drawn.includes("siege") ? `${drawn} siege 1` : drawn;
  const hand = (): string =>
    roll(2) === 0 ? "hand general 1 marshal 1 admiral 1" : roll(2) === 0 ? "hand admiral 1" : "";
  const position =
    `players red blue ; option special_phases ${roll(4) === 0 ? "first" : "every"} ; phase attack ; turn red ; ` +
    `seat red capital ${id(own)} ${hand()} ; seat blue capital ${id(capital)} ${hand()} ; ${id(own)} red infantry 1 ; ` +
    (isCapital ? "" : `${id(capital)} blue infantry 1 ; `) +
    `${id(from)} red ${guarded(force)} ; ${id(to)} ${owner} ${army(roll, UNITS, [8, 5, 4, 3])} ${castle}`;
  const g = play(position, `red attack ${id(from)} ${id(to)} ${force}`);
  while (g.state.asked.length > 0) {
    const { battle: b, step, asked, seats, colours } = g.state;
    const card =
      step === "play" && b !== undefined
        ? playable(b).find((kind) => seats[asked[0]].hand[kind] > 0)
        : undefined;
    g.do(`${colours[asked[0]]} ${card === undefined ? "pass" : `play ${CARDS[card]}`}`);
  }
  let state = g.state;
  for (let rolls = roll(3) === 0 ? roll(6) : 0; rolls > 0; rolls--) {
    const s = ENGINE.rules.copy(state);
    const dice = ENGINE.rules.deal(s, roll);
    ENGINE.rules.verbs.dice.apply(s, dice as Action & { type: "dice" }, []);
    if (s.battle === undefined) break;
    state = s;
  }
  // Either side may wish for shrewd losses: odds are those of whoever does, the other's wish is not known.
  const viewer = owner === "blue" ? roll(2) : 0;
  if (roll(2) === 0) state.seats[viewer].settings.losses = "shrewd";
  const odds = oddsUnderWay(ENGINE.view.state(state, viewer), viewer);
  if (odds === undefined) throw new Error("no odds");
  return { name: position, state, odds };
}

/** A bombardment of a player's or a neutral army. */
export function bombardment(roll: Roll): Trial<State> {
  const owner = roll(2) === 0 ? "blue" : "neutral";
  const position =
    `players red blue ; phase diplomacy ; turn red ; moves bombardments 1 ; seat red capital saxony ; ` +
    `seat blue capital france ; saxony red infantry 1 siege ${1 + roll(3)} ; france blue infantry 1 ; ` +
    `bohemia ${owner} ${army(roll, UNITS, [3, 2, 2, 1])}`;
  const { state } = play(position);
  const action: Action = {
    type: "bombard",
    seat: 0,
    from: BOARD.index["saxony"],
    to: BOARD.index["bohemia"],
  };
  const odds = oddsBefore(ENGINE.view.state(state, 0), 0, action);
  if (odds === undefined) throw new Error("no odds");
  ENGINE.rules.verbs.bombard.apply(state, action, []);
  return { name: position, state, odds };
}
