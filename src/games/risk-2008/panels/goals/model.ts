import type { Seat } from "../../../../core/types";
import { CONTINENTS } from "../../../../risk/world/continents";
import { countContinents, countLands, livingSeats } from "../../../../risk/world/rules/seats";
import { nameOf } from "../../../../text/entry";
import { colourName } from "../../../../text/names";
import { countCities, countEnemyCapitals } from "../../rules/holdings";
import { OBJECTIVES, REWARDS, type Condition } from "../../rules/objectives";
import { rewardOn } from "../../rules/seats";
import { GONE, OPEN, type State } from "../../rules/state";
import type { Language2008 } from "../../text/language";

/** An objective as the page shows it: its name and the reward on it; whose it is, or how far everybody is. */
export interface GoalRow {
  readonly name: string;
  readonly state: string;
  readonly open: boolean;
}

/** How much of what an objective asks for a seat has, and how much that is. */
interface Progress {
  readonly held: number;
  readonly of: number;
}

/** The objectives that are in the game, as everybody may know them. */
export function goalRows(s: State, language: Language2008): GoalRow[] {
  const rows: GoalRow[] = [];
  s.objectives.forEach((holder, k) => {
    if (holder !== GONE) rows.push(rowOf(s, k, language));
  });
  return rows;
}

function rowOf(s: State, k: number, language: Language2008): GoalRow {
  const { panel, names } = language;
  const holder = s.objectives[k];
  const reward = rewardOn(s, k);
  const name = nameOf(names.objectives, OBJECTIVES[k].id);
  const help = reward < 0 ? "" : nameOf(names.rewards, REWARDS[reward]);
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

/** What was taken in this turn counts for whose turn it is (rule 7.3). */
function progressOf(s: State, seat: Seat, condition: Condition): Progress {
  const taken = seat === s.turn ? s.taken : [];
  switch (condition.kind) {
    case "continent":
      return among(CONTINENTS[condition.continent].territories, (t) => s.owners[t] === seat);
    case "continent_taken": {
      const [begin, ...others] = CONTINENTS.map(({ territories }) =>
        among(territories, (t) => taken.includes(t)),
      );
      return others.reduce(
        (first, second) => (second.held * first.of > first.held * second.of ? second : first),
        begin,
      );
    }
    case "continents":
      return { held: countContinents(s, seat), of: condition.count };
    case "territories":
      return { held: countLands(s, seat), of: condition.count };
    case "territories_taken":
      return { held: taken.length, of: condition.count };
    case "cities":
      return { held: countCities(s, seat), of: condition.count };
    case "cities_taken":
      return { held: taken.filter((t) => s.cities.includes(t)).length, of: condition.count };
    case "enemy_capitals":
      return { held: countEnemyCapitals(s, seat), of: condition.count };
  }
}

function among(territories: readonly number[], counts: (this: void, t: number) => boolean): Progress {
  return { held: territories.filter((t) => counts(t)).length, of: territories.length };
}
