import type { Seat } from "../../../../core/types";
import { MISSIONS, MISSION_GOAL } from "../../rules/cards";
import type { Crowns } from "../../rules/crowns";
import { inEffect, type Policy } from "../../rules/policies";
import type { SeatState, State } from "../../rules/state";
import { handSize } from "../../rules/state/hand";
import type { CastleLanguage } from "../../text/language";
import { titleName, unitList } from "../../text/names";
import { wordFor } from "../../../../session/ui/words";
import { nameOf, textOf } from "../../../../text/entry";

/** The five policies in the order in which panels name them. */
const POLICIES: readonly Policy[] = ["expand", "fortify", "siege", "king", "tax"];

/** What everybody may see of a seat. */
export interface MatModel {
  readonly alive: boolean;
  readonly reserve: readonly number[];
  readonly reserveText: string;
  readonly castleBought: boolean;
  /** Crowns as they would be counted now, reason by reason. */
  readonly crowns: Crowns;
  /** In short: title and crowns; treasury and hand; policies in effect; crowns now. */
  readonly rank: string;
  readonly purse: string;
  readonly orders: string;
  readonly crownText: string;
}

/** What only the owner of a seat may see of it. */
export interface OwnMat {
  readonly missionText: string;
  readonly missionGoal: string;
}

/** The mat of a seat; its crowns as things stand come from a Ranking. */
export function modelOfMat(s: State, seat: Seat, now: Crowns, language: CastleLanguage): MatModel {
  const player = s.seats[seat];
  const { names, panel } = language;
  return {
    alive: player.alive,
    reserve: [...player.reserve],
    reserveText: panel.reserve(unitList(player.reserve, names), false),
    castleBought: s.turn === seat && s.moves.castle === "bought",
    crowns: now,
    rank: rankOf(s, seat, language),
    purse: panel.purse(player.coins, handSize(player)),
    orders: ordersOf(s, player, language),
    crownText: panel.crownsNow(now.total, now.vassals),
  };
}

/** The policies in effect, or whether they are picked. */
function ordersOf({ step }: State, { policies, picked }: SeatState, language: CastleLanguage): string {
  const { panel } = language;
  if (step !== "policies") return panel.orders(inShort(policies, language));
  return picked ? panel.picked : panel.picking;
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
export function ownMatOf(s: State, seat: Seat, { names, panel }: CastleLanguage): OwnMat {
  const { mission, progress } = s.seats[seat];
  if (!(mission >= 0 && mission < MISSIONS.length)) return { missionText: "", missionGoal: "" };
  const id = MISSIONS[mission];
  return {
    missionText: panel.missionProgress(nameOf(names.missions, id), progress, MISSION_GOAL[mission]),
    missionGoal: textOf(names.missions, id),
  };
}
