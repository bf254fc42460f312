import { ownerId } from "../../../core/common";
import type { Choices } from "../../../core/choice";
import type { AnyAction, CommonState, Seat } from "../../../core/types";
import { deedsAt } from "../../../session/panels/land/deeds";
import { landPanel } from "../../../session/panels/land/paint";
import type { LandView } from "../../../session/panels/land/view";
import type { Panel } from "../../../session/game/panel";
import { wordFor } from "../../../session/ui/words";
import type { Room } from "../../../session/table/room";
import type { Language } from "../../../text/language";
import { colourName } from "../../../text/names";
import { BOARD } from "../board";
import { CONTINENTS } from "../continents";
import type { Lands } from "../rules/state";
import { continentName, type WorldNames } from "../text/names";
import { panelOf } from "../text/language";

/** Verbs that begin where one rules and end where others do. */
const TAKING: readonly string[] = ["attack", "storm"];

export interface LandGame<S extends CommonState> {
  readonly choices: Choices<S, AnyAction>;
  landName(this: void, territory: number): string;
  /** What else is told of a territory, a line each. */
  facts(this: void, state: S, t: number, language: Language): readonly string[];
}

/** Whose a territory is and what stands there, its continent and neighbours, and what a game adds. */
export function factsOfLand<S extends Lands & CommonState>(
  s: S,
  t: number,
  { landName, facts }: Pick<LandGame<S>, "landName" | "facts">,
  language: Language,
): string[] {
  const panel = panelOf(language);
  const continent = CONTINENTS.findIndex(({ territories }) => territories.includes(t));
  const { bonus, territories } = CONTINENTS[continent];
  const held = territories.filter((land) => s.owners[land] === s.owners[t]).length;
  const name = continentName(continent, language.names as WorldNames);
  return [
    panel.landHeld(colourName(ownerId(s, s.owners[t]), language.names), s.armies[t]),
    panel.landContinent(name, bonus, held, territories.length),
    panel.borders(BOARD.near[t].map((land) => landName(land))),
  ].concat(facts(s, t, language));
}

/** Whether somebody has picked where armies come from: this board goes up to the corner where a target could lie below the panel. */
function hasSource({ table, intents }: Room): boolean {
  const asked = table.match === undefined ? [] : table.match.game.state.asked;
  return asked.some((seat) => intents[seat]?.draft.from !== undefined);
}

/** The territory that a viewer has pressed on. */
export function worldLand<S extends Lands & CommonState>(game: LandGame<S>): Panel {
  const view = (s: S, seat: Seat, t: number, language: Language): LandView => {
    const kit = {
      choices: game.choices as Choices<CommonState, AnyAction>,
      unfit: [],
      near: BOARD.near,
      taking: TAKING,
      name: (verb: string) => wordFor(panelOf(language).verbs, verb),
    };
    return {
      title: game.landName(t),
      facts: factsOfLand(s, t, game, language),
      deeds: deedsAt(s, seat, t, s.owners[t] === seat, kit, language),
    };
  };
  return landPanel((s, seat, t, language) => view(s as S, seat, t, language), hasSource);
}
