import { GOAL } from "../rules/numbers";
import type { Seat } from "../../../core/types";
import { countArmies, countDefended } from "../../../risk/world/rules/seats";
import { nameOf } from "../../../text/entry";

import {
  countCities,
  countEnemyCapitals,
  countObjectives,
  draft,
  hasReward,
  holdsOwnCapital,
} from "../rules/holdings";
import { REWARD_IDS } from "../rules/objectives";
import { OPEN, type State } from "../rules/state";
import { isConquest } from "../rules/variant";
import type { Language2008 } from "../text/language";

/** Letters that have room in a line of a sheet. */
const LETTERS = 27;

/** What everybody may know of a seat, in four lines at the most. */
export function linesOfSeat(s: State, seat: Seat, language: Language2008): string[] {
  const { panel } = language;
  const lands = countDefended(s, seat);
  if (lands === 0 && s.phase === "setup") {
    const { reserve } = s.seats[seat];
    return reserve > 0 ? [panel.toPlaceBeside(0, reserve)] : [];
  }
  const held = panel.holdings(lands, countCities(s, seat));
  if (!s.seats[seat].alive) return lands > 0 ? [panel.fallen, held] : [panel.fallen];
  const lines = [held, troopsOf(s, seat, language)];
  if (s.phase === "setup" && s.seats[seat].capital < 0) return lines;
  lines.push(cardsOf(s, seat, language));
  const more = extrasOf(s, seat, language);
  return more === "" ? lines : lines.concat([more]);
}

/** The first of these lines: what a seat holds, or that it is out. */
export function scoreOf(s: State, seat: Seat, language: Language2008): string {
  return linesOfSeat(s, seat, language)[0] ?? "";
}

/** Troops on the board, and those that are to be placed now, or that the next turn would bring as things stand. */
function troopsOf(s: State, seat: Seat, { panel }: Language2008): string {
  const there = countArmies(s, seat);
  if (s.phase === "setup") return panel.toPlaceBeside(there, s.seats[seat].reserve);
  return s.turn === seat && s.due > 0
    ? panel.toPlaceBeside(there, s.due)
    : panel.income(there, draft(s, seat));
}

/** Cards in hand, and objectives out of those that win; without them where there are none in the game. */
function cardsOf(s: State, seat: Seat, { panel }: Language2008): string {
  const cards = panel.cards(s.seats[seat].hand.length);
  if (s.phase === "setup" || s.objectives.every((holder) => holder < OPEN)) return cards;
  return panel.objectives(cards, countObjectives(s, seat), isConquest(s) ? 0 : GOAL);
}

/** What is out of the common: the own capital lost, others held; rewards by name, or their number where names have no room. */
function extrasOf(s: State, seat: Seat, { panel, names }: Language2008): string {
  const capitals = panel.capitals(holdsOwnCapital(s, seat), countEnemyCapitals(s, seat));
  const rewards = REWARD_IDS.filter((_, reward) => hasReward(s, seat, reward)).map((id) =>
    nameOf(names.rewards, id).toLowerCase(),
  );
  const all = (capitals === "" ? [] : [capitals]).concat(rewards).join(", ");
  if (all.length <= LETTERS || rewards.length === 0) return all;
  const counted = panel.rewards(rewards.length);
  return capitals === "" ? counted : `${capitals}, ${counted}`;
}
