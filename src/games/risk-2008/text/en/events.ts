import { worldEvents } from "../../../../risk/world/text/en/events";
import { nameOf } from "../../../../text/entry";
import { decidedText } from "../../../../text/en/decided";
import { count, list } from "../../../../text/en/words";
import { ARMY_IDS } from "../../rules/game/army";
import { OBJECTIVE_IDS, REWARDS } from "../../rules/objectives";
import type { Texts2008 } from "../language";
import { landName } from "../names";
import { NAMES } from "./names";
import { owner, troops, WORDS } from "./words";

/** What the round limit is decided by, where the word alone does not say it. */
const CRITERIA: Readonly<Record<string, string | undefined>> = {
  capital: "own capitals held",
  land: "territories with cities",
};

/** What happened, one line each. */
export const EVENTS: Texts2008["events"] = {
  ...worldEvents(WORDS),
  decided: (e, colours) =>
    decidedText(
      e,
      e.seats.map((seat) => owner(seat, colours)),
      (id) => CRITERIA[id] ?? id,
    ),
  armies: (e, colours) =>
    `The armies stand, and turns go in their order: ${list(order(e.armies).map((seat) => owner(seat, colours)))}.`,
  turned_in: (e, colours) =>
    `${count(e.stars, "star brings", "stars bring")} ${owner(e.seat, colours)} ${troops(e.armies)}.`,
  airfield_lost: (e) => `The airfield in ${landName(e.territory)} is destroyed.`,
  eliminated: (e, colours) =>
    `${owner(e.seat, colours)} is out of the game` +
    (e.cards + e.objectives.length > 0
      ? `, and ${owner(e.by, colours)} takes ${list(spoils(e.cards, e.objectives.length))}.`
      : "."),
  collected: (e, colours) =>
    `${owner(e.seat, colours)} collects the objective "${nameOf(NAMES.objectives, OBJECTIVE_IDS[e.objective])}"` +
    (e.reward < 0 ? "." : `, and with it "${nameOf(NAMES.rewards, REWARDS[e.reward])}".`),
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
