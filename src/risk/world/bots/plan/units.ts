/** What a position costs that is judged, and a search for ways, in units of thought. */
export const JUDGED = 4;
export const REACHED = 3;
