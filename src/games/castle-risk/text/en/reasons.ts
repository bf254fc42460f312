import { place } from "../../../../risk/europe/text/en/words";
import { printedCity } from "../../../../risk/europe/names";
import type { OfSeat } from "../../../../core/refusals";
import type { InTerritory } from "../../../../risk/refusals";
import { player } from "./words";

type OfCrowns = { readonly crowns: number; readonly most: number };

function crowns({ crowns: n, most }: OfCrowns): string {
  return `${n} of ${most} crowns`;
}

/** Why a computer does something, as said behind its seat's name. */
export const REASONS = {
  capital: ({ territory, seat }: InTerritory & OfSeat) =>
    `goes for ${printedCity(territory)}, the capital of ${player(seat)}`,
  leader: (params: InTerritory & OfSeat & OfCrowns) =>
    `attacks ${place(params.territory)}: ${player(params.seat)} has ${crowns(params)}`,
  city: (params: InTerritory & OfCrowns) =>
    `goes for the city in ${place(params.territory)}: ${crowns(params)} then`,
  recruit: (params: InTerritory & OfCrowns) =>
    `asks ${printedCity(params.territory)} to join: ${crowns(params)} then`,
  castle: ({ territory }: InTerritory) => `goes for the castle in ${place(territory)}`,
  castle_crown: (params: OfCrowns) => `buys a castle: ${crowns(params)} once it stands`,
  way: ({ territory, city }: InTerritory & { readonly city: string }) =>
    `goes to ${place(territory)}, beside ${printedCity(city)}`,
};
