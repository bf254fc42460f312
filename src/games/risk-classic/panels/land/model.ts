import { ownerId } from "../../../../core/common";
import type { Seat } from "../../../../core/types";
import { BOARD } from "../../../../risk/world/board";
import { CONTINENTS } from "../../../../risk/world/continents";
import { deedsAt } from "../../../../session/panel/land/deeds";
import type { LandView } from "../../../../session/panel/land/view";
import { said } from "../../../../session/panel/words";
import { colourName } from "../../../../text/names";
import { CHOICES } from "../../choices";
import type { State } from "../../rules/state";
import type { ClassicLanguage } from "../../text/language";
import { continentName } from "../../../../risk/world/text/names";
import { landName } from "../../text/names";

/** Verbs that begin where one rules and end where others do. */
const TAKING: readonly string[] = ["attack", "storm"];

/** A territory that has been pressed; `seat` is -1 for one who only watches. */
export function viewOfLand(s: State, seat: Seat, t: number, language: ClassicLanguage): LandView {
  const { panel, names } = language;
  const kit = {
    choices: CHOICES,
    unfit: [],
    near: BOARD.near,
    taking: TAKING,
    name: (verb: string) => said(panel.verbs, verb),
  };
  return {
    title: landName(t),
    facts: [
      panel.landHeld(colourName(ownerId(s, s.owners[t]), names), s.armies[t]),
      continentOf(s, t, language),
      panel.borders(BOARD.near[t].map((land) => landName(land))),
    ].concat(headquartersAt(s, t, language)),
    deeds: deedsAt(s, seat, t, s.owners[t] === seat, kit, language),
  };
}

/** Its continent, what that pays, and how much of it the territory's owner holds. */
function continentOf(s: State, t: number, { panel, names }: ClassicLanguage): string {
  const c = CONTINENTS.findIndex(({ territories }) => territories.includes(t));
  const { bonus, territories } = CONTINENTS[c];
  const held = territories.filter((land) => s.owners[land] === s.owners[t]).length;
  return panel.landContinent(continentName(c, names), bonus, held, territories.length);
}

/** Whose headquarters it is, once all are shown. */
function headquartersAt(s: State, t: number, { panel, names }: ClassicLanguage): string[] {
  if (s.phase === "setup") return [];
  const first = s.seats.findIndex(({ headquarters }) => headquarters === t);
  return first < 0 ? [] : [panel.landHeadquarters(colourName(s.colours[first], names))];
}
