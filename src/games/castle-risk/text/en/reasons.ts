import type { Sentences } from "../../../../text/codes";
import type { CastleReasons } from "../reasons";
import { cityName } from "../names";
import { NAMES } from "./names";
import { place, player } from "./words";

type Crowns = { readonly crowns: number; readonly most: number };

function crowns({ crowns: n, most }: Crowns): string {
  return `${n} of ${most} crowns`;
}

/** Why a computer does something, as said behind its seat's name. */
export const REASONS: Sentences<CastleReasons> = {
  capital: ({ territory, seat }) => `goes for ${cityName(territory, NAMES)}, the capital of ${player(seat)}`,
  leader: (params) => `attacks ${place(params.territory)}: ${player(params.seat)} has ${crowns(params)}`,
  city: (params) => `goes for the city in ${place(params.territory)}: ${crowns(params)} then`,
  recruit: (params) => `asks ${cityName(params.territory, NAMES)} to join: ${crowns(params)} then`,
  castle: ({ territory }) => `goes for the castle in ${place(territory)}`,
  castle_crown: (params) => `buys a castle: ${crowns(params)} once it stands`,
  way: ({ territory, city }) => `goes to ${place(territory)}, beside ${cityName(city, NAMES)}`,
};
