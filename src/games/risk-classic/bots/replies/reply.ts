import { NOBODY, type Seat } from "../../../../core/types";
import { SIZE } from "../../../../risk/world/board";
import { shareOf, VICTORY } from "../../../../risk/world/bots/judge";
import type { Outlook } from "../../../../risk/world/bots/outlook";
import type { PlanNode } from "../../../../risk/world/bots/plan/node";
import { foundBy, newStart, type Start } from "../../../../risk/world/bots/plan/start";
import { netWorth } from "../../../../risk/world/bots/value/net";
import type { State } from "../../rules/state";
import { income } from "../../rules/turn/turn";
import type { Level, Replies } from "../levels.data";
import { outlookOf } from "../outlook";

/** What is less likely does not happen. */
const LIKELY = 0.5;

/** The position as a seat leaves it with a node of its search: whole armies, those yet to be placed with the largest stack. */
export function leave(s: State, seat: Seat, { owners, armies: expected, spare }: PlanNode): State {
  const armies = expected.map((some) => rounded(some));
  let to = -1;
  for (let t = 0; t < SIZE; t++) if (owners[t] === seat && (to < 0 || armies[t] > armies[to])) to = t;
  if (to >= 0) armies[to] += spare - (spare % 1);
  return { ...s, owners: owners.slice(), armies };
}

function rounded(armies: number): number {
  const more = armies + 0.5;
  return more < 2 ? 1 : more - (more % 1);
}

/** The search for what the rival does in its turn, of whose cards no more is known than how many they are. */
export function replyOf(s: State, rival: Seat, level: Level, { effort }: Replies): Start {
  const turn: State = { ...s, turn: rival, phase: "attack", step: "attack", captured: false };
  const outlook = outlookOf(turn, rival, { ...level, grudge: NOBODY });
  const sets = outlook.judge.sets[rival];
  const spare = income(s, rival) + sets - (sets % 1);
  return newStart(outlook, [{ lands: turn, spare, isFed: true, loot: 0 }], effort);
}

/** The position that is expected behind the rival's turn: it goes as far along its best plan as is likely. */
export function answer(s: State, rival: Seat, start: Start): State {
  let [node] = foundBy(start);
  while (node.before !== undefined && node.chance < LIKELY) node = node.before;
  return leave(s, rival, node);
}

/** What a position is worth to a seat, of 100, as the rival's turn ends; `won` cards came to the seat in its own turn. */
export function prospects(
  { judge: how }: Outlook,
  { owners, armies }: State,
  rival: Seat,
  won: number,
): number {
  const { me, value } = how;
  if (!owners.includes(me)) return 0;
  const share = shareOf(how, owners, armies, 0, 0);
  if (value === undefined || share === VICTORY) return share;
  const cards = value.count.cards.slice();
  cards[me] += won;
  return (share + 100 - netWorth(value.nets, { ...value.count, me: rival, cards }, how.survey, 0, 0)) / 2;
}
