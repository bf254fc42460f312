import { printedCity } from "../../../../risk/europe/names";
import type { Sentences } from "../../../../text/codes";
import type { EuropeReasons } from "../reasons";
import { coins, place, player } from "./words";

function crowns(params: { readonly crowns: number; readonly most: number }): string {
  return `${params.crowns} of ${params.most} crowns`;
}

/** Why a computer does something, as said behind its seat's name. */
export const REASONS: Sentences<EuropeReasons> = {
  leader: (params) => `attacks ${place(params.territory)}: ${player(params.seat)} has ${crowns(params)}`,
  cut: (params) =>
    `attacks ${place(params.territory)}: ${player(params.seat)} would tax ${coins(params.coins)} less`,
  city: (params) =>
    `goes for ${printedCity(params.territory) ?? place(params.territory)}: ${crowns(params)} then`,
  castle: ({ territory }) => `goes for the castle in ${place(territory)}`,
  join: (params) => `claims ${place(params.territory)}: ${coins(params.coins)} more in taxes`,
  crown: (params) => `buys a crown: ${crowns(params)} then`,
};
