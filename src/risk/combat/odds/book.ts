import { RANK_CAVALRY, RANK_SIEGE, RANKED, WEAPON_DICE } from "../ranks";
import { ARCHER, CAVALRY, SIEGE, size } from "../../units";
import type { RankBattle, RankSide } from "./battle";
import { hitChances } from "./binomial";
import type { RollChances } from "./rolls";

/*
 * Exact chances for computers that ask for many: each is worked out once, and read by whoever asks again. Where both sides
 * lose the cheapest first an army is what its head count says, so that one page, by the heads of both sides, has all
 * battles of the same archers, cavalry and siege weapons, whatever foot is beside them and whatever has been lost. A page
 * grows where more heads are asked for, and comes to the same numbers however it grew.
 */

/** All that is known of battles of one kind, whatever their units. */
export interface Book extends Common {
  /** By what stands beside the foot of the attacker, and of the defender. */
  pages: Record<number, Record<number, Page | undefined> | undefined>;
  /** Pairs of heads of both sides that are known. */
  known: number;
  /** By the least face that hits and the number of dice: the chances of their hits. */
  readonly hits: Record<number, (readonly number[])[] | undefined>;
}

/** What battles of one kind have in common: nobody rolls again. */
export interface Common extends Pick<RankBattle, "main" | "once"> {
  readonly attacker: Dice;
  readonly defender: Dice;
}

/** A side without its units. */
type Dice = Pick<RankSide, "need" | "extra">;

interface Page {
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** The ranks before the main one in which anybody rolls. */
  readonly volleys: readonly Volley[];
  /** By rank in this order, the main one last, and heads of the attacker and of the defender: the chance to win. */
  readonly layers: readonly number[][][];
}

/** The dice of a rank: by heads of a side, the chances of their hits. */
interface Volley {
  readonly rank: number;
  readonly dealt: (readonly number[])[];
  readonly suffered: (readonly number[])[];
  /** The same of the attacker where all of its dice roll; and the chance to win behind such hits, by heads of the defender and the attacker. */
  readonly whole: readonly number[];
  readonly behind: number[][];
}

/** Pairs of heads that take a unit of thought. */
const PAIRS = 4;
/** A book with more pairs than this is begun anew. */
const FULL = 3000;
/** Counts of a kind of units are less than this. */
const MANY = 1024;

/** A book for battles from their beginning, in which both sides lose the cheapest first. */
export function newBook({ attacker, defender, main, once }: Common): Book {
  return { attacker, defender, main, once, pages: {}, known: 0, hits: {} };
}

/** Throws away what a book has where that is a great deal: before a thought, never while one waits for a chance of it. */
export function tidy(book: Book): void {
  if (book.known <= FULL) return;
  book.pages = {};
  book.known = 0;
}

/** The chance that the attacker alone is left; undefined where it is not known yet. */
export function winIn({ pages }: Book, own: readonly number[], other: readonly number[]): number | undefined {
  return pages[keyOf(own)]?.[keyOf(other)]?.layers[0][size(own)]?.[size(other)];
}

/** Works it out, for about so many units of thought; gives those that it took. */
export function workIn(book: Book, own: readonly number[], other: readonly number[], units: number): number {
  const page = pageOf(book, own, other);
  const { layers } = page;
  const [first] = layers;
  const to = size(other);
  const most = units * PAIRS;
  let done = 0;
  addColumns(book, page, to);
  for (let i = 1; i <= size(own) && done < most; i++) {
    if (first.length <= i) addRow(book, page, i);
    for (let n = first[i].length; n <= to && done < most; n++) {
      addPair(book, page, i, n);
      done++;
    }
  }
  book.known += done;
  return done / PAIRS;
}

function keyOf(units: readonly number[]): number {
  return units[ARCHER] + MANY * (units[CAVALRY] + MANY * units[SIEGE]);
}

function pageOf(book: Book, own: readonly number[], other: readonly number[]): Page {
  const { pages } = book;
  const row = pages[keyOf(own)] ?? {};
  pages[keyOf(own)] = row;
  const page = row[keyOf(other)] ?? newPage(book, own, other);
  row[keyOf(other)] = page;
  return page;
}

function newPage({ attacker, defender, hits }: Book, own: readonly number[], other: readonly number[]): Page {
  const volleys: Volley[] = [];
  const layers: number[][][] = [[[]]];
  for (const rank of RANKED) {
    const most = diceOf(attacker, own, Infinity, rank);
    if (most + diceOf(defender, other, Infinity, rank) > 0) {
      const whole = hitsOf(hits, attacker.need[rank], most);
      volleys.push({ rank, dealt: [[]], suffered: [[]], whole, behind: [[]] });
      layers.push([[]]);
    }
  }
  return { own, other, volleys, layers };
}

/** Heads of the defender up to so many. */
function addColumns({ defender, hits }: Book, { other, volleys }: Page, to: number): void {
  for (const { rank, suffered, behind } of volleys)
    for (let n = suffered.length; n <= to; n++) {
      suffered[n] = hitsOf(hits, defender.need[rank], diceOf(defender, other, n, rank));
      behind[n] = [0];
    }
}

/** One head more of the attacker, none of the defender. */
function addRow({ attacker, hits }: Book, { own, volleys, layers }: Page, i: number): void {
  for (const rows of layers) rows[i] = [1];
  for (const { rank, dealt } of volleys)
    dealt[i] = hitsOf(hits, attacker.need[rank], diceOf(attacker, own, i, rank));
}

/** Dice of a side in a rank before the main one, when so many heads are left of it. */
function diceOf({ extra }: Dice, units: readonly number[], heads: number, rank: number): number {
  const riders = heads - units[SIEGE];
  if (rank === RANK_SIEGE) return extra[rank] + WEAPON_DICE * fewer(heads, units[SIEGE]);
  if (rank === RANK_CAVALRY) return extra[rank] + fewer(riders, units[CAVALRY]);
  return extra[rank] + fewer(riders - units[CAVALRY], units[ARCHER]);
}

function fewer(heads: number, count: number): number {
  return heads < 0 ? 0 : heads < count ? heads : count;
}

/** So many are made at a time. */
const MORE = 8;

function hitsOf(hits: Book["hits"], need: number, dice: number): readonly number[] {
  const known = hits[need];
  const rows = known !== undefined && known.length > dice ? known : hitChances(dice + MORE, need);
  hits[need] = rows;
  return rows[dice];
}

/** Adds the chance of so many heads of both sides, from the last rank on. */
function addPair({ main, once }: Book, { volleys, layers }: Page, i: number, n: number): void {
  const last = volleys.length;
  layers[last][i][n] = mainWin(main, layers[once ? last : 0], i, n);
  for (let k = last - 1; k >= 0; k--) layers[k][i][n] = volleyWin(volleys[k], layers[k + 1], i, n);
}

/** A roll of the main rank, behind which these rows are. */
function mainWin(
  { one, two }: RollChances,
  rows: readonly (readonly number[])[],
  i: number,
  n: number,
): number {
  const chances = n < 2 ? one[i < 3 ? i : 3] : two[i < 3 ? i : 3];
  const lost = i > 1 ? rows[i - 1][n - (n < 2 ? 0 : 1)] : 0;
  if (i < 2 || n < 2) return chances[0] * rows[i][n - 1] + chances[1] * lost;
  return chances[0] * rows[i][n - 2] + chances[1] * lost + (i > 2 ? chances[2] * rows[i - 2][n] : 0);
}

/** Both sides' dice of a rank, behind which these rows are: nothing is won where no attacker is left. */
function volleyWin(
  { dealt, suffered, whole, behind }: Volley,
  rows: readonly (readonly number[])[],
  i: number,
  n: number,
): number {
  const hits = dealt[i];
  const losses = suffered[n];
  const column = behind[n];
  column[i] = hitWin(whole, rows[i], n);
  const ways = losses.length < i ? losses.length : i;
  let win = 0;
  if (hits.length === whole.length)
    for (let lost = 0; lost < ways; lost++) win += losses[lost] * column[i - lost];
  else for (let lost = 0; lost < ways; lost++) win += losses[lost] * hitWin(hits, rows[i - lost], n);
  return win;
}

/** The chance of a row behind the hits of the attacker's dice. */
function hitWin(hits: readonly number[], row: readonly number[], n: number): number {
  const ways = hits.length;
  if (ways === 1) return row[n];
  let win = 0;
  for (let k = 0; k < ways; k++) win += hits[k] * row[k < n ? n - k : 0];
  return win;
}
