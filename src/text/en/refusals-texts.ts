import {
  cardName,
  colourName,
  expectedName,
  missionName,
  phaseName,
  policyName,
  stepName,
  territoryName,
} from "../names";
import type { RefusalCode } from "../codes";
import type { Language } from "../language";
import { count } from "./words";

type Part<P extends string> = Pick<Language["refusals"], RefusalCode & `${P}.${string}`>;

/** Why a text cannot be read; where it stands is said beside it. */
export const TEXT_REFUSALS: Part<"text"> = {
  "text.empty": (p) => `This text is empty: it should begin with "${p.game}" and a version.`,
  "text.game": (p) => `This is no text of the game "${p.game}": it begins with "${p.word}".`,
  "text.long_line": (p) => `This line is too long: ${p.most} characters are the most.`,
  "text.missing": (p) => `Something is missing here: ${expectedName(p.expected)}.`,
  "text.more": (p) => `The line should end before "${p.word}".`,
  "text.number": (p) =>
    `"${p.word}" should be a whole number, in digits alone, ten at most and no 0 in front.`,
  "text.other_game": (p) => `This is of ${p.title}: open it at that game's table.`,
  "text.players": (p) => `A game has ${p.least} to ${p.most} players, not ${p.count}.`,
  "text.position_and_players": () =>
    "A record begins with a position or with players and options, not with both, and with one position at most.",
  "text.range": (p) => `${p.value} is out of range: ${p.least} to ${p.most} may stand here.`,
  "text.too_long": (p) => `This text is too long: it has ${p.size} characters, ${p.most} are the most.`,
  "text.twice": (p) => `"${p.word}" stands here twice.`,
  "text.unknown": (p) => `"${p.word}" is not known here; expected is ${expectedName(p.expected)}.`,
  "text.version": (p) =>
    `This text is of version ${p.version}; version ${p.current} is the one that can be read.`,
};

/** Which invariant a position breaks (CR43). */
export const POSITION_REFUSALS: Part<"position"> = {
  "position.alive": (p) =>
    `Only ${count(p.count, "player is", "players are")} in the game; this needs ${p.least} at least.`,
  "position.asked": (p) => `The seats asked are not those whom this step asks: it is ${stepName(p.step)}.`,
  "position.battle": () => "The battle does not fit the board, the turn or the step.",
  "position.battle_cards": () => "The battle has a card that its side could not have played.",
  "position.battle_dice": () =>
    "The battle's dice do not fit: they lie open, highest first, at step boost alone.",
  "position.bombardment": () => "The bombardment does not fit the board, the turn or the step.",
  "position.capital": (p) => `${colourName(p.seat)} is in the game and has no capital.`,
  "position.capital_owner": (p) =>
    `${territoryName(p.territory)} cannot be the capital of ${colourName(p.seat)}: it is no city in that player's hands.`,
  "position.cards": (p) =>
    `The ${cardName(p.card)} cards in hands and discards do not fit the number in the game: ${p.count}.`,
  "position.castle_site": () => "A castle is bought and there is nowhere to build it.",
  "position.contenders": () =>
    "Two or more living players, clockwise, contend while a roll for who is first is due, and nobody at any other step.",
  "position.discard": (p) => `A seat discards only while its hand is over the limit of ${p.limit}.`,
  "position.draw": (p) => `The game cannot wait for ${stepName(p.step)}: none can be drawn.`,
  "position.ending": () =>
    "A game that is over has an ending, and a winner unless it is a draw; any other has none.",
  "position.gold": () => "There are fewer free cities with a gold crown than players without a capital.",
  "position.marks": (p) =>
    `What ${territoryName(p.territory)} is said to have done this turn does not fit its owner and its units.`,
  "position.missions": (p) =>
    `The missions ${missionName(p.mission)} held by seats and below the deck are more than there are: ${p.count}.`,
  "position.moves": () => "Nobody has moves but the player whose turn it is, once play has begun.",
  "position.no_units": (p) => `${territoryName(p.territory)} has an owner and no units.`,
  "position.numbers": (p) => `A number of ${colourName(p.seat)} is negative or too large.`,
  "position.out": (p) => `${colourName(p.seat)} is out of the game and has something left.`,
  "position.owner_out": (p) => `The owner of ${territoryName(p.territory)} is out of the game.`,
  "position.picked": (p) => `${colourName(p.seat)} has policy cards and has not picked.`,
  "position.policies": (p) =>
    `${colourName(p.seat)} has more cards ${policyName(p.card)} than the deck, which has ${p.copies}.`,
  "position.progress": (p) =>
    `The mission of ${colourName(p.seat)} is further than its goal, which is ${p.most}.`,
  "position.progress_of": (p) =>
    `A battle, bombardment or recruitment is open exactly while its steps last; this step is ${stepName(p.step)}.`,
  "position.recruitment": () => "The recruitment does not fit the board, the turn or the step.",
  "position.step": (p) => `The ${phaseName(p.phase)} phase has no such step: ${stepName(p.step)}.`,
  "position.tokens": (p) => `${territoryName(p.territory)} has plundered-city tokens and no city.`,
  "position.turn": (p) => `Whose turn it is does not fit the ${phaseName(p.phase)} phase.`,
  "position.unowned_units": (p) => `${territoryName(p.territory)} has units and no owner.`,
  "position.window": () => "The cards in the window do not fit each other or the step.",
};
