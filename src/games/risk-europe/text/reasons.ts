type OfCrowns = { readonly crowns: number; readonly most: number };

/** Why a computer does something. */
export type EuropeReasons = {
  readonly leader: { readonly territory: string; readonly seat: string } & OfCrowns;
  readonly cut: { readonly territory: string; readonly seat: string; readonly coins: number };
  readonly city: { readonly territory: string } & OfCrowns;
  readonly castle: { readonly territory: string };
  readonly join: { readonly territory: string; readonly coins: number };
  readonly crown: OfCrowns;
};
