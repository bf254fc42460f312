import type { Seat } from "../../../core/types";
import { CONTINENTS } from "../../../risk/world/continents";
import { countArmies, countLands, holdsContinent } from "../../../risk/world/rules/seats";
import { nameOf } from "../../../text/entry";
import { GOAL } from "../rules/game/victory";
import {
  countCities,
  countEnemyCapitals,
  countObjectives,
  draft,
  hasReward,
  holdsOwnCapital,
} from "../rules/holdings";
import { REWARDS } from "../rules/objectives";
import { OPEN, type State } from "../rules/state";
import { isConquest } from "../rules/variant";
import type { Language2008 } from "../text/language";

/** What everybody may know of a seat, in four lines at the most. */
export function linesOfSeat(s: State, seat: Seat, language: Language2008): string[] {
  const { panel } = language;
  const lands = countLands(s, seat);
  const held = panel.holdings(lands, countCities(s, seat), countArmies(s, seat));
  if (!s.seats[seat].alive) return lands > 0 ? [panel.fallen, held] : [panel.fallen];
  return [
    held,
    troopsOf(s, seat, language),
    possessionsOf(s, seat, language),
    goalsOf(s, seat, language),
  ].filter((line) => line !== "");
}

/** Troops that are to be placed now, or that the next turn would bring as things stand. */
function troopsOf(s: State, seat: Seat, { panel }: Language2008): string {
  const { reserve } = s.seats[seat];
  if (s.phase === "setup") return reserve > 0 ? panel.toPlace(reserve) : "";
  if (s.turn === seat && s.due > 0) return panel.toPlace(s.due);
  let continents = 0;
  for (let c = 0; c < CONTINENTS.length; c++) if (holdsContinent(s, seat, c)) continents++;
  return panel.income(draft(s, seat), continents);
}

/** Cards in hand, the own capital, and others that it holds. */
function possessionsOf(s: State, seat: Seat, { panel }: Language2008): string {
  const { hand, capital } = s.seats[seat];
  if (capital < 0) return panel.noCapital;
  return panel.possessions(panel.cards(hand.length), holdsOwnCapital(s, seat), countEnemyCapitals(s, seat));
}

/** Objectives out of those that win, and rewards by name; nothing where there are no objectives. */
function goalsOf(s: State, seat: Seat, { panel, names }: Language2008): string {
  if (s.phase === "setup" || s.objectives.every((holder) => holder < OPEN)) return "";
  const objectives = panel.objectives(countObjectives(s, seat), isConquest(s) ? 0 : GOAL);
  const rewards = REWARDS.filter((_, r) => hasReward(s, seat, r)).map((id) => nameOf(names.rewards, id));
  return rewards.length === 0 ? objectives : `${objectives}\n${panel.rewards(rewards)}`;
}
