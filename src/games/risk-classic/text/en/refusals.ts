import { worldRefusals } from "../../../../risk/world/text/en/refusals";
import type { Sentences } from "../../../../text/codes";
import { nameOf } from "../../../../text/entry";
import type { ClassicRefusals } from "../codes";
import { placeName } from "../names";
import { NAMES } from "./names";
import { player, WORDS } from "./words";

/** Why something may not be done, said to the one who tried; and which invariant a position breaks (rule 8.6). */
export const REFUSALS: Sentences<ClassicRefusals> = {
  ...worldRefusals(WORDS),
  "mission.not_in_deck": (p) =>
    `The mission ${nameOf(NAMES.missions, p.mission)} is dealt already, or not in this game.`,
  "mission.unknown": () => "There is no such mission.",
  "neutral.territory": (p) =>
    `${placeName(p.territory)} is not the neutral army's: choose one of its territories.`,
  "trade.count": () => "A set is three cards.",
  "trade.must": (p) => `You hold more than ${p.most} cards: trade a set before you go on.`,
  "trade.no_set": () => "That is no set: three alike, one of each kind, or any two with a wild card are one.",
  "trade.not_shown": (p) =>
    `None of these cards shows ${placeName(p.territory)}: the two armies go to a territory of the set.`,
  "trade.rewarded": () => "The two armies for a card's territory come once in a turn.",
  "position.headquarters": (p) =>
    `The headquarters of ${player(p.seat)} does not fit: only Capital has them, one a player, each in another territory.`,
  "position.mission": (p) =>
    `The mission of ${player(p.seat)} does not fit: only Secret Mission has them, one a player, each another one.`,
  "position.no_neutral": (p) =>
    `${placeName(p.territory)} cannot be neutral: only the game for two players has a neutral army.`,
};
