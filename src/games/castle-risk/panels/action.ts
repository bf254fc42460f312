import { landName } from "../../../risk/europe/names";
import { any, size } from "../../../risk/units";
import type { ActionKit, OwnLine } from "../../../session/game/kit";
import type { Action, ActionOf } from "../rules/actions";
import { CARDS } from "../rules/cards";
import { canRecruit } from "../rules/turn/recruit";
import type { State } from "../rules/state";
import { OFFERED } from "../rules/verbs";
import { UNITS } from "../rules/units";
import type { CastleLanguage } from "../text/language";
import { defenceText } from "./defence";
import { purchaseText } from "./purchase";
import { ownMatOf } from "./mats/model";
import { movesNow } from "./moves";
import { WINDOW_BUTTONS } from "./window/paint";

const COINS_PICTURE = "piece-coin";
const DIE_PICTURE = "action-roll";
const CARD_PICTURE = "action-play";
const UNIT_PICTURES: readonly string[] = UNITS.map((id) => `piece-${id}`);

/** Pictures of what steppers count. */
export const KIND_PICTURES: readonly string[] = [COINS_PICTURE, DIE_PICTURE, CARD_PICTURE].concat(
  UNIT_PICTURES,
);

/** How the table's action panel serves Castle Risk. */
export const ACTION: ActionKit<State> = {
  // Those before have panels of their own, those after it are all there is to do at their steps.
  verbs: OFFERED.slice(OFFERED.indexOf("buy"), OFFERED.indexOf("lose")),
  // A bribe or none, the unit of a Reinforcements card, a card.
  words: ["plain", "bribe", "infantry", "archer"].concat([...CARDS]),
  unfitVerbs: [],
  unfit: { play: "card.not_now" },
  // The kinds of cards, where some are discarded. Policies have a panel of their own.
  steppers: CARDS.length,
  priced: ["buy"],
  bodies: [WINDOW_BUTTONS],
  bought: (action) => (action as ActionOf<"buy">).units,
  /** A unit, coins, a die, or a card. */
  picture: (kind) => {
    const piece = `piece-${kind}`;
    if (UNIT_PICTURES.includes(piece)) return piece;
    return kind === "coins" ? COINS_PICTURE : kind === "die" ? DIE_PICTURE : CARD_PICTURE;
  },
  /** The dice of a combat that get +1. */
  face: ({ battle }, seat, kind, die) => {
    if (kind !== "die") return -1;
    if (battle === undefined) return 0;
    return seat === battle.attacker ? battle.attackerDice[die] : battle.defenderDice[die];
  },
  /** What is not there is not spoken of. */
  prompt: (s, seat, verb) => {
    if (verb !== "") return "";
    if (s.step === "fortify" && s.moves.castle !== "bought") return "fortify.from";
    if (s.step === "placement" && !any(s.seats[seat].reserve)) return "step.placement.none";
    if (s.step === "diplomacy" && !canRecruit(s, seat)) return "step.diplomacy.none";
    return s.step === "attack" ? "attack.from" : "";
  },
  note: movesNow,
  /**
   * Rules 7.3 and 11.1 let no territory be emptied; a capital with one unit left is as good as empty, unless there are units
   * to be placed there at the end of the turn.
   */
  doubt: ({ seats, territories }, action) => {
    const own = action as Action;
    if ((own.type !== "attack" && own.type !== "fortify") || own.from !== seats[own.seat].capital) return "";
    const isCovered =
      size(territories[own.from].units) - size(own.units) > 1 || size(seats[own.seat].reserve) > 0;
    return isCovered ? "" : "march.capital";
  },
  /** What defends needs the room that the force would take, which the steppers show. */
  brief: (action, { panel }: CastleLanguage) => {
    const own = action as Action;
    return own.type === "attack" ? panel.march(landName(own.from), landName(own.to)) : "";
  },
  /** What an attack meets; what a purchase should leave. */
  odds: (s, given, language: CastleLanguage) => {
    const action = given as Action;
    return action.type === "attack" ? defenceText(s, action, language) : purchaseText(s, action, language);
  },
};

/** A seat's papal mission. */
export function ownLine(s: State, seat: number, language: CastleLanguage): OwnLine {
  const { missionText, missionGoal } = ownMatOf(s, seat, language);
  return { text: missionText === "" ? language.panel.noMission : missionText, help: missionGoal };
}

/** The crowns that win, and how long the game lasts at the most. */
export function goalLine({ options }: State, { panel }: CastleLanguage): string {
  return panel.goal(options.crowns_to_win, options.round_limit);
}
