import type { OfSeat } from "../../../core/refusals";
import type { InTerritory } from "../../refusals";

type OfRival = InTerritory & OfSeat;
type OfContinent = InTerritory & { readonly continent: string };

/** Why a computer does something in a game on the board of the world. */
export type WorldReasons = {
  readonly wipe_out: OfRival;
  readonly capital: InTerritory;
  readonly continent: OfContinent;
  readonly break: OfContinent & OfSeat;
  readonly toward: OfContinent & { readonly count: number };
  readonly card: InTerritory;
  readonly strongest: OfRival;
  readonly gather: InTerritory;
};
