import { indexIds } from "../../../core/lines";
import { RANK_ARCHERS, RANK_CAVALRY, RANK_SIEGE } from "../../../risk/combat/ranks";

type Side = "attacker" | "defender";

/** How a card helps in a combat: whom, across a sea-line alone or everywhere, and in what (rules 8.10, 10.3; CR32). */
interface Help {
  readonly sides: readonly Side[];
  readonly where: "everywhere" | "sea";
  /** The phase whose dice hit more easily, and what they must show then. */
  readonly rank: number;
  readonly need: number;
  /** +1s for main dice. */
  readonly boost: number;
}

/** A kind of Castle Risk cards; copies are those of the deck of the 1986/1990 game, 48 cards (rule 10.1; CR39). */
interface Card {
  readonly id: string;
  readonly copies: number;
  readonly help?: Help;
}

/** The six kinds of Castle Risk cards: the order of every count of cards (rules 10.4, 10.5, 10.6). */
export const CASTLE_CARDS: readonly Card[] = [
  { id: "reinforcements", copies: 12 },
  {
    id: "general",
    copies: 8,
    help: { sides: ["attacker"], where: "everywhere", rank: RANK_CAVALRY, need: 2, boost: 1 },
  },
  {
    id: "marshal",
    copies: 8,
    help: { sides: ["defender"], where: "everywhere", rank: RANK_ARCHERS, need: 4, boost: 1 },
  },
  { id: "diplomat", copies: 7 },
  { id: "spy", copies: 7 },
  {
    id: "admiral",
    copies: 6,
    help: { sides: ["attacker", "defender"], where: "sea", rank: RANK_SIEGE, need: 3, boost: 1 },
  },
];
export const CARDS: readonly string[] = CASTLE_CARDS.map(({ id }) => id);
export const CARD_INDEX = indexIds(CARDS);
export const CARD_COUNTS: readonly number[] = CASTLE_CARDS.map(({ copies }) => copies);
export const REINFORCEMENTS = 0;
export const GENERAL = 1;
export const MARSHAL = 2;
export const DIPLOMAT = 3;
export const SPY = 4;
export const ADMIRAL = 5;

/** Whether a number names one of so many kinds. */
export function isKind(kind: number, kinds: readonly string[]): boolean {
  return kind >= 0 && kind < kinds.length && kind % 1 === 0;
}

/** What dice that a card helps must show. */
export function needWith(card: number): number {
  return CASTLE_CARDS[card].help?.need ?? 0;
}

/** A card that helps a side, by its index. */
export interface Helper extends Help {
  readonly card: number;
}

/** The cards that help either side in a combat. */
export const HELPERS: Readonly<Record<Side, readonly Helper[]>> = {
  attacker: helpersOf("attacker"),
  defender: helpersOf("defender"),
};

function helpersOf(side: Side): Helper[] {
  return CASTLE_CARDS.flatMap(({ help }, card) =>
    help !== undefined && help.sides.includes(side) ? [{ ...help, card }] : [],
  );
}

/** The four kinds of papal missions (rule 14.1; CR37), and how much fulfils each. */
const PAPAL_MISSIONS = [
  // Cities recruited, castles built, coins donated, cities conquered (rules 14.3, 14.4, 14.5, 14.6).
  { id: "spread", goal: 2 },
  { id: "defend", goal: 2 },
  { id: "support", goal: 20 },
  { id: "purge", goal: 2 },
] as const;
export const MISSIONS = PAPAL_MISSIONS.map(({ id }) => id);
export const MISSION_INDEX = indexIds(MISSIONS);
export const MISSION_GOAL: readonly number[] = PAPAL_MISSIONS.map(({ goal }) => goal);
export const MISSION_COPIES = 2;
export const SPREAD = 0;
export const DEFEND = 1;
export const SUPPORT = 2;
export const PURGE = 3;
/** Instead of a kind: no active mission; one whose kind this view does not know. */
export const NO_MISSION = -1;
export const SECRET_MISSION = 4;
