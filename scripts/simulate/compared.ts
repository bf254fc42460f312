/** What `--handicap` and `--compare` ask for, as plans. */
import { REPORTS } from "../../src/games/index";
import type { GameModule } from "../../src/session/game/module";
import { wrongUse } from "../options";
import { chosenOptions, newPlan, type Given, type Plan } from "./plan";

/** One side of a comparison: its folder among the results, what it has that the other has not, and its plan. */
export interface Variant {
  readonly name: string;
  readonly value: string;
  readonly plan: Plan;
}

/** A comparison: the first variant beside each other one. */
export type Compared = readonly Variant[];

const MOST_GIVEN = 1000;

/** `COLOUR ID COUNT`; complains about any other text, and about what the game does not give. */
export function handicapOption({ meta }: GameModule, players: number, text: string): Given {
  const [colour = "", id = "", number = ""] = text.split(" ");
  const count = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  const colours = meta.colours.slice(0, players);
  const ids = REPORTS[meta.id].measures.handicaps.map((handicap) => handicap.id);
  if (ids.length === 0) wrongUse(`${meta.title} has no handicaps.`);
  if (!colours.includes(colour) || !ids.includes(id) || count < 1 || count > MOST_GIVEN)
    wrongUse(
      `A handicap is a colour of ${colours.join(", ")}, one of ${ids.join(", ")} and a number up to ${MOST_GIVEN}, not "${text}".`,
    );
  return { colour, id, count };
}

/** `ID VALUE,VALUE[,...]`, or `handicap COLOUR ID COUNT`; `changes` are the options that all variants have. */
export function comparisonOption(
  game: GameModule,
  preset: string,
  changes: readonly string[],
  plan: Plan,
  text: string,
): Compared {
  const at = text.indexOf(" ");
  const [id, rest] = [text.slice(0, at), text.slice(at + 1)];
  if (id === "handicap") {
    const handicap = handicapOption(game, plan.players, rest);
    return [
      { name: "handicap-none", value: "none", plan: { ...plan, handicap: undefined } },
      { name: `handicap-${rest.replaceAll(" ", "-")}`, value: rest, plan: { ...plan, handicap } },
    ];
  }
  const values = rest.split(",");
  if (at < 0 || new Set(values).size < 2)
    wrongUse(`--compare wants an option and two values or more, as "crowns_to_win 8,7", not "${text}".`);
  return values.map((value): Variant => {
    const options = chosenOptions(game, preset, [...changes, `${id} ${value}`]);
    return { name: `${id}-${value}`, value, plan: newPlan(game, options, plan, plan.handicap) };
  });
}
