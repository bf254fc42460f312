import type { OfSeat } from "../../../../core/refusals";
import type { InTerritory } from "../../../../risk/refusals";
import { cityName } from "../names";
import { NAMES } from "./names";
import { place, player } from "./words";

type OfCrowns = { readonly crowns: number; readonly most: number };

function crowns({ crowns: n, most }: OfCrowns): string {
  return `${n} of ${most} crowns`;
}

/** Why a computer does something, as said behind its seat's name. */
export const REASONS = {
  capital: ({ territory, seat }: InTerritory & OfSeat) =>
    `goes for ${cityName(territory, NAMES)}, the capital of ${player(seat)}`,
  leader: (params: InTerritory & OfSeat & OfCrowns) =>
    `attacks ${place(params.territory)}: ${player(params.seat)} has ${crowns(params)}`,
  city: (params: InTerritory & OfCrowns) =>
    `goes for the city in ${place(params.territory)}: ${crowns(params)} then`,
  recruit: (params: InTerritory & OfCrowns) =>
    `asks ${cityName(params.territory, NAMES)} to join: ${crowns(params)} then`,
  castle: ({ territory }: InTerritory) => `goes for the castle in ${place(territory)}`,
  castle_crown: (params: OfCrowns) => `buys a castle: ${crowns(params)} once it stands`,
  way: ({ territory, city }: InTerritory & { readonly city: string }) =>
    `goes to ${place(territory)}, beside ${cityName(city, NAMES)}`,
};
