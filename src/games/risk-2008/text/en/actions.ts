import { entry, nameOf } from "../../../../text/entry";
import type { ActionTexts } from "../../../../text/game";
import { movedText, worldActions } from "../../../../risk/world/text/en/actions";
import { list } from "../../../../text/en/words";
import { ARMY_IDS } from "../../rules/game/army";
import { OBJECTIVE_IDS } from "../../rules/objectives";
import { landName } from "../names";
import { NAMES } from "./names";
import { owner, WORDS } from "./words";
import type { Action } from "../../rules/actions";

/** What was done, one line each, fit for everybody's eyes: cards that are drawn are not named here. */
export const ACTIONS: ActionTexts<Action> = {
  ...worldActions(WORDS),
  cities: ({ territories }) => `The cities: ${list(territories.map((t) => landName(t)))}.`,
  objectives: ({ objectives }) => `The objectives: ${list(objectives.map((k) => objective(k)))}.`,
  deal: () => "The territories are dealt, with a troop on each for every star of its card.",
  army: ({ seat, army }, colours) =>
    `${owner(seat, colours)} picks the ${(entry(NAMES.armies, ARMY_IDS[army]) ?? "army").toLowerCase()}.`,
  capital: ({ seat, territory }, colours) =>
    `${owner(seat, colours)} has its capital in ${landName(territory)}.`,
  turn_in: ({ seat, cards }, colours) =>
    `${owner(seat, colours)} turns in ${list(cards.map((card) => landName(card)))}.`,
  collect: (action, colours) => `${owner(action.seat, colours)} collects "${objective(action.objective)}".`,
  airfield: ({ seat, territory }, colours) =>
    `${owner(seat, colours)} has an airfield in ${landName(territory)}.`,
  maneuver: (action, colours) => movedText(WORDS, action, colours),
};

function objective(k: number): string {
  return nameOf(NAMES.objectives, OBJECTIVE_IDS[k]);
}
