/** Odds for Node and Lua to be compared, to the last bit: a line for each battle, of all kinds. */
import { mix } from "../../src/core/hash";
import { parseWhole } from "../../src/core/lines";
import { rollFrom, seedRng } from "../../src/core/rng";
import type { Roll } from "../../src/core/types";
import { aidedRolls } from "../../src/risk/combat/odds/aided";
import type { OddsBattle, Order, RankBattle, RankSide } from "../../src/risk/combat/odds/battle";
import { moreOdds, outcomeOf, startOdds } from "../../src/risk/combat/odds/job";
import { newBook, winIn, workIn } from "../../src/risk/combat/odds/book";
import { facingOf, groundOf, leadOf } from "../../src/risk/combat/odds/fit";
import { pressure, powerOf } from "../../src/games/risk-europe/bots/weigh/pressure";
import { startStudy, studyOn } from "../../src/risk/combat/odds/study";
import { PLAIN_ROLLS } from "../../src/risk/combat/odds/rolls";
import { chanceOf, rollOn } from "../../src/risk/world/rules/odds";

const HALF = 67_108_864;

/** Mixes all 53 bits of a chance. */
function mixChance(hash: number, chance: number): number {
  const high = Math.floor(chance * HALF);
  return mix(mix(hash, high), Math.floor((chance * HALF - high) * HALF));
}

function hashOdds(battle: OddsBattle, slice: number): number {
  const job = startOdds(battle);
  while (!moreOdds(job, slice));
  const { win, lose, both, ends } = outcomeOf(job);
  let hash = mixChance(mixChance(mixChance(0, win), lose), both);
  for (const { attacker, defender, chance } of ends) {
    for (const n of attacker) hash = mix(hash, n);
    for (const n of defender) hash = mix(hash, n);
    hash = mixChance(hash, chance);
  }
  return hash;
}

/** What computers see of a battle, at a glance and when they work it out. */
function hashThought(battle: RankBattle): number {
  const { attacker, defender } = battle;
  const lead = leadOf(facingOf(groundOf(battle), defender.units), attacker.units);
  const book = newBook(battle);
  while (winIn(book, attacker.units, defender.units) === undefined)
    workIn(book, attacker.units, defender.units, 8);
  const cheapest = {
    ...battle,
    attacker: { ...attacker, order: CHEAPEST },
    defender: { ...defender, order: CHEAPEST },
  };
  const study = startStudy({ ...cheapest, reroll: battle.reroll === "none" ? "none" : "automatic" }, COSTS);
  while (study.expected === undefined) studyOn(study, 8);
  const { win, kept, held } = study.expected;
  const known = winIn(book, attacker.units, defender.units) ?? 0;
  let hash = mixChance(0, pressure(powerOf(attacker.units), powerOf(defender.units)));
  for (const part of [lead, known, win, kept, held]) hash = mixChance(hash, part);
  return hash;
}

const COSTS = [1, 2, 3, 10];
const CHEAPEST: Order = "cheapest";

function side(roll: Roll, most: number): RankSide {
  const order: Order = roll(2) === 0 ? "cheapest" : "shrewd";
  return {
    units: [1 + roll(most), roll(most), roll(4), roll(3)],
    need: [3 + roll(2), 4 + roll(2), 2 + roll(2)],
    extra: [roll(3), 2 * roll(2), 0],
    order,
  };
}

function battleOf(roll: Roll): RankBattle {
  const rerolls = ["none", "automatic", "best"] as const;
  return {
    ...{ kind: "ranks", attacker: side(roll, 9), defender: side(roll, 7) },
    ...{ main: PLAIN_ROLLS, once: roll(4) === 0, reroll: rerolls[roll(3)], rank: roll(4), rerolled: false },
    ...{ rolled: [], again: [] },
  };
}

/** So many battles of each kind, from a seed. */
function odds(text: string): string {
  const roll = rollFrom(seedRng(parseWhole(text)));
  const lines: string[] = [];
  for (let i = 0; i < 8; i++) {
    const rolls = aidedRolls({ dice: roll(2), plus: roll(2) }, { dice: roll(2), plus: roll(2) });
    const armies = 2 + roll(30);
    lines.push(`rolls ${hashOdds(rollOn(armies, 1 + roll(20), 1 + roll(armies - 1), rolls), 50)}`);
    const fought = battleOf(roll);
    lines.push(`ranks ${hashOdds(fought, 300)}`);
    lines.push(`thought ${hashThought(fought)}`);
    lines.push(`chance ${mixChance(0, chanceOf(30 + roll(300), 20 + roll(300)))}`);
  }
  return lines.join("\n");
}

(globalThis as unknown as Record<string, (text: string) => string>)["odds"] = odds;
