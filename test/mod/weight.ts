/** Games of people by clicks, and what they send to every client for their panels. */
import { expect, onTestFinished } from "vitest";
import { interfaceMessages } from "../../scripts/bench/messages";
import { openTable, type Table } from "../../tabletop/table";
import { reseed as reseedAny, setUp as setUpAny } from "../games/contract/people";
import { bundle, packHere } from "./packed";
import { openEurope, playEurope } from "./europe";
import { open2008, play2008 } from "./edition-2008";
import { openClassic, playClassic } from "./classic";
import { playOn, reseed, setUp } from "./people";

/** So many rounds, the most changes of the interface in them, and what is agreed on besides. */
type Weight = readonly [rounds: number, most: number, agreed?: string];

/** A game with people at its seats, for `npm test` and longer. */
export interface Weighed {
  readonly name: string;
  readonly seats: readonly string[];
  readonly short: Weight;
  readonly long: Weight;
}

/**
 * Castle Risk's two rounds, which the bench counts too, took 3,670 when each attribute was sent for itself and what is
 * idle was ended by hand: they may take half of that. Risk Europe's have the sentences of a first turn, ends of battles
 * that stay to be read, and presses that open the panel of a territory. In the world's games a person's action is four or
 * five presses, and armies are placed one by one before the first round: three rounds are to take 3,000 at most.
 */
export const WEIGHED: readonly Weighed[] = [
  {
    name: "Castle Risk",
    seats: ["red", "blue", "green", "yellow", "purple"],
    short: [1, 900],
    long: [2, 1730],
  },
  { name: "Risk Europe", seats: ["red", "blue", "green", "yellow"], short: [1, 800], long: [3, 1640] },
  {
    name: "RISK",
    seats: ["red", "blue", "green"],
    short: [1, 1340, "option initial_placement dealt"],
    long: [3, 2920],
  },
  { name: "RISK 2008", seats: ["red", "blue", "green"], short: [1, 940], long: [3, 2410] },
];

/** Castle Risk has people of its own. */
const OTHERS: Readonly<Record<string, { open: typeof openClassic; play: typeof playClassic } | undefined>> = {
  "Risk Europe": { open: openEurope, play: playEurope },
  RISK: { open: openClassic, play: playClassic },
  "RISK 2008": { open: open2008, play: play2008 },
};

function sentSinceLoad(table: Table): number {
  const begin = table.log.map(({ what }) => what).lastIndexOf("the script's top level");
  return interfaceMessages(table.log.slice(begin));
}

/** Plays a whole game of so many rounds: its panels take so many messages at most. */
export async function expectLight({ name, seats }: Weighed, [rounds, most, agreed]: Weight): Promise<void> {
  const people = OTHERS[name];
  const table = await (people === undefined
    ? openTable(packHere().packed.text, { map: bundle.map, seed: 1, trace: "texts" })
    : people.open({ trace: "texts" }));
  onTestFinished(() => {
    table.close();
  });
  let before = 0;
  let step = "";
  if (people === undefined) {
    await setUp(table, seats, rounds);
    await reseed(table, 11);
    before = sentSinceLoad(table);
    ({ step } = await playOn(table, 11, 5000));
  } else {
    const more = Array.from({ length: rounds }, () => "option round_limit +1");
    await setUpAny(table, seats, agreed === undefined ? more : [...more, agreed]);
    await reseedAny(table, 12);
    ({ step } = await people.play(table, 12, 5000));
  }
  expect([step, table.errors]).toEqual(["over", []]);
  const sent = sentSinceLoad(table) - before;
  expect(sent).toBeGreaterThan(most / 2);
  expect(sent).toBeLessThanOrEqual(most);
}
