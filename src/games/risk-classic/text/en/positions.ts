import type { Sentences } from "../../../../text/codes";
import { count } from "../../../../text/en/words";
import { phaseName, stepName } from "../../../../text/names";
import type { PositionParams } from "../codes";
import { cardTitle, placeName } from "../names";
import { NAMES } from "./names";
import { armies, player } from "./words";

/** Which invariant a position breaks (rule 8.6). */
export const POSITIONS: Sentences<PositionParams> = {
  "position.alive": (p) =>
    `Only ${count(p.count, "player is", "players are")} in the game; this needs ${p.least} at least.`,
  "position.asked": (p) =>
    `The seats asked are not those whom this step asks: it is ${stepName(p.step, NAMES)}.`,
  "position.battle": () => "The attack does not fit the board, the dice or whose turn it is.",
  "position.cards": (p) => `The card ${cardTitle(p.card, NAMES)} lies in more places than there are of it.`,
  "position.contenders": () =>
    "Seats roll for the first place only at the beginning: two at least, clockwise, all in the game.",
  "position.due": (p) => `${armies(p.count)} to be placed do not fit the step.`,
  "position.ending": () =>
    "A game that is over has an ending, and a winner that fits it; any other has none.",
  "position.headquarters": (p) =>
    `The headquarters of ${player(p.seat)} does not fit: only Capital has them, one a player, each in another territory.`,
  "position.mission": (p) =>
    `The mission of ${player(p.seat)} does not fit: only Secret Mission has them, one a player, each another one.`,
  "position.no_armies": (p) => `${placeName(p.territory)} has an owner and no army, or none and armies.`,
  "position.no_land": (p) => `${player(p.seat)} is in the game and holds no territory.`,
  "position.no_neutral": (p) =>
    `${placeName(p.territory)} cannot be neutral: only the game for two players has a neutral army.`,
  "position.no_owner": (p) => `${placeName(p.territory)} must have an owner at this step.`,
  "position.numbers": () => "A number is negative or too large.",
  "position.out": (p) => `${player(p.seat)} is out of the game and has something left.`,
  "position.progress_of": (p) =>
    `What was done in this turn does not fit the step: it is ${stepName(p.step, NAMES)}.`,
  "position.reserve": (p) => `${player(p.seat)} has armies left from the set-up, which is over.`,
  "position.step": (p) =>
    `The phase ${phaseName(p.phase, NAMES)} has no such step in this game: ${stepName(p.step, NAMES)}.`,
  "position.turn": (p) =>
    `Whose turn it is, who was first or the round does not fit the phase ${phaseName(p.phase, NAMES)}.`,
};
