import { worldLand, type LandGame } from "../../../risk/world/panels/land";
import { colourName } from "../../../text/names";
import { CHOICES } from "../choices";
import type { State } from "../rules/state";
import type { ClassicLanguage } from "../text/language";
import { landName } from "../text/names";

/** What the panel of a territory says of classic RISK: whose headquarters it is, once all are shown. */
export const LAND_OF_GAME: LandGame<State> = {
  choices: CHOICES,
  landName,
  facts: (s, t, { panel, names }: ClassicLanguage) => {
    if (s.phase === "setup") return [];
    const first = s.seats.findIndex(({ headquarters }) => headquarters === t);
    return first < 0 ? [] : [panel.landHeadquarters(colourName(s.colours[first], names))];
  },
};

export const LAND = worldLand(LAND_OF_GAME);
