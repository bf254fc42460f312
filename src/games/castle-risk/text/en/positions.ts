import { place } from "../../../../risk/europe/text/en/words";
import { count } from "../../../../text/en/words";
import type { Sentences } from "../../../../text/codes";
import { phaseName, stepName } from "../../../../text/names";
import { nameOf } from "../../../../text/entry";
import type { PositionParams } from "../../rules/refusals";
import { NAMES } from "./names";
import { card, player } from "./words";

/** Which invariant a position breaks (CR43). */
export const POSITIONS: Sentences<PositionParams> = {
  "position.alive": (params) =>
    `Only ${count(params.count, "player is", "players are")} in the game; this needs ${params.least} at least.`,
  "position.asked": ({ step }) =>
    `The seats asked are not those whom this step asks: it is ${stepName(step, NAMES)}.`,
  "position.battle": () => "The battle does not fit the board, the turn or the step.",
  "position.battle_cards": () => "The battle has a card that its side could not have played.",
  "position.battle_dice": () =>
    "The battle's dice do not fit: they lie open, highest first, at step boost alone.",
  "position.bombardment": () => "The bombardment does not fit the board, the turn or the step.",
  "position.capital": ({ seat }) => `${player(seat)} is in the game and has no capital.`,
  "position.capital_owner": ({ territory, seat }) =>
    `${place(territory)} cannot be the capital of ${player(seat)}: it is no city in that player's hands.`,
  "position.cards": (params) =>
    `The ${card(params.card)} cards in hands and discards do not fit the number in the game: ${params.count}.`,
  "position.castle_site": () => "A castle is bought and there is nowhere to build it.",
  "position.contenders": () =>
    "Two or more living players, clockwise, contend while a roll for who is first is due, and nobody at any other step.",
  "position.discard": ({ limit }) => `A seat discards only while its hand is over the limit of ${limit}.`,
  "position.draw": ({ step }) => `The game cannot wait for ${stepName(step, NAMES)}: none can be drawn.`,
  "position.ending": () =>
    "A game that is over has an ending, and a winner unless it is a draw; any other has none.",
  "position.gold": () => "There are fewer free cities with a gold crown than players without a capital.",
  "position.marks": ({ territory }) =>
    `What ${place(territory)} is said to have done this turn does not fit its owner and its units.`,
  "position.missions": (params) =>
    `The missions ${nameOf(NAMES.missions, params.mission)} held by seats and below the deck are more than there are: ${params.count}.`,
  "position.moves": () => "Nobody has moves but the player whose turn it is, once play has begun.",
  "position.no_units": ({ territory }) => `${place(territory)} has an owner and no units.`,
  "position.numbers": ({ seat }) => `A number of ${player(seat)} is negative or too large.`,
  "position.out": ({ seat }) => `${player(seat)} is out of the game and has something left.`,
  "position.owner_out": ({ territory }) => `The owner of ${place(territory)} is out of the game.`,
  "position.picked": ({ seat }) => `${player(seat)} has policy cards and has not picked.`,
  "position.policies": (params) =>
    `${player(params.seat)} has more cards ${nameOf(NAMES.policies, params.card)} than the deck, which has ${params.copies}.`,
  "position.progress": ({ seat, most }) =>
    `The mission of ${player(seat)} is further than its goal, which is ${most}.`,
  "position.progress_of": ({ step }) =>
    `A battle, bombardment or recruitment is open exactly while its steps last; this step is ${stepName(step, NAMES)}.`,
  "position.recruitment": () => "The recruitment does not fit the board, the turn or the step.",
  "position.step": ({ phase, step }) =>
    `The ${phaseName(phase, NAMES)} phase has no such step: ${stepName(step, NAMES)}.`,
  "position.tokens": ({ territory }) => `${place(territory)} has plundered-city tokens and no city.`,
  "position.turn": ({ phase }) => `Whose turn it is does not fit the ${phaseName(phase, NAMES)} phase.`,
  "position.unowned_units": ({ territory }) => `${place(territory)} has units and no owner.`,
  "position.window": () => "The cards in the window do not fit each other or the step.",
};
