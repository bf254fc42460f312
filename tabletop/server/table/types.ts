/** Somebody who comes, or comes back: with the seat they had. */
export interface Entering {
  /** The number by which the script knows them; 0 for somebody new. */
  id: number;
  name: string;
  color: string;
  promoted: boolean;
}

/** What became of those who came: their numbers, and the seat that the first could not have. */
export interface Entered {
  person: number;
  lost?: { color: string; by: string } | undefined;
}

/** The people of a browser, so that they can be seated anew. */
export interface Seated {
  tab: number;
  people: readonly Entering[];
  looking: number;
}
