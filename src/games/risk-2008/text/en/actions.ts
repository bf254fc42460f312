import { movedText, worldActions } from "../../../../risk/world/text/en/actions";
import { nameOf } from "../../../../text/entry";
import { list } from "../../../../text/en/words";
import { ARMY_IDS } from "../../rules/game/army";
import { OBJECTIVE_IDS } from "../../rules/objectives";
import type { Texts2008 } from "../language";
import { landName } from "../names";
import { NAMES } from "./names";
import { owner, WORDS } from "./words";

/** What was done, one line each, fit for everybody's eyes: cards that are drawn are not named here. */
export const ACTIONS: Texts2008["actions"] = {
  ...worldActions(WORDS),
  cities: (a) => `The cities: ${list(a.territories.map((t) => landName(t)))}.`,
  objectives: (a) => `The objectives: ${list(a.objectives.map((k) => objective(k)))}.`,
  deal: () => "The territories are dealt, with a troop on each for every star of its card.",
  army: (a, colours) =>
    `${owner(a.seat, colours)} picks the ${(NAMES.armies[ARMY_IDS[a.army]] ?? "army").toLowerCase()}.`,
  capital: (a, colours) => `${owner(a.seat, colours)} has its capital in ${landName(a.territory)}.`,
  turn_in: (a, colours) =>
    `${owner(a.seat, colours)} turns in ${list(a.cards.map((card) => landName(card)))}.`,
  collect: (a, colours) => `${owner(a.seat, colours)} collects "${objective(a.objective)}".`,
  airfield: (a, colours) => `${owner(a.seat, colours)} has an airfield in ${landName(a.territory)}.`,
  maneuver: (a, colours) => movedText(WORDS, a, colours),
};

function objective(k: number): string {
  return nameOf(NAMES.objectives, OBJECTIVE_IDS[k]);
}
