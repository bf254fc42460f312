import { ENGINE } from "../../../src/games/risk-2008/engine";
import type { Action } from "../../../src/games/risk-2008/rules/actions";
import type { Event } from "../../../src/games/risk-2008/rules/events";
import { OBJECTIVE_IDS, REWARD_IDS } from "../../../src/games/risk-2008/rules/objectives";
import type { State } from "../../../src/games/risk-2008/rules/state";
import { BOARD, SIZE } from "../../../src/risk/world/board";
import { countArmies } from "../../../src/risk/world/rules/seats";
import { beginnings } from "../../helpers/played";
import { WorldPlayed } from "../../helpers/world";

/** A game of RISK 2008 that is played by lines of a record, and asked for facts in the same words. */
export class Played extends WorldPlayed<State, Action, Event> {
  constructor(state: State) {
    super(ENGINE, state);
  }

  troops(colour: string): number {
    return countArmies(this.state, this.seat(colour));
  }

  hand(colour: string): string {
    return idsOf(this.state.seats[this.seat(colour)].hand);
  }

  get discards(): string {
    return idsOf(this.state.discards);
  }

  capital(colour: string): string {
    return idsOf([this.state.seats[this.seat(colour)].capital]);
  }

  /** The objectives of a seat, or the open ones. */
  objectives(colour: string): string {
    const holder = colour === "open" ? -1 : this.seat(colour);
    return OBJECTIVE_IDS.filter((_, k) => this.state.objectives[k] === holder).join(" ");
  }

  /** The rewards on the objectives of a seat. */
  rewards(colour: string): string {
    const { objectives, rewards } = this.state;
    return REWARD_IDS.filter((_, r) => rewards[r] >= 0 && objectives[rewards[r]] === this.seat(colour)).join(
      " ",
    );
  }

  /** Where the airfields stand: the minor one, the major one. */
  get airfields(): string {
    return idsOf(this.state.airfields);
  }

  get cities(): string[] {
    return this.state.cities.map((t) => BOARD.territories[t].id);
  }

  /** What a seat sees of the game, as a game of its own. */
  seenBy(colour: string): Played {
    return new Played(ENGINE.view.state(this.state, this.seat(colour)));
  }

  /** The words that may be picked for a verb, with the code of the refusal for those that may not. */
  words(colour: string, verb: string): Record<string, string> {
    const choice = ENGINE.choices.next(this.state, { seat: this.seat(colour), verb });
    if (choice.field !== "word") return {};
    return Object.fromEntries(choice.candidates.map(({ value, why }) => [value, why?.code ?? "yes"]));
  }

  /** The seat whose turn it is gets through the rest of it: all troops on its first territory, nothing else. */
  idle(): this {
    const { turn, colours } = this.state;
    const colour = colours[turn];
    while (this.state.turn === turn && this.state.step !== "over") {
      if (this.state.step === "card") this.do(`draw ${colour} card ${this.topCard()}`);
      else if (this.state.step === "place")
        this.do(`${colour} place ${BOARD.territories[this.state.owners.indexOf(turn)].id} ${this.state.due}`);
      else this.do(`${colour} end`);
    }
    return this;
  }

  /** A card that may be drawn now. */
  topCard(): string {
    const out = this.state.seats.reduce((all, p) => all.concat(p.hand), this.state.discards);
    return BOARD.territories[Array.from({ length: SIZE }, (_, t) => t).find((t) => !out.includes(t)) ?? 0].id;
  }

  /** Draws cards as long as they are due. */
  drawing(): this {
    while (this.state.step === "card") {
      const due = this.state.phase === "setup" ? nextDrawer(this) : this.state.colours[this.state.turn];
      this.do(`draw ${due} card ${this.topCard()}`);
    }
    return this;
  }
}

/** The colour that may draw now. */
function nextDrawer(g: Played): string {
  const card = g.topCard();
  return g.state.colours.find((colour) => g.code(`draw ${colour} card ${card}`) === undefined) ?? "nobody";
}

function idsOf(territories: readonly number[]): string {
  return territories.map((t) => (t < 0 ? (t === -1 ? "none" : "?") : BOARD.territories[t].id)).join(" ");
}

export const { misread, play, start } = beginnings(ENGINE, (state: State) => new Played(state));

/** Fifteen cities in Australia, South America and Africa, and Alaska: as a draw, or as a clause without its first word. */
export const CITY_LIST =
  "alaska venezuela peru brazil argentina north_africa egypt congo east_africa south_africa madagascar " +
  "indonesia new_guinea western_australia eastern_australia";

/** What is behind a header of Command Room before the first roll. */
export const DRAWN: readonly string[] = [
  `draw cities ${CITY_LIST}`,
  "draw objectives control_europe airfield_minor control_8_cities additional_maneuver " +
    "control_enemy_capital guaranteed_card take_4_cities starting_maneuver " +
    "take_10_territories airfield_major control_18_territories attack_die " +
    "control_2_continents defense_die take_continent two_troops",
];

/**
 * A position of Command Room with three players: Yellow's capital in Brazil, Green's in Siam, Blue's in Alaska; Blue has
 * what is not named. `lands` and `more` are clauses.
 */
export function room(lands: string, more = ""): string {
  return (
    `players yellow green blue ; option mode command_room ; cities ${CITY_LIST} ; ${more} ; ` +
    `${lands} ; others blue 1`
  );
}

/** The seats of such a position with their capitals, and what else their clauses say. */
export function seats(yellow = "", green = "", blue = ""): string {
  return (
    `seat yellow capital brazil ${yellow} ; seat green capital siam ${green} ; ` +
    `seat blue capital alaska ${blue}`
  );
}
