import { expect, test } from "vitest";
import { bombardment, CASTLE, castleBattle } from "./odds/castle";
import { compare, drawsFrom } from "./odds/compare";
import { assault, EUROPE, europeBattle } from "./odds/europe";
import { CLASSIC, classicBattle, EDITION, editionBattle } from "./odds/world";

/** How many battles are drawn for each game: more, or fewer, with `npm run test:slow -- --battles N`. */
const BATTLES = Number(process.env["BATTLES"] ?? "200");
const LONG = { timeout: 7_200_000 };
/** Battles that are fought for each in which every question is weighed, which takes long. */
const WEIGHED = 1_000;

/** What speaks against the odds of so many battles. */
function check(battles: number, one: () => string[]): void {
  const off: string[] = [];
  for (let i = 0; i < battles; i++) off.push(...one());
  expect(off).toEqual([]);
}

test("CR25 to CR32: odds of combats in Castle Risk are those of its own rules", LONG, () => {
  const roll = drawsFrom(32);
  check(BATTLES, () => compare(CASTLE, castleBattle(roll), roll));
});

test("CR21: odds of bombardments in Castle Risk are those of its own rules", LONG, () => {
  const roll = drawsFrom(33);
  check(BATTLES / 10, () => compare(CASTLE, bombardment(roll), roll));
});

test("RE53 to RE59, RE88: odds of battles in Risk Europe are those of its own rules", LONG, () => {
  const roll = drawsFrom(34);
  check(BATTLES, () => compare(EUROPE, europeBattle(roll), roll));
});

test("RE57: the best use of a castle's re-roll holds as often as its odds say", LONG, () => {
  const roll = drawsFrom(35);
  check(BATTLES / 20, () => compare(EUROPE, europeBattle(roll, true), roll, WEIGHED));
});

test("RE46: odds of Siege Assaults in Risk Europe are those of its own rules", LONG, () => {
  const roll = drawsFrom(36);
  check(BATTLES / 10, () => compare(EUROPE, assault(roll), roll));
});

test("RC31 to RC37: odds of attacks in classic RISK are those of its own rules", LONG, () => {
  const roll = drawsFrom(37);
  check(BATTLES, () => compare(CLASSIC, classicBattle(roll), roll));
});

test("RM27, RM40, RM43, RM44: odds of attacks in RISK 2008 are those of its own rules", LONG, () => {
  const roll = drawsFrom(38);
  check(BATTLES, () => compare(EDITION, editionBattle(roll), roll));
});
