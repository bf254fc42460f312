import type { Seat } from "../../../../core/types";
import { CARDS, MISSIONS, MISSION_GOAL, NO_MISSION } from "../../rules/cards";
import { CROWN_REASONS, type Crowns } from "../../rules/crowns";
import { inEffect, type Policy } from "../../rules/policies";
import type { Settings } from "../../rules/settings";
import type { Moves, State } from "../../rules/state";
import { handSize } from "../../rules/state/hand";
import type { CastleLanguage } from "../../text/language";
import {
  cardName,
  crownName,
  missionGoal,
  missionName,
  policyName,
  titleName,
  unitList,
} from "../../text/names";
import { POLICY_IDS } from "../../notation/vocabulary";
import { wordFor, seatName } from "../../../../session/ui/words";

/** The five policies in the order in which panels name them. */
const POLICIES: readonly Policy[] = ["expand", "fortify", "siege", "king", "tax"];

/** A reason for crowns, as things stand on the board. */
export interface CrownLine {
  readonly id: string;
  readonly text: string;
  readonly crowns: number;
}

export interface CardLine {
  readonly id: string;
  readonly text: string;
  readonly count: number;
}

/** What everybody may see of a seat. */
export interface MatModel {
  readonly seat: Seat;
  readonly name: string;
  readonly alive: boolean;
  readonly coins: number;
  readonly reserve: readonly number[];
  readonly reserveText: string;
  readonly castleBought: boolean;
  readonly cards: number;
  /** Crowns and title as fixed at the start of the round. */
  readonly crowns: number;
  readonly title: string;
  /** Crowns as they would be counted now, reason by reason. */
  readonly reasons: readonly CrownLine[];
  readonly total: number;
  readonly armyText: string;
  readonly taxText: string;
  readonly policies: readonly CardLine[];
  /** Whether its policy cards lie face down before it. */
  readonly picked: boolean;
  readonly completed: readonly string[];
  readonly mission: boolean;
  /** What is left to do in its turn; nothing outside of it. */
  readonly moves: Moves | undefined;
  /** In short: title and crowns; treasury and hand; policies in effect; crowns now. */
  readonly rank: string;
  readonly purse: string;
  readonly orders: string;
  readonly crownText: string;
}

/** What only the owner of a seat may see of it. */
export interface OwnMat {
  readonly hand: readonly CardLine[];
  readonly missionText: string;
  readonly missionGoal: string;
  /** Policy cards that are picked and not yet turned over. */
  readonly picks: readonly CardLine[];
  readonly settings: Settings;
}

/** The mat of a seat; its crowns as things stand come from a Ranking. */
export function modelOfMat(s: State, seat: Seat, now: Crowns, language: CastleLanguage): MatModel {
  const player = s.seats[seat];
  const { names, panel } = language;
  const shown = s.step !== "policies";
  const castleBought = s.turn === seat && s.moves.castle === "bought";
  const cards = handSize(player);
  const title = titleName(player.crowns, names);
  return {
    seat,
    name: seatName(s, seat, language),
    alive: player.alive,
    coins: player.coins,
    reserve: [...player.reserve],
    reserveText: panel.reserve(unitList(player.reserve, names), false),
    castleBought,
    cards,
    crowns: player.crowns,
    title,
    reasons: CROWN_REASONS.map((id) => ({ id, text: crownName(id, names), crowns: now[id] })),
    total: now.total,
    armyText: panel.armyValue(now.armyValue),
    taxText: panel.taxValue(now.taxValue),
    policies: shown ? policyLines(player.policies, language) : [],
    picked: player.picked && !shown,
    completed: player.completed.map((k) => missionName(MISSIONS[k], names)),
    mission: player.mission !== NO_MISSION,
    moves: s.turn === seat ? { ...s.moves } : undefined,
    rank: rankOf(s, seat, language),
    purse: panel.purse(player.coins, cards),
    orders: shown
      ? panel.orders(inShort(player.policies, language))
      : player.picked
        ? panel.picked
        : panel.picking,
    crownText: panel.crownsNow(now.total, now.vassals),
  };
}

/** Title and crowns, of those that win, as fixed at the start of the round. */
export function rankOf(s: State, seat: Seat, { names, panel }: CastleLanguage): string {
  const { alive, crowns } = s.seats[seat];
  return alive ? panel.rank(titleName(crowns, names), crowns, s.options.crowns_to_win) : panel.fallen;
}

/** The policies in effect, each with how often. */
function inShort(cards: readonly number[], { panel }: CastleLanguage): string[] {
  const list: string[] = [];
  for (const id of POLICIES) {
    const n = inEffect(cards, id);
    if (n > 0) list.push(panel.times(wordFor(panel.policies, id), n));
  }
  return list;
}

/** What a seat's owner sees besides. */
export function ownMatOf(s: State, seat: Seat, language: CastleLanguage): OwnMat {
  const player = s.seats[seat];
  const { names, panel } = language;
  const known = player.mission >= 0 && player.mission < MISSIONS.length;
  const id = known ? MISSIONS[player.mission] : "";
  return {
    hand: lines(player.hand, CARDS, (card) => cardName(card, names)),
    missionText: known
      ? panel.missionProgress(missionName(id, names), player.progress, MISSION_GOAL[player.mission])
      : "",
    missionGoal: known ? missionGoal(id, names) : "",
    picks: s.step === "policies" ? policyLines(player.policies, language) : [],
    settings: { ...player.settings },
  };
}

function policyLines(counts: readonly number[], language: CastleLanguage): CardLine[] {
  return lines(counts, POLICY_IDS, (id) => policyName(id, language.names));
}

function lines(
  counts: readonly number[],
  ids: readonly string[],
  name: (this: void, id: string) => string,
): CardLine[] {
  const list: CardLine[] = [];
  counts.forEach((count, k) => {
    if (count > 0) list.push({ id: ids[k], text: name(ids[k]), count });
  });
  return list;
}
