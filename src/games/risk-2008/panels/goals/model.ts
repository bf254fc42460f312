import { livingSeats } from "../../../../risk/world/rules/seats";
import { nameOf } from "../../../../text/entry";
import { colourName } from "../../../../text/names";
import { progressOf } from "../../rules/conditions";
import { playedObjectives } from "../../rules/holdings";
import { OBJECTIVES } from "../../rules/objectives.data";
import { REWARD_IDS } from "../../rules/objectives";
import { rewardOn } from "../../rules/seats";
import { OPEN, type State } from "../../rules/state";
import type { Language2008 } from "../../text/language";

/** An objective as the page shows it: its name and the reward on it; whose it is, or how far everybody is. */
export interface GoalRow {
  readonly name: string;
  readonly state: string;
  readonly open: boolean;
}

/** The objectives that are in the game, as everybody may know them. */
export function goalRows(s: State, language: Language2008): GoalRow[] {
  return playedObjectives(s).map((k) => rowOf(s, k, language));
}

function rowOf(s: State, k: number, language: Language2008): GoalRow {
  const { panel, names } = language;
  const holder = s.objectives[k];
  const reward = rewardOn(s, k);
  const name = nameOf(names.objectives, OBJECTIVES[k].id);
  const help = reward < 0 ? "" : nameOf(names.rewards, REWARD_IDS[reward]);
  const open = holder === OPEN;
  return {
    name: panel.goalRow(name, help),
    state: open ? openText(s, k, language) : panel.goalTaken(colourName(s.colours[holder], names)),
    open,
  };
}

/** How far everybody is, who has most first. */
function openText(s: State, k: number, { panel, names }: Language2008): string {
  const { condition } = OBJECTIVES[k];
  const seats = livingSeats(s).map((seat) => ({ seat, ...progressOf(s, seat, condition) }));
  const [{ of }] = seats;
  const some = seats.filter(({ held }) => held > 0);
  some.sort((first, second) =>
    first.held === second.held ? first.seat - second.seat : second.held - first.held,
  );
  const progress = some.map(({ seat, held }) => panel.goalProgress(colourName(s.colours[seat], names), held));
  return panel.goalOpen(progress.length === 0 ? "0" : progress.join(", "), of);
}
