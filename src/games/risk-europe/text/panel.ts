import type { GamePanel } from "../../../text/game";
import type { Words } from "../../../text/types";

/** The words of the panels of Risk Europe. Colours come as their names. */
export interface EuropePanel extends GamePanel {
  /** An army on its sheet: lost, or who plays it in this round; empty captain for none. */
  readonly fallen: string;
  readonly mercenaries: (this: void, captain: string) => string;
  /** What odds rest on: the reader's wish for losses, and how a castle's re-roll is used. */
  readonly oddsAssume: (this: void, shrewd: boolean, reroll: "none" | "automatic" | "best") => string;
  /** What wins: so many crowns, within so many rounds (0 for no limit); for teams all cities, or the most. */
  readonly goal: (this: void, crowns: number, rounds: number) => string;
  readonly teamGoal: (this: void, all: boolean) => string;
  readonly crowns: (this: void, crowns: number, due: number) => string;
  readonly purse: (this: void, coins: number, lands: number) => string;
  readonly cities: (this: void, cities: number) => string;
  /** Orders of the round: names of the cards that lie open, and how many lie face down. */
  readonly orders: (this: void, open: readonly string[], hidden: number) => string;
  readonly picking: string;
  readonly bidding: string;
  readonly hasBid: string;
  readonly crownCards: (this: void, cards: number) => string;
  readonly missions: (this: void, done: readonly string[], hidden: number) => string;
  /** The same in numbers, where names have no room. */
  readonly missionCounts: (this: void, done: number, hidden: number) => string;
  /** What the seat has before it that has the turn: its card, and for which army. */
  readonly openCard: (this: void, card: string) => string;
  readonly playsFor: (this: void, army: string) => string;
  /** What is bid for: the first place, or an army. */
  readonly bidFor: (this: void, army: string) => string;
  readonly bidOf: (this: void, coins: number, most: number) => string;
  readonly pickPrompt: string;
  readonly picked: (this: void, first: string, second: string) => string;
  readonly held: (this: void, n: number) => string;
  readonly revealPrompt: string;
  /** A seat's face-down missions, and which of them are fulfilled. */
  readonly ownMissions: (this: void, missions: readonly string[]) => string;
  /** The same in numbers, where names have no room. */
  readonly ownCounts: (this: void, missions: number, fulfilled: number) => string;
  readonly fulfilled: (this: void, mission: string) => string;
  readonly noMissions: string;
  /** The battle's title, its rules, and what helps the defender. */
  readonly pass: (this: void, pass: number, rank: string) => string;
  readonly battleAt: (this: void, territory: string) => string;
  readonly assault: string;
  readonly generalRule: string;
  readonly hitRule: (this: void, attacker: number, defender: number) => string;
  readonly hits: (this: void, hits: number) => string;
  readonly losses: (this: void, lost: readonly string[], due: number) => string;
  readonly castle: string;
  /** A territory: whose it is, units of one army, what may leave a dispute, what it brings, its neighbours over land and sea. */
  readonly landOwner: (this: void, owner: string) => string;
  readonly landDispute: (this: void, defender: string, attacker: string) => string;
  readonly landForce: (this: void, army: string, units: readonly string[]) => string;
  readonly landStaying: (this: void, least: number) => string;
  readonly landCastle: string;
  readonly cityPays: (this: void, coins: number) => string;
  readonly lineValue: (this: void, coins: number) => string;
  readonly freshTile: string;
  readonly borders: (this: void, land: readonly string[], sea: readonly string[]) => string;
  /** What an army has, on the page of changes by hand. */
  readonly treasury: (this: void, army: string, coins: number) => string;
  readonly statistics: Words<string>;
}
