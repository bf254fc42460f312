import { coins, place } from "../../../../risk/europe/text/en/words";
import type { OfSeat } from "../../../../core/refusals";
import { printedCity } from "../../../../risk/europe/names";
import type { InTerritory } from "../../../../risk/refusals";
import { player } from "./words";

type OfCrowns = { readonly crowns: number; readonly most: number };
type OfCoins = { readonly coins: number };

function crowns(params: OfCrowns): string {
  return `${params.crowns} of ${params.most} crowns`;
}

/** Why a computer does something, as said behind its seat's name. */
export const REASONS = {
  leader: (params: InTerritory & OfSeat & OfCrowns) =>
    `attacks ${place(params.territory)}: ${player(params.seat)} has ${crowns(params)}`,
  cut: (params: InTerritory & OfSeat & OfCoins) =>
    `attacks ${place(params.territory)}: ${player(params.seat)} would tax ${coins(params.coins)} less`,
  city: (params: InTerritory & OfCrowns) =>
    `goes for ${printedCity(params.territory)}: ${crowns(params)} then`,
  castle: ({ territory }: InTerritory) => `goes for the castle in ${place(territory)}`,
  join: (params: InTerritory & OfCoins) =>
    `claims ${place(params.territory)}: ${coins(params.coins)} more in taxes`,
  crown: (params: OfCrowns) => `buys a crown: ${crowns(params)} then`,
};
