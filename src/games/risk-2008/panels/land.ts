import { worldLand, type LandGame } from "../../../risk/world/panels/land";
import { colourName } from "../../../text/names";
import { CHOICES } from "../choices";
import type { State } from "../rules/state";
import type { Language2008 } from "../text/language";
import { landName } from "../text/names";

/** What the panel of a territory says of RISK 2008: a city, a capital, an airfield. */
export const LAND_OF_GAME: LandGame<State> = {
  choices: CHOICES,
  landName,
  facts: (s, t, { panel, names }: Language2008) => {
    const lines: string[] = [];
    if (s.cities.includes(t)) lines.push(panel.landCity);
    s.seats.forEach(({ capital }, seat) => {
      if (capital === t) lines.push(panel.landCapital(colourName(s.colours[seat], names)));
    });
    if (s.airfields.includes(t)) lines.push(panel.landAirfield);
    return lines;
  },
};

export const LAND = worldLand(LAND_OF_GAME);
