import type { OfSeat } from "../../../../core/refusals";
import type { InTerritory } from "../../../refusals";
import { colourName } from "../../../../text/names";
import type { Names } from "../../../../text/types";
import { CONTINENTS } from "./names";
import { entry } from "../../../../text/entry";
import type { WorldWords } from "../words";

type OfContinent = InTerritory & { readonly continent: string };

/** Territories that are missing of a continent which can be had next turn. */
const SOON = 2;

function continent(id: string): string {
  return entry(CONTINENTS, id) ?? id;
}

/** Why a computer does something in a game on the board of the world; `capital` is what a headquarters is called. */
export function worldReasons({ place, army }: WorldWords, capital: string) {
  return {
    wipe_out: ({ territory, seat }: InTerritory & OfSeat, names: Names) =>
      `goes for ${place(territory)}, to wipe ${colourName(seat, names)} out`,
    capital: ({ territory }: InTerritory) => `goes for the ${capital} in ${place(territory)}`,
    continent: (params: OfContinent) =>
      `goes for ${place(params.territory)}: all of ${continent(params.continent)} then`,
    break: (params: OfContinent & OfSeat, names: Names) =>
      `goes for ${place(params.territory)}, so that ${colourName(params.seat, names)} loses ${continent(params.continent)}`,
    toward: (params: OfContinent & { readonly count: number }) =>
      params.count <= SOON
        ? `takes ${place(params.territory)}: ${continent(params.continent)} next turn`
        : `takes ${place(params.territory)}, on the way to ${continent(params.continent)}`,
    card: ({ territory }: InTerritory) => `takes ${place(territory)} for a card`,
    strongest: ({ territory, seat }: InTerritory & OfSeat, names: Names) =>
      `takes ${place(territory)} from ${colourName(seat, names)}, who has most ${army.many}`,
    gather: ({ territory }: InTerritory) => `gathers in ${place(territory)}`,
  };
}
