import type { Sentences } from "../../../../text/codes";
import { count } from "../../../../text/en/words";
import { colourName, phaseName, stepName } from "../../../../text/names";
import type { WorldRefusals } from "../codes";
import { armiesOf, type WorldWords } from "../words";

type Positions = Pick<WorldRefusals, Extract<keyof WorldRefusals, `position.${string}`>>;

/** Which invariant a position breaks, in English. */
export function worldPositions(words: WorldWords): Sentences<Positions> {
  const { army, names, place, card } = words;
  return {
    "position.alive": (p) =>
      `Only ${count(p.count, "player is", "players are")} in the game; this needs ${p.least} at least.`,
    "position.asked": (p) =>
      `The seats asked are not those whom this step asks: it is ${stepName(p.step, names)}.`,
    "position.battle": () => "The attack does not fit the board, the dice or whose turn it is.",
    "position.cards": (p) => `The card ${card(p.card)} lies in more places than there are of it.`,
    "position.contenders": () =>
      "Seats roll for the first place only at the beginning: two at least, clockwise, all in the game.",
    "position.due": (p) => `${armiesOf(words, p.count)} to be placed do not fit the step.`,
    "position.ending": () =>
      "A game that is over has an ending, and a winner that fits it; any other has none.",
    "position.no_armies": (p) =>
      `${place(p.territory)} has an owner and no ${army.one}, or none and ${army.many}.`,
    "position.no_land": (p) => `${colourName(p.seat, names)} is in the game and holds no territory.`,
    "position.no_owner": (p) => `${place(p.territory)} must have an owner at this step.`,
    "position.numbers": () => "A number is negative or too large.",
    "position.out": (p) => `${colourName(p.seat, names)} is out of the game and has something left.`,
    "position.progress_of": (p) =>
      `What was done in this turn does not fit the step: it is ${stepName(p.step, names)}.`,
    "position.reserve": (p) =>
      `${colourName(p.seat, names)} has ${army.many} left from the set-up, which is over.`,
    "position.step": (p) =>
      `The phase ${phaseName(p.phase, names)} has no such step in this game: ${stepName(p.step, names)}.`,
    "position.turn": (p) =>
      `Whose turn it is, who was first or the round does not fit the phase ${phaseName(p.phase, names)}.`,
  };
}
