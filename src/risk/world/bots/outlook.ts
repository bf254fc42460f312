import { zeros } from "../../../core/counts";
import { NOWHERE } from "../../../core/types";
import { CONTINENTS } from "../continents";
import { landsOf } from "../rules/seats";
import type { Lands } from "../rules/state";
import { judge, type Judge } from "./judge";
import { AT_REST } from "./march";
import type { Ground, PlanNode } from "./plan/node";

/** How a seat looks at a game on the world board: what it weighs, what it is after. */
export interface Outlook {
  readonly judge: Judge;
  /** Strength for the turn's first capture, and for the cards of each seat. */
  readonly earned: number;
  readonly spoils: readonly number[];
  /** Sets of territories that are worth a campaign. */
  readonly goals: readonly (readonly number[])[];
  /** Looks at the first board, which takes a judge longer that counts on from board to board. */
  readonly ready?: (this: void, owners: readonly number[], armies: readonly number[]) => void;
  /** What looks at the plans again that were found, as of Ground. */
  readonly review?: Ground["review"];
}

/** Most territories of a rival that one sets out to wipe out, and of a continent to complete. */
const MOST_OF_RIVAL = 16;
const MOST_OF_CONTINENT = 9;

/** The goals of every game on this board: what is missing of each continent, what weak rivals have. */
export function commonGoals({ owners }: Lands, me: number, n: number): number[][] {
  const goals: number[][] = [];
  for (const { territories } of CONTINENTS) {
    const missing = territories.filter((t) => owners[t] !== me);
    if (missing.length > 0 && missing.length <= MOST_OF_CONTINENT) goals[goals.length] = missing;
  }
  for (let seat = 0; seat < n; seat++) {
    if (seat !== me) {
      const lands = landsOf({ owners }, seat);
      if (lands.length > 0 && lands.length <= MOST_OF_RIVAL) goals[goals.length] = lands;
    }
  }
  for (const { territories } of CONTINENTS) {
    const owner = owners[territories[0]];
    if (owner >= 0 && owner !== me && territories.every((t) => owners[t] === owner))
      for (const t of territories) goals[goals.length] = [t];
  }
  return goals;
}

/** Whether armies may still be placed, on territories that are held at the start. */
export function rootNode(
  { judge: how }: Outlook,
  { owners, armies }: Lands,
  spare: number,
  isFed: boolean,
  loot: number,
  key: number,
): PlanNode {
  const { me, n } = how;
  const left = zeros(n);
  for (const owner of owners) if (owner >= 0) left[owner]++;
  const root: PlanNode = {
    before: undefined,
    owners: owners.slice(),
    armies: armies.slice(),
    marches: owners.map(() => AT_REST),
    source: owners.map((owner, t) => (isFed && owner === me ? t : NOWHERE)),
    left,
    spare,
    loot,
    depth: 0,
    from: NOWHERE,
    to: NOWHERE,
    drawn: 0,
    moved: 0,
    chance: 1,
    sum: 0,
    raw: 0,
    value: 0,
    key,
    ahead: [],
    reach: undefined,
  };
  root.raw = judge(how, root.owners, root.armies, spare, loot);
  root.value = root.raw;
  return root;
}

/** What a search from these nodes rests on. */
export function groundOf({ judge: how, earned, spoils, review }: Outlook, root: PlanNode): Ground {
  const more = judge(how, root.owners, root.armies, root.spare + 5, root.loot);
  return { judge: how, armyWorth: (more - root.raw) / 5, earned, spoils, review };
}
