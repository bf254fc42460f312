type OfCrowns = { readonly crowns: number; readonly most: number };

/** Why a computer does something. */
export type CastleReasons = {
  readonly capital: { readonly territory: string; readonly seat: string };
  readonly leader: { readonly territory: string; readonly seat: string } & OfCrowns;
  readonly city: { readonly territory: string } & OfCrowns;
  readonly recruit: { readonly territory: string } & OfCrowns;
  readonly castle: { readonly territory: string };
  readonly castle_crown: OfCrowns;
  readonly way: { readonly territory: string; readonly city: string };
};
