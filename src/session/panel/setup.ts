import { CARDS } from "../../games/castle-risk/cards";
import type { Options } from "../../games/castle-risk/meta";
import { ENGLISH } from "../../text/en/english";
import type { Language } from "../../text/language";
import { cardName, colourName, optionChoice } from "../../text/names";
import { presetOf } from "../presets";
import type { Table } from "../table";
import { said } from "./words";

/** The panel before a match: who sits where, what is agreed on. */
export interface SetupModel {
  readonly chairs: readonly {
    readonly colour: string;
    readonly text: string;
    readonly closed: boolean;
    readonly player: string;
    readonly host: boolean;
  }[];
  /** The options in words, one line each. */
  readonly options: readonly { readonly id: string; readonly text: string; readonly help: string }[];
  /** The preset that they are, or an empty text. */
  readonly preset: string;
  /** Whether a match could begin. */
  readonly ready: boolean;
}

export function setupPanel(t: Table, language: Language = ENGLISH): SetupModel {
  const { names, panel } = language;
  let open = 0;
  for (const chair of t.chairs) if (!chair.closed) open++;
  return {
    chairs: t.chairs.map((chair) => ({
      colour: chair.colour,
      text: `${colourName(chair.colour, names)}: ${
        chair.closed ? panel.seatClosed : chair.player === "" ? panel.seatOpen : chair.name
      }`,
      closed: chair.closed,
      player: chair.player,
      host: chair.player !== "" && chair.player === t.host,
    })),
    options: optionLines(t.options, language),
    preset: presetOf(t.options),
    ready: open > 1,
  };
}

function optionLines(o: Options, language: Language): SetupModel["options"] {
  const number = (n: number): string => (n === 0 ? "none" : `${n}`);
  const deck = CARDS.map((card, k) => `${cardName(card, language.names)} ${o.cards[k]}`).join(", ");
  const values: readonly (readonly [string, string])[] = [
    ["capital_choice", o.capitals],
    ["starting_coins", `${o.coins}`],
    ["policy_deck", o.policies],
    ["special_phases", o.phases],
    ["card_counts", deck],
    ["crowns_to_win", `${o.crowns}`],
    ["round_limit", number(o.rounds)],
  ];
  const lines: { id: string; text: string; help: string }[] = [];
  for (const [id, value] of values) {
    const choice = optionChoice(id, language.names);
    if (choice !== undefined)
      lines.push({ id, text: language.panel.option(choice, said(choice.values, value)), help: choice.text });
  }
  return lines;
}
