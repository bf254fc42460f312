import { colourName } from "../../../../text/names";
import type { Sentences } from "../../../../text/codes";
import { CONTINENTS } from "./names";
import { entry } from "../../../../text/entry";
import type { WorldReasons } from "../reasons";
import type { WorldWords } from "../words";

/** Territories that are missing of a continent which can be had next turn. */
const SOON = 2;

function continent(id: string): string {
  return entry(CONTINENTS, id) ?? id;
}

/** Why a computer does something in a game on the board of the world; `capital` is what a headquarters is called. */
export function worldReasons({ place, army }: WorldWords, capital: string): Sentences<WorldReasons> {
  return {
    wipe_out: ({ territory, seat }, names) =>
      `goes for ${place(territory)}, to wipe ${colourName(seat, names)} out`,
    capital: ({ territory }) => `goes for the ${capital} in ${place(territory)}`,
    continent: (params) => `goes for ${place(params.territory)}: all of ${continent(params.continent)} then`,
    break: (params, names) =>
      `goes for ${place(params.territory)}, so that ${colourName(params.seat, names)} loses ${continent(params.continent)}`,
    toward: (params) =>
      params.count <= SOON
        ? `takes ${place(params.territory)}: ${continent(params.continent)} next turn`
        : `takes ${place(params.territory)}, on the way to ${continent(params.continent)}`,
    card: ({ territory }) => `takes ${place(territory)} for a card`,
    strongest: ({ territory, seat }, names) =>
      `takes ${place(territory)} from ${colourName(seat, names)}, who has most ${army.many}`,
    gather: ({ territory }) => `gathers in ${place(territory)}`,
  };
}
