import { CARDS } from "../../games/castle-risk/rules/cards";
import { DEFAULT_OPTIONS, MIN_SEATS, type Options } from "../../games/castle-risk/meta";
import { ENGLISH } from "../../text/en/english";
import type { Language } from "../../text/language";
import { cardName, colourName, optionChoice } from "../../text/names";
import { presetOf } from "../table/presets";
import { isFree, type Chair, type Table } from "../table/table";
import { said, shortName } from "./words";

/** Longer names of players are cut. */
const NAME_LENGTH = 26;

/** The panel before a match: who sits where, what is agreed on. */
export interface SetupModel {
  readonly chairs: readonly {
    readonly colour: string;
    readonly text: string;
    readonly closed: boolean;
    readonly player: string;
    /** Whether a computer plays here. */
    readonly bot: boolean;
    readonly host: boolean;
  }[];
  /** The options, one line each: the value as the notation has it and in words, and the two in one line. */
  readonly options: readonly OptionLine[];
  /** How many cards of each kind the deck has, in words. */
  readonly cards: readonly string[];
  /** The preset that they are, or an empty text. */
  readonly preset: string;
  /** Who plays and by which rules, in a few sentences. */
  readonly summary: string;
  /** Whether a match could begin. */
  readonly ready: boolean;
}

export interface OptionLine {
  readonly id: string;
  readonly value: string;
  readonly words: string;
  readonly text: string;
  readonly help: string;
}

export function setupPanel(t: Table, language: Language = ENGLISH): SetupModel {
  const { names, panel } = language;
  const players = t.chairs.filter((chair) => !chair.closed).map((chair) => colourName(chair.colour, names));
  const free = t.chairs
    .filter((chair) => !chair.closed && isFree(chair))
    .map((chair) => colourName(chair.colour, names));
  const options = optionLines(t.options, language);
  const preset = presetOf(t.options);
  return {
    chairs: t.chairs.map((chair) => ({
      colour: chair.colour,
      text: `${colourName(chair.colour, names)}: ${
        chair.closed ? panel.seatClosed : whoSits(chair, language)
      }`,
      closed: chair.closed,
      player: chair.player,
      bot: chair.player === "" && chair.bot !== "",
      host: chair.player !== "" && chair.player === t.host,
    })),
    options,
    cards: CARDS.map((card, k) => `${cardName(card, names)}: ${t.options.cards[k]}`),
    preset,
    summary:
      panel.summary(players, panel.presets[preset], changes(options, language)) +
      (free.length === 0 ? "" : `\n${panel.seatsFree(free)}`),
    ready: players.length >= MIN_SEATS,
  };
}

function whoSits(chair: Chair, { panel }: Language): string {
  if (chair.player !== "") return shortName(chair.name, NAME_LENGTH);
  return chair.bot === "" ? panel.seatOpen : panel.seatComputer;
}

/** The lines that differ from the rulebook's. */
function changes(lines: readonly OptionLine[], language: Language): string[] {
  const usual = optionLines(DEFAULT_OPTIONS, language);
  return lines.filter((line, i) => line.text !== usual[i].text).map((line) => line.text);
}

function optionLines(o: Options, language: Language): OptionLine[] {
  const deck = CARDS.map((card, k) => `${cardName(card, language.names)} ${o.cards[k]}`).join(", ");
  const values: readonly (readonly [string, string])[] = [
    ["capital_choice", o.capitals],
    ["starting_coins", `${o.coins}`],
    ["policy_deck", o.policies],
    ["special_phases", o.phases],
    ["card_counts", deck],
    ["crowns_to_win", `${o.crowns}`],
    ["round_limit", o.rounds === 0 ? "none" : `${o.rounds}`],
  ];
  const lines: OptionLine[] = [];
  for (const [id, value] of values) {
    const choice = optionChoice(id, language.names);
    if (choice !== undefined) {
      const words = said(choice.values, value);
      lines.push({ id, value, words, text: language.panel.option(choice, words), help: choice.text });
    }
  }
  return lines;
}
