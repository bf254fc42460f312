import { indexIds, readWord, skip, unknownWord, type Line } from "./lines";
import type { AnyAction, Seat } from "./types";
import { always, ANYTIME, type Verb } from "./verb";
import { readOneOf, isOneOf } from "./words";

/*
 * What a seat has decided ahead of its questions, such as which units it loses: a table of ids, each with its values.
 */

/** By id the values there are, the one that a seat begins with first. */
export type SettingDefs<S> = readonly {
  [K in keyof S & string]: readonly [id: K, values: readonly (S[K] & string)[]];
}[keyof S & string][];

export type SetAction<S> = {
  [K in keyof S & string]: {
    readonly type: "set";
    readonly seat: Seat;
    readonly setting: K;
    readonly value: S[K];
  };
}[keyof S & string];

type Values = Record<string, string>;

/** What a seat begins with. */
export function initialSettings<S>(defs: SettingDefs<S>): S {
  const settings: Values = {};
  for (const [id, values] of defs) settings[id] = values[0];
  return settings as S;
}

/** The action that gives a setting this value; undefined where there is no such setting or value. */
export function settingAction<S>(
  defs: SettingDefs<S>,
  seat: Seat,
  setting: string,
  value: string,
): SetAction<S> | undefined {
  for (const [id, values] of defs)
    if (id === setting && isOneOf(values, value))
      return { type: "set", seat, setting, value } as SetAction<S>;
  return undefined;
}

interface Setting extends AnyAction {
  readonly setting: string;
  readonly value: string;
}

/** The verb of the action: a seat may take it at any time, and it counts from the next question on. */
export const SET = {
  at: ANYTIME,
  check: always,
  apply: (s, { seat, setting, value }) => {
    (s.seats[seat].settings as Values)[setting] = value;
  },
  offer: undefined,
} satisfies Verb<{ readonly seats: readonly { readonly settings: object }[] }, Setting, never>;

/** Reads `losses ask` and the like after the verb `set`. */
export function readSetting<S>(line: Line, defs: SettingDefs<S>, seat: Seat): SetAction<S> {
  const setting = readWord(line, "setting");
  if (!defs.some(([id]) => id === setting)) unknownWord(line, "setting", setting);
  const value = readWord(line, "value");
  const action = settingAction(defs, seat, setting, value);
  if (action !== undefined) return action;
  unknownWord(line, "value", value);
  const [id, values] = defs[0];
  return { type: "set", seat, setting: id, value: values[0] };
}

/** Reads `losses ask` and the like within the clause of a seat; says whether a setting stood there. */
export function readSettingWord<S>(line: Line, defs: SettingDefs<S>, settings: S): boolean {
  for (const [id, values] of defs) {
    if (!skip(line, id)) continue;
    (settings as Values)[id] = readOneOf(line, values, indexIds(values), "value");
    return true;
  }
  return false;
}

/** Writes the settings that are not the initial ones, each with a blank before it. */
export function writeSettings<S>(defs: SettingDefs<S>, settings: S): string {
  let text = "";
  for (const [id, values] of defs)
    if (settings[id] !== values[0]) text += ` ${id} ${(settings as Values)[id]}`;
  return text;
}
