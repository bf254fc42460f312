import type { GamePanel } from "../../../text/game";
import type { Explained, Words } from "../../../text/types";

/** The words of the panels of Castle Risk. Colours come as their names. */
export interface CastlePanel extends GamePanel {
  /** Words that are picked: with a bribe or without. */
  readonly words: Words<string>;
  /** A kingdom that is no more. */
  readonly fallen: string;
  /** A title, the crowns it was given for, and how many win. */
  /** What wins: so many crowns, within so many rounds; 0 for no limit. */
  readonly goal: (this: void, crowns: number, rounds: number) => string;
  readonly crownsIn: (this: void, round: number) => string;
  readonly rank: (this: void, title: string, crowns: number, win: number) => string;
  /** Coins and cards in hand. */
  readonly purse: (this: void, coins: number, cards: number) => string;
  /** What the pictures beside it stand for. */
  readonly castleHelp: string;
  /** The five policies in a word each, and how often one counts. */
  readonly policies: Words<string>;
  readonly times: (this: void, name: string, n: number) => string;
  readonly orders: (this: void, policies: readonly string[]) => string;
  readonly picked: string;
  readonly picking: string;
  /** Crowns as they would be counted now. Their reasons follow as pictures: vassals first, with their number before them. */
  readonly crownsNow: (this: void, total: number, vassals: number) => string;
  readonly missionProgress: (this: void, mission: string, progress: number, goal: number) => string;
  readonly armyValue: (this: void, coins: number) => string;
  readonly taxValue: (this: void, coins: number) => string;
  /** Bonuses in combat by where they come from. */
  readonly bonuses: Words<Explained>;
  readonly cycle: (this: void, cycle: number, rank: string) => string;
  readonly beforeDice: string;
  readonly bombardment: string;
  readonly recruitment: string;
  /** What is added to the envoys' die, by where it comes from; and what they have come to. */
  readonly recruitBonuses: Words<string>;
  readonly envoys: (this: void, face: number, bonuses: readonly string[], need: number) => string;
  readonly mainRule: string;
  /** Units that would defend a target, none for land that nobody holds; cards that their owner holds, and kinds that may come. */
  readonly against: (this: void, units: readonly string[]) => string;
  readonly mayCome: (this: void, cards: number, kinds: readonly string[]) => string;
  /** What odds rest on, by the reader's wish for losses, and the cards that may still change them. */
  readonly oddsAssume: (this: void, shrewd: boolean, cards: readonly string[]) => string;
  /** A march while its force is chosen. */
  readonly march: (this: void, from: string, to: string) => string;
  /** Coins that a purchase spends, in short, and what King Me takes in the same turn. */
  readonly spentOf: (this: void, spent: number, coins: number) => string;
  readonly keepForKing: (this: void, coins: number) => string;
  /** What the attacker's and the defender's dice must show to hit. */
  readonly hitRule: (this: void, attacker: number, defender: number) => string;
  /** Hits that a side has made, and what it loses: in words, or a number while that is still to be chosen. */
  readonly hits: (this: void, hits: number) => string;
  readonly losses: (this: void, lost: readonly string[], due: number) => string;
  /** That a bombardment has hit nobody. */
  readonly nobodyFalls: (this: void, territory: string) => string;
  readonly windowCard: (this: void, seat: string) => string;
  readonly windowAnswer: (this: void, seat: string, card: string, by: string) => string;
  /** Why the table passes for the seat that is asked: it holds nothing that fits, or has said so. */
  readonly passedFor: (this: void, isAnswer: boolean) => string;
  readonly passedByOrder: string;
  /** A territory: whose it is, whether it has a castle, what it pays. */
  readonly landOwner: (this: void, owner: string, capital: boolean) => string;
  readonly landCastle: string;
  readonly cityPays: (this: void, coins: number, tokens: number) => string;
  readonly landPays: (this: void, coins: number) => string;
  /** Which Castle Risk cards a window is about, and which lie open. */
  readonly windowFitting: (this: void, cards: readonly string[]) => string;
  readonly windowOpen: (this: void, seat: string, card: string) => string;
  /** The owner's line about its papal mission; empty text for none. */
  readonly noMission: string;
  /** What a city's die must show, without a bribe and with one. */
  readonly withNeed: (this: void, deed: string, need: number, bribed: number) => string;
  readonly armyName: (this: void, owner: string, territory: string) => string;
  readonly bonus: (this: void, name: string, text: string) => string;
  readonly counteredCard: (this: void, card: string) => string;
  /** Under the reasons for crowns: crowns now, nothing, crowns of the round, tax value, army. */
  readonly crownRows: readonly string[];
  readonly treasury: (this: void, seat: string, coins: number) => string;
  readonly hand: (this: void, cards: number) => string;
  readonly reserve: (this: void, units: readonly string[], castle: boolean) => string;
  /** Policies by name, or that they are still being picked, or lie face down. */
  readonly inEffect: (this: void, policies: readonly string[], shown: boolean) => string;
  readonly missionsDone: (this: void, missions: readonly string[]) => string;
  readonly reasonsHead: (this: void, crowns: number) => string;
  readonly moves: {
    readonly attacks: (this: void, n: number) => string;
    readonly fortifies: (this: void, n: number) => string;
    readonly bombardments: (this: void, n: number) => string;
    readonly recruitments: (this: void, n: number) => string;
    readonly castle: string;
  };
  /** The names of the statistics of a game. */
  readonly statistics: Words<string>;
}
