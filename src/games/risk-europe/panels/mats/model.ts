import { countCities } from "../../../../risk/europe/board";
import { NOBODY } from "../../../../core/types";
import { seatName, withBoldNumbers } from "../../../../session/ui/words";
import { armyOf, isPlayer } from "../../rules/army";
import { crownsOf } from "../../rules/crowns";
import { countLands } from "../../rules/land";
import type { State } from "../../rules/state";
import { crownsToWin, isTeams } from "../../rules/variant";
import type { EuropeLanguage } from "../../text/language";
import { missionName, shortCard } from "../../text/names";

/** Letters that have room in a line of a sheet. */
const LETTERS = 26;

/** What everybody may know of an army, in lines; its name first. */
export function linesOfArmy(s: State, army: number, name: string, language: EuropeLanguage): string[] {
  const { panel } = language;
  const title = `<b>${name}</b>`;
  const { alive, coins } = armyOf(s, army);
  if (!alive) return [title, panel.fallen];
  const lines = [
    title,
    withBoldNumbers(standingOf(s, army, language)),
    withBoldNumbers(panel.purse(coins, countLands(s, army))),
    ordersOf(s, army, language),
    withBoldNumbers(possessionsOf(s, army, language)),
  ];
  return lines.filter((line) => line !== "");
}

/** Crowns of those that win; of a team and of mercenaries, who do not win by crowns, cities. */
export function standingOf(s: State, army: number, language: EuropeLanguage): string {
  const { panel } = language;
  if (isPlayer(s, army))
    return isTeams(s) ? panel.cities(countCities(s, army)) : panel.crowns(crownsOf(s, army), crownsToWin(s));
  const { captain } = s.mercenaries[army - s.seats.length];
  const whose = panel.mercenaries(captain === NOBODY ? "" : seatName(s, captain, language));
  return `${whose}: ${panel.cities(countCities(s, army))}`;
}

/** What a seat is doing while all do it in secret; else the cards of the round. */
function ordersOf(s: State, army: number, { panel, names }: EuropeLanguage): string {
  if (isPlayer(s, army)) {
    if (s.step === "bid") return s.asked.includes(army) ? panel.bidding : panel.hasBid;
    if (s.step === "pick" && s.asked.includes(army)) return panel.picking;
  }
  const { picks, revealed } = armyOf(s, army);
  if (picks.length === 0) return "";
  const open: string[] = [];
  for (let i = 0; i < revealed; i++) open[i] = shortCard(picks[i], names);
  return panel.orders(open, picks.length - revealed);
}

function possessionsOf(s: State, army: number, { panel, names }: EuropeLanguage): string {
  if (!isPlayer(s, army)) return "";
  const { cards, completed, missions } = s.seats[army];
  if (cards > 0) return panel.crownCards(cards);
  if (completed.length + missions.length === 0) return "";
  const words = panel.missions(
    completed.map((mission) => missionName(mission, names)),
    missions.length,
  );
  return words.length > LETTERS ? panel.missionCounts(completed.length, missions.length) : words;
}

/** The missions that a seat has fulfilled, by name; empty for none and for mercenaries. */
export function fulfilledBy(s: State, army: number, { panel, names }: EuropeLanguage): string {
  if (!isPlayer(s, army) || s.seats[army].completed.length === 0) return "";
  return panel.missions(
    s.seats[army].completed.map((mission) => missionName(mission, names)),
    0,
  );
}
