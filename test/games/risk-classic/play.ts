import { ENGINE } from "../../../src/games/risk-classic/engine";
import type { Action } from "../../../src/games/risk-classic/rules/actions";
import { CARD_IDS } from "../../../src/games/risk-classic/rules/cards";
import type { Event } from "../../../src/games/risk-classic/rules/events";
import { MISSIONS } from "../../../src/games/risk-classic/rules/missions";
import type { State } from "../../../src/games/risk-classic/rules/state";
import { BOARD, SIZE } from "../../../src/risk/world/board";
import { writeGround, type Field, type Ground } from "../../helpers/ground";
import { beginnings } from "../../helpers/played";
import { WorldPlayed } from "../../helpers/world";

/** A game of classic RISK that is played by lines of a record, and asked for facts in the same words. */
export class Played extends WorldPlayed<State, Action, Event> {
  constructor(state: State) {
    super(ENGINE, state);
  }

  hand(colour: string): string {
    return this.state.seats[this.seat(colour)].hand.map((card) => CARD_IDS[card] ?? "?").join(" ");
  }

  get discards(): string {
    return this.state.discards.map((card) => CARD_IDS[card]).join(" ");
  }

  mission(colour: string): string {
    const { mission, changed } = this.state.seats[this.seat(colour)];
    return (MISSIONS[mission] ?? "none") + (changed ? " changed" : "");
  }

  /** What a seat sees of the game, as a game of its own. */
  seenBy(colour: string): Played {
    return new Played(ENGINE.view.state(this.state, this.seat(colour)));
  }

  /** The seat whose turn begins places all its armies on its first territory, and does nothing else. */
  idle(): this {
    const { colours, turn, owners, due } = this.state;
    const seat = colours[turn];
    if (this.state.step === "trade") this.do(`${seat} end`);
    return this.do(
      `${seat} place ${BOARD.territories[owners.indexOf(turn)].id} ${due}`,
      `${seat} end`,
      `${seat} end`,
    );
  }

  /** Plays the same roll as often as it is due. */
  rolling(dice: string): this {
    while (this.state.step === "dice") this.do(dice);
    return this;
  }
}

export const { misread, play, start } = beginnings(ENGINE, (state: State) => new Played(state));

type Colour = "red" | "blue" | "green";

/** Three seats: Green holds Siam unless it holds something else, and Blue what is not named. */
const FIELD: Field<Colour> = {
  homes: {
    red: { seat: "", land: "" },
    blue: { seat: "", land: "others 1" },
    green: { seat: "", land: "siam 1", alone: true },
  },
  always: ["red", "blue", "green"],
  phase: "attack",
  together: ["setup"],
  isLand: (word) => word in BOARD.index || word === "others",
};

/** A position for `play`: red's attack, where nothing else is said. */
export function ground(said: Ground<Colour>): string {
  return writeGround(FIELD, said);
}

/** Plays lines from such a ground: `duel({ red: "alaska 4", blue: "kamchatka 3" }, ...)`. */
export function duel(said: Ground<Colour>, ...lines: readonly string[]): Played {
  return play(ground(said), ...lines);
}

/** Places all that is left while the game is set up, each seat on its first territory. */
export function placeAll(g: Played): Played {
  while (g.state.step === "place" && g.state.phase === "setup") {
    const t = g.state.owners.indexOf(g.state.turn);
    g.do(`${g.state.colours[g.state.turn]} place ${BOARD.territories[t].id} ${g.state.due}`);
  }
  return g;
}

/** Claims whatever is empty, in the order of the board. */
export function claimAll(g: Played): Played {
  for (let t = 0; t < SIZE; t++)
    if (g.state.owners[t] < 0) g.do(`${g.state.colours[g.state.turn]} claim ${BOARD.territories[t].id}`);
  return g;
}
