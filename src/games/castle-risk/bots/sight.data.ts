/** How far expert plays the game on. */
interface Sight {
  /** Attacks that it tries, besides that there is none. */
  readonly attacks: number;
  /** How often each is tried, by how much another one has to win more, and actions of a game after which it is judged. */
  readonly tries: number;
  readonly better: number;
  readonly most: number;
}

export const EXPERT: Sight = { attacks: 3, tries: 10, better: 0.01, most: 600 };
