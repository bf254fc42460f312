import { place } from "../../../../risk/europe/text/en/words";
import { count } from "../../../../text/en/words";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import { phaseName, stepName } from "../../../../text/names";
import type { PositionParams } from "../../rules/refusals";
import { unitName } from "../names";
import { NAMES } from "./names";
import { player } from "./words";

/** Which invariant a position breaks (rule 14.4). */
export const POSITIONS: Sentences<PositionParams> = {
  "position.alive": (params) =>
    `Only ${count(params.count, "player is", "players are")} in the game; this needs ${params.least} at least.`,
  "position.answered": ({ seat }) =>
    `${player(seat)} can have said which missions to turn over only while missions are judged, and of its own.`,
  "position.asked": ({ step }) =>
    `The seats asked are not those whom this step asks: it is ${stepName(step, NAMES)}.`,
  "position.assault": () => "The Siege Assault does not fit the board, the turn or the step.",
  "position.battle": () => "The battle does not fit the board or the step.",
  "position.battle_dice": () => "The battle's dice do not fit: they lie open at step castle alone.",
  "position.bid": ({ seat }) => `${player(seat)} bids more than it has, or where nobody bids.`,
  "position.captain": ({ seat }) =>
    `${player(seat)} has a captain, a player in the game, from the bid to the end of the round and at no other time.`,
  "position.cards": ({ seat }) =>
    `The cards of ${player(seat)} in hand, picks and discards are not its eight King's Orders.`,
  "position.castles": () => "There are more castles than the eight of the box.",
  "position.contenders": () => "Seats roll for a tied bid only while one is tied, and two at least.",
  "position.crown_cards": () => "There are more Crown Cards than eight, or some in a game that sells none.",
  "position.dispute": ({ territory }) =>
    `${place(territory)} cannot be disputed like that: two armies that are no teammates stand there, in turns or battles.`,
  "position.disputes": () => "Battles are chosen only while territories are disputed.",
  "position.draw": ({ step }) => `The game cannot wait for ${stepName(step, NAMES)}: none can be drawn.`,
  "position.ending": () => "A game that is over has an ending, and winners that fit it; any other has none.",
  "position.fresh": ({ territory }) =>
    `The tile of ${place(territory)} cannot be waiting: it is no city with a gold crown that somebody holds.`,
  "position.grace": ({ seat }) =>
    `${player(seat)} has no Crown Card and no completed mission to be saved by.`,
  "position.lot": () =>
    "What is bid for (lot) is one mercenary army without a captain, while a round's bids are open, and nothing at any other time.",
  "position.marker": () =>
    "The First Player Marker is with a player who is in the game, once the first bid is won.",
  "position.missions": ({ mission }) =>
    `The mission ${nameOf(NAMES.missions, mission)} is there twice, or not at all.`,
  "position.moves": () => "Nobody has moves but the army whose turn it is, and they fit its card.",
  "position.no_units": ({ territory }) =>
    `${place(territory)} has an owner and no units, or units and no owner.`,
  "position.numbers": () => "A number is negative or too large.",
  "position.out": ({ seat }) => `${player(seat)} is out of the game and has something left.`,
  "position.owner_out": ({ territory }) => `An army in ${place(territory)} is out of the game.`,
  "position.picks": ({ seat }) => `The picked cards of ${player(seat)} do not fit the phase.`,
  "position.progress_of": ({ step }) =>
    `A battle, assault or split is open exactly while its steps last; this step is ${stepName(step, NAMES)}.`,
  "position.split": () => "The first force of the Split Expand does not fit the board or the step.",
  "position.spoils": ({ seat }) =>
    `${player(seat)} counts battles for Spoils of War and does not have that mission.`,
  "position.step": ({ phase, step }) =>
    `The phase ${phaseName(phase, NAMES)} has no such step: ${stepName(step, NAMES)}.`,
  "position.turn": ({ phase }) => `Whose turn it is does not fit the phase ${phaseName(phase, NAMES)}.`,
  "position.units": ({ seat, unit }) =>
    `${player(seat)} has more ${unitName(unit, 2, NAMES)} on the board than the box has for an army.`,
};
