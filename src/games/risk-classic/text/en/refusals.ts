import { inWords } from "../../../../risk/text/en/numbers";
import { worldRefusals } from "../../../../risk/world/text/en/refusals";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import { CARD_REWARD, SET_SIZE } from "../../rules/numbers";
import type { ClassicRefusals } from "../../rules/refusals";
import { placeName } from "../names";
import { NAMES } from "./names";
import { player, WORDS } from "./words";

/** Why something may not be done, said to the one who tried; and which invariant a position breaks (rule 8.6). */
export const REFUSALS: Sentences<ClassicRefusals> = {
  ...worldRefusals(WORDS),
  "mission.not_in_deck": ({ mission }) =>
    `The mission ${nameOf(NAMES.missions, mission)} is dealt already, or not in this game.`,
  "mission.unknown": () => "There is no such mission.",
  "neutral.territory": ({ territory }) =>
    `${placeName(territory)} is not the neutral army's: choose one of its territories.`,
  "trade.count": () => `A set is ${inWords(SET_SIZE)} cards.`,
  "trade.must": ({ most }) => `You hold more than ${most} cards: trade a set before you go on.`,
  "trade.no_set": () =>
    `That is no set: ${inWords(SET_SIZE)} alike, one of each kind, or any two with a wild card are one.`,
  "trade.not_shown": ({ territory }) =>
    `None of these cards shows ${placeName(territory)}: the ${inWords(CARD_REWARD)} armies go to a territory of the set.`,
  "trade.rewarded": () => `The ${inWords(CARD_REWARD)} armies for a card's territory come once in a turn.`,
  "position.headquarters": ({ seat }) =>
    `The headquarters of ${player(seat)} does not fit: only Capital has them, one a player, each in another territory.`,
  "position.mission": ({ seat }) =>
    `The mission of ${player(seat)} does not fit: only Secret Mission has them, one a player, each another one.`,
  "position.no_neutral": ({ territory }) =>
    `${placeName(territory)} cannot be neutral: only the game for two players has a neutral army.`,
};
