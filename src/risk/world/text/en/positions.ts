import type { Sentences } from "../../../../text/codes";
import { count } from "../../../../text/en/words";
import { colourName, phaseName, stepName } from "../../../../text/names";
import type { WorldRefusals } from "../../rules/refusals";
import { armiesOf, type WorldWords } from "../words";

/** Each game says itself why it has no neutral army there. */
export type Own = "position.no_neutral";
type Positions = Pick<WorldRefusals, Exclude<Extract<keyof WorldRefusals, `position.${string}`>, Own>>;

/** Which invariant a position breaks, in English. */
export function worldPositions(words: WorldWords): Sentences<Positions> {
  const { army, names, place, card } = words;
  return {
    "position.alive": (params) =>
      `Only ${count(params.count, "player is", "players are")} in the game; this needs ${params.least} at least.`,
    "position.asked": ({ step }) =>
      `The seats asked are not those whom this step asks: it is ${stepName(step, names)}.`,
    "position.battle": () => "The attack does not fit the board, the dice or whose turn it is.",
    "position.cards": (params) => `The card ${card(params.card)} lies in more places than there are of it.`,
    "position.contenders": () =>
      "Seats roll for the first place only at the beginning: two at least, clockwise, all in the game.",
    "position.due": (params) => `${armiesOf(words, params.count)} to be placed do not fit the step.`,
    "position.ending": () =>
      "A game that is over has an ending, and a winner that fits it; any other has none.",
    "position.no_armies": ({ territory }) =>
      `${place(territory)} has an owner and no ${army.one}, or none and ${army.many}.`,
    "position.no_land": ({ seat }) => `${colourName(seat, names)} is in the game and holds no territory.`,
    "position.no_owner": ({ territory }) => `${place(territory)} must have an owner at this step.`,
    "position.numbers": () => "A number is negative or too large.",
    "position.out": ({ seat }) => `${colourName(seat, names)} is out of the game and has something left.`,
    "position.progress_of": ({ step }) =>
      `What was done in this turn does not fit the step: it is ${stepName(step, names)}.`,
    "position.reserve": ({ seat }) =>
      `${colourName(seat, names)} has ${army.many} left from the set-up, which is over.`,
    "position.step": ({ phase, step }) =>
      `The phase ${phaseName(phase, names)} has no such step in this game: ${stepName(step, names)}.`,
    "position.turn": ({ phase }) =>
      `Whose turn it is, who was first or the round does not fit the phase ${phaseName(phase, names)}.`,
  };
}
