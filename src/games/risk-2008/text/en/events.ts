import type { EventTexts } from "../../../../text/game";
import { worldEvents } from "../../../../risk/world/text/en/events";
import { nameOf } from "../../../../text/entry";
import { count, list } from "../../../../text/en/words";
import { ARMY_IDS } from "../../rules/game/army";
import { OBJECTIVE_IDS, REWARD_IDS } from "../../rules/objectives";
import { landName } from "../names";
import { NAMES } from "./names";
import { owner, troops, WORDS } from "./words";
import type { Event } from "../../rules/events";

/** What happened, one line each. */
export const EVENTS: EventTexts<Event> = {
  ...worldEvents(WORDS, { capital: "own capitals held", land: "territories with cities" }),
  armies: ({ armies }, colours) =>
    `The armies stand, and turns go in their order: ${list(order(armies).map((seat) => owner(seat, colours)))}.`,
  turned_in: ({ stars, seat, armies }, colours) =>
    `${count(stars, "star brings", "stars bring")} ${owner(seat, colours)} ${troops(armies)}.`,
  airfield_lost: ({ territory }) => `The airfield in ${landName(territory)} is destroyed.`,
  eliminated: ({ seat, cards, objectives, by }, colours) =>
    `${owner(seat, colours)} is out of the game` +
    (cards + objectives.length > 0
      ? `, and ${owner(by, colours)} takes ${list(spoils(cards, objectives.length))}.`
      : "."),
  collected: ({ seat, objective, reward }, colours) =>
    `${owner(seat, colours)} collects the objective "${nameOf(NAMES.objectives, OBJECTIVE_IDS[objective])}"` +
    (reward < 0 ? "." : `, and with it "${nameOf(NAMES.rewards, REWARD_IDS[reward])}".`),
};

/** The seats in the order of turns, by the army of each. */
function order(armies: readonly number[]): number[] {
  return ARMY_IDS.map((_, army) => armies.indexOf(army)).filter((seat) => seat >= 0);
}

function spoils(cards: number, objectives: number): string[] {
  return [count(cards, "card", "cards"), count(objectives, "objective", "objectives")].filter(
    (_, i) => [cards, objectives][i] > 0,
  );
}
