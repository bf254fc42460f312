import { count } from "../../../../text/en/words";
import type { Sentences } from "../../../../text/codes";
import { phaseName, stepName } from "../../../../text/names";
import type { PositionParams } from "../codes";
import { missionName, policyName } from "../names";
import { NAMES } from "./names";
import { card, place, player } from "./words";

/** Which invariant a position breaks (CR43). */
export const POSITIONS: Sentences<PositionParams> = {
  "position.alive": (p) =>
    `Only ${count(p.count, "player is", "players are")} in the game; this needs ${p.least} at least.`,
  "position.asked": (p) =>
    `The seats asked are not those whom this step asks: it is ${stepName(p.step, NAMES)}.`,
  "position.battle": () => "The battle does not fit the board, the turn or the step.",
  "position.battle_cards": () => "The battle has a card that its side could not have played.",
  "position.battle_dice": () =>
    "The battle's dice do not fit: they lie open, highest first, at step boost alone.",
  "position.bombardment": () => "The bombardment does not fit the board, the turn or the step.",
  "position.capital": (p) => `${player(p.seat)} is in the game and has no capital.`,
  "position.capital_owner": (p) =>
    `${place(p.territory)} cannot be the capital of ${player(p.seat)}: it is no city in that player's hands.`,
  "position.cards": (p) =>
    `The ${card(p.card)} cards in hands and discards do not fit the number in the game: ${p.count}.`,
  "position.castle_site": () => "A castle is bought and there is nowhere to build it.",
  "position.contenders": () =>
    "Two or more living players, clockwise, contend while a roll for who is first is due, and nobody at any other step.",
  "position.discard": (p) => `A seat discards only while its hand is over the limit of ${p.limit}.`,
  "position.draw": (p) => `The game cannot wait for ${stepName(p.step, NAMES)}: none can be drawn.`,
  "position.ending": () =>
    "A game that is over has an ending, and a winner unless it is a draw; any other has none.",
  "position.gold": () => "There are fewer free cities with a gold crown than players without a capital.",
  "position.marks": (p) =>
    `What ${place(p.territory)} is said to have done this turn does not fit its owner and its units.`,
  "position.missions": (p) =>
    `The missions ${missionName(p.mission, NAMES)} held by seats and below the deck are more than there are: ${p.count}.`,
  "position.moves": () => "Nobody has moves but the player whose turn it is, once play has begun.",
  "position.no_units": (p) => `${place(p.territory)} has an owner and no units.`,
  "position.numbers": (p) => `A number of ${player(p.seat)} is negative or too large.`,
  "position.out": (p) => `${player(p.seat)} is out of the game and has something left.`,
  "position.owner_out": (p) => `The owner of ${place(p.territory)} is out of the game.`,
  "position.picked": (p) => `${player(p.seat)} has policy cards and has not picked.`,
  "position.policies": (p) =>
    `${player(p.seat)} has more cards ${policyName(p.card, NAMES)} than the deck, which has ${p.copies}.`,
  "position.progress": (p) =>
    `The mission of ${player(p.seat)} is further than its goal, which is ${p.most}.`,
  "position.progress_of": (p) =>
    `A battle, bombardment or recruitment is open exactly while its steps last; this step is ${stepName(p.step, NAMES)}.`,
  "position.recruitment": () => "The recruitment does not fit the board, the turn or the step.",
  "position.step": (p) =>
    `The ${phaseName(p.phase, NAMES)} phase has no such step: ${stepName(p.step, NAMES)}.`,
  "position.tokens": (p) => `${place(p.territory)} has plundered-city tokens and no city.`,
  "position.turn": (p) => `Whose turn it is does not fit the ${phaseName(p.phase, NAMES)} phase.`,
  "position.unowned_units": (p) => `${place(p.territory)} has units and no owner.`,
  "position.window": () => "The cards in the window do not fit each other or the step.",
};
